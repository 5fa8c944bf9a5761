import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeHtml } from '../highlight/highlight-text.ts';
import { type FindImage, placeImages } from './place-images.ts';

/** Maps a relative link to the address of a page; undefined if there is no such page. */
export type ResolveLink = (href: string) => Promise<string | undefined> | string | undefined;

export interface RenderedDocument {
  html: string;
  headings: { depth: number; id: string; text: string }[];
  /** Whether the end is left out. */
  isCut: boolean;
}

export interface RenderOptions {
  resolve: ResolveLink;
  /** Finds images of the repository. Others become links. */
  findImage?: FindImage | undefined;
  /** The highest level of headings. Default: 1. */
  topHeading?: number;
  /** The number of characters after which the document is cut, between two blocks. */
  maxCharacters?: number | undefined;
  /** The page with the whole document, to which links to parts lead that were cut. */
  whole?: string | undefined;
}

const external = /^(https?:|mailto:)/i;
const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** GitHub's rules for HTML in a README. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    blockquote: ['cite', ['className', 'admonition', 'version', 'deprecated']],
    // Drops presentation attributes, as GitHub does, and `srcset`, which the browser would fetch.
    img: ['alt', 'src', 'title', 'width', 'height'],
  },
  strip: ['script', 'style'],
};

const sanitiser = unified().use(rehypeRaw).use(rehypeSanitize, schema);
const printer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/**
 * Renders the tree of an untrusted document, which may contain HTML as written. The result runs no scripts and fetches nothing from other hosts:
 * images of the repository are shown, and others become links labelled with their alt text, or nothing without one. Heading ids have the prefix `user-content-`, so they
 * cannot collide with ids of the page.
 */
export async function renderTree(source: Root, options: RenderOptions): Promise<RenderedDocument> {
  const tree = await sanitiser.run(source);
  const headings = nameHeadings(tree, options.topHeading ?? 1);
  const isCut = cut(tree, options.maxCharacters ?? Infinity);
  await placeImages(tree, options.findImage);
  await resolveLinks(tree, options);
  makeScrollable(tree);
  placeDrawings(tree);
  // Last, because it is printed as it is.
  await highlightCode(tree);
  return { html: printer.stringify(tree), headings: shownHeadings(tree, headings), isCut };
}

/** The headings that are left: one of nothing but an image may be gone. */
function shownHeadings(tree: Root, headings: RenderedDocument['headings']): RenderedDocument['headings'] {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => void ids.add(properties['id']));
  return headings.filter(({ id }) => ids.has(id));
}

function nameHeadings(tree: Root, topHeading: number): RenderedDocument['headings'] {
  const slugger = new GithubSlugger();
  const headings: RenderedDocument['headings'] = [];
  visit(tree, 'element', (element) => {
    const level = headingNames.indexOf(element.tagName) + 1;
    if (level === 0) return;
    const depth = Math.min(6, level + topHeading - 1);
    const text = toString(element);
    const id = `user-content-${slugger.slug(text)}`;
    element.tagName = `h${depth}`;
    element.properties = { id };
    headings.push({ depth, id, text });
  });
  return headings;
}

/** Drops the blocks at the end of a long document, and a heading that would be the last one left. */
function cut(tree: Root, maxCharacters: number): boolean {
  let characters = 0;
  const end = tree.children.findIndex((child) => {
    characters += 'children' in child ? toString(child).length : 1;
    return characters > maxCharacters;
  });
  if (end < 1 || end >= tree.children.length - 1) return false;
  tree.children.length = end;
  for (let last = tree.children.at(-1); last; last = tree.children.at(-1)) {
    const isHeading = last.type === 'element' && headingNames.includes(last.tagName);
    if (!isHeading && last.type !== 'text') break;
    tree.children.pop();
  }
  return true;
}

async function resolveLinks(tree: Root, { resolve, whole = '' }: RenderOptions): Promise<void> {
  const anchors: Element[] = [];
  const ids = new Set<string>();
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a' && element.properties['href'] !== undefined) anchors.push(element);
    const { id } = element.properties;
    if (typeof id === 'string') ids.add(id);
  });
  for (const anchor of anchors) {
    const href = textOf(anchor, 'href');
    if (external.test(href)) {
      anchor.properties['rel'] = ['noopener', 'noreferrer', 'nofollow'];
    } else if (href.startsWith('#')) {
      const id = href.startsWith('#user-content-') ? href.slice(1) : `user-content-${href.slice(1)}`;
      anchor.properties['href'] = `${ids.has(decoded(id)) ? '' : whole}#${id}`;
    } else {
      const target = await resolve(href);
      if (target === undefined) delete anchor.properties['href'];
      else anchor.properties['href'] = target;
    }
  }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Makes tables and code blocks scroll on their own and focusable, so they can be scrolled with the keyboard. */
function makeScrollable(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || (element.tagName !== 'table' && element.tagName !== 'pre'))
      return undefined;
    if (element.tagName === 'pre') {
      element.properties['tabIndex'] = 0;
      return undefined;
    }
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['scroll'], tabIndex: 0 },
      children: [element],
    };
    return 'skip';
  });
}

/** Rows of text that a drawing takes about as much room as, at most. */
const MAX_ROWS = 10;

/** Marks blocks of Mermaid, which a script draws. Their class reserves the height, so that nothing moves then. */
function placeDrawings(tree: Root): void {
  visit(tree, 'element', (element) => {
    const [code] = element.children;
    if (element.tagName !== 'pre' || code?.type !== 'element') return;
    const names = code.properties['className'];
    if (!Array.isArray(names) || names[0] !== 'language-mermaid') return;
    const rows = Math.min(MAX_ROWS, Math.max(2, toString(code).trim().split('\n').length - 1));
    element.properties['className'] = ['drawing-text', `rows-${rows}`];
  });
}

/** Highlights code blocks whose language is known. */
async function highlightCode(tree: Root): Promise<void> {
  const blocks: { code: Element; language: string }[] = [];
  visit(tree, 'element', (element, _, parent) => {
    if (element.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
    const names = element.properties['className'];
    const name = Array.isArray(names) ? (names[0] ?? '') : '';
    const isPlain = element.children.every(({ type }) => type === 'text');
    if (name.startsWith('language-') && isPlain)
      blocks.push({ code: element, language: name.slice('language-'.length) });
  });
  for (const { code, language } of blocks) {
    const html = await codeHtml(toString(code), language);
    if (html === undefined) continue;
    code.properties = { className: ['lit'] };
    code.children = [{ type: 'raw', value: html } as unknown as Element];
  }
}

export function textOf(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' ? value : '';
}

import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Maps a relative link to the address of a page; undefined if there is no such page. */
export type ResolveLink = (href: string) => Promise<string | undefined> | string | undefined;

export interface RenderedMarkdown {
  html: string;
  headings: { depth: number; id: string; text: string }[];
}

const external = /^(https?:|mailto:)/i;
const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** GitHub's rules for HTML in a README. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    // Drops presentation attributes, as GitHub does, and `srcset`, which the browser would fetch.
    img: ['alt', 'src', 'title'],
  },
  strip: ['script', 'style'],
};

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema);
const printer = unified().use(rehypeStringify);

/**
 * Renders untrusted Markdown the way GitHub does. The result runs no scripts and fetches nothing: images become links
 * labelled with their alt text. The highest heading level is `topHeading`. Heading ids have the prefix `user-content-`, so
 * they cannot collide with ids of the page.
 */
export async function renderMarkdown(
  text: string,
  resolve: ResolveLink,
  topHeading = 1,
): Promise<RenderedMarkdown> {
  const tree: Root = await parser.run(parser.parse(text));
  const headings = nameHeadings(tree, topHeading);
  replaceImages(tree);
  await resolveLinks(tree, resolve);
  wrapTables(tree);
  return { html: printer.stringify(tree), headings };
}

function nameHeadings(tree: Root, topHeading: number): RenderedMarkdown['headings'] {
  const slugger = new GithubSlugger();
  const headings: RenderedMarkdown['headings'] = [];
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

function replaceImages(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'picture' && parent && index !== undefined) {
      const image = element.children.find((child) => child.type === 'element' && child.tagName === 'img');
      parent.children.splice(index, 1, ...(image ? [image] : []));
      return index;
    }
    if (element.tagName !== 'img') return undefined;
    const source = textOf(element, 'src');
    const label: ElementContent[] = [{ type: 'text', value: textOf(element, 'alt').trim() || 'picture' }];
    const insideLink = parent?.type === 'element' && parent.tagName === 'a';
    Object.assign(element, {
      tagName: insideLink || !source ? 'span' : 'a',
      properties:
        insideLink || !source ? { className: ['picture'] } : { className: ['picture'], href: source },
      children: label,
    });
    return undefined;
  });
}

async function resolveLinks(tree: Root, resolve: ResolveLink): Promise<void> {
  const anchors: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a' && element.properties['href'] !== undefined) anchors.push(element);
  });
  for (const anchor of anchors) {
    const href = textOf(anchor, 'href');
    if (external.test(href)) {
      anchor.properties['rel'] = ['noopener', 'noreferrer', 'nofollow'];
    } else if (href.startsWith('#')) {
      anchor.properties['href'] = href.startsWith('#user-content-') ? href : `#user-content-${href.slice(1)}`;
    } else {
      const target = await resolve(href);
      if (target === undefined) delete anchor.properties['href'];
      else anchor.properties['href'] = target;
    }
  }
}

/** Makes tables and code blocks scroll on their own and focusable, so they can be scrolled with the keyboard. */
function wrapTables(tree: Root): void {
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

function textOf(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' ? value : '';
}

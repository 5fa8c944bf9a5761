import { compile, parse, postprocess, preprocess } from 'micromark';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { type DocEntry, docSectionTitles } from './doc-block.ts';
import { docstringToMarkdown, tagsToParagraphs } from './doc-markdown.ts';
import { labelledToLists, literalsToFences, outsideCode } from './doc-literals.ts';
import { docSections } from './doc-sections.ts';
import { plainHtml } from './plain-markdown.ts';

/** `plainHtml` relies on it. Disables indented code, which is rarely meant in comments, and HTML, which is shown as written. */
export const docSyntax = {
  disable: {
    null: [
      'codeIndented',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/** The address of a symbol that a doc comment names; undefined if the atlas does not know which one that is. */
export type NameResolver = (name: string) => string | undefined;

/**
 * Renders a doc comment as HTML: Markdown without HTML, headings and images; parameters, results and errors as lists. Other block tags
 * (`@since …`) become paragraphs. Only names of symbols, and links to `http:` and `https:`, have a target. The result runs no scripts
 * and loads nothing.
 */
export function docHtml(text: string, resolveSymbol: NameResolver = () => undefined): string {
  const { body, sections, deprecated } = docSections(literalsToFences(text));
  const parameters = new Set(sections.get('parameters')?.map(({ name }) => name));
  // A parameter may be called as a symbol that it has nothing to do with.
  const resolve: NameResolver = (name) => (parameters.has(name) ? undefined : resolveSymbol(name));
  const html = (markdown: string) => markdownHtml(markdown, resolve);
  const parts = [...sections].map(([kind, entries]) => {
    const hasTerm = ({ name, type }: DocEntry): boolean => name !== '' || type !== '';
    const texts = entries.filter((entry) => !hasTerm(entry)).map((entry) => html(entry.text));
    const items = entries.filter(hasTerm).map((entry) => entryHtml(entry, kind === 'throws', resolve, html));
    const list = items.length > 0 ? `<dl>${items.join('')}</dl>` : '';
    return `<dt>${docSectionTitles[kind]}<dd>${texts.join('')}${list}`;
  });
  return (
    (deprecated === undefined ? '' : `<div class=deprecated><b>Deprecated</b> ${html(deprecated)}</div>`) +
    (body === '' ? '' : html(body)) +
    (parts.length > 0 ? `<dl class=doc-sections>${parts.join('')}</dl>` : '')
  );
}

function entryHtml(
  { name, type, text }: DocEntry,
  isSymbol: boolean,
  resolve: NameResolver,
  html: (text: string) => string,
): string {
  const names = [
    name === '' ? '' : `<code>${isSymbol ? linkedNames(name, resolve) : escapeHtml(name)}</code>`,
    type === '' ? '' : `<code class=type>${linkedNames(type, resolve)}</code>`,
  ].filter(Boolean);
  const term = `<dt>${names.join(' ')}`;
  return text === '' ? term : `${term}<dd>${html(text)}`;
}

/** Escapes code, such as the type of a parameter, and links the names in it that are known. */
function linkedNames(code: string, resolve: NameResolver): string {
  return escapeHtml(code).replace(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g, (name) => {
    const href = resolve(name);
    return href === undefined ? name : `<a href=${attributeValue(href)}>${name}</a>`;
  });
}

function markdownHtml(text: string, resolve: NameResolver): string {
  const linked = outsideCode(text, (part) => namesToLinks(part, resolve));
  const markdown = outsideCode(tagsToParagraphs(docstringToMarkdown(linked)), labelledToLists);
  const html = plainHtml(markdown) ?? parsedHtml(markdown, resolve);
  return html.replaceAll('<pre>', '<pre tabindex="0">');
}

/** `micromark` puts its syntax together for each text, which takes as long as parsing a line. */
const parser = parse({ extensions: [docSyntax] });

function toHtml(markdown: string): string {
  parser.defined = [];
  parser.lazy = {};
  return compile()(postprocess(parser.document().write(preprocess()(markdown, undefined, true))));
}

function parsedHtml(markdown: string, resolve: NameResolver): string {
  return toHtml(markdown)
    .replace(/<a href="#symbol:([^"]*)"/g, (_, name: string) => {
      const href = resolve(decodeURIComponent(name));
      return href === undefined ? '<a' : `<a href=${attributeValue(href)} data-symbol`;
    })
    .replace(/<a href="(?!https?:)[^"]*"/g, '<a')
    .replace(/<a href="/g, '<a rel="noopener noreferrer nofollow" href="')
    .replaceAll(' data-symbol', '');
}

const symbolLink = (name: string, label: string): string =>
  `[${label}](#symbol:${encodeURIComponent(name).replace(/[()]/g, '')})`;

/** Roles of Sphinx that name symbols. */
const ROLES =
  /:(?:py:)?(?:class|meth|func|attr|exc|mod|data|obj|const):`([^`<>]{0,200}?)\s*(?:<([^`<>]{1,200})>)?`/g;

/**
 * Makes Markdown links of `{@link name text}`, of roles such as :meth:`name`, and of `[name]`, if the
 * name is known.
 */
function namesToLinks(text: string, resolve: NameResolver): string {
  return text
    .replace(
      /\{@link(?:code|plain)?\s+([^\s|{}]{1,200})[\s|]*([^{}]{0,200})\}/g,
      (_, name: string, label: string) =>
        /^https?:/.test(name)
          ? `[${label.trim() || name}](${name})`
          : symbolLink(name, label.trim() || `\`${name}\``),
    )
    .replace(ROLES, (_, label: string, target: string | undefined) => {
      const name = (target ?? label).replace(/^[~!.]+/, '');
      const shown = label.startsWith('~') ? (name.split('.').at(-1) ?? name) : label.replace(/^[!.]+/, '');
      return symbolLink(name, `\`${shown}\``);
    })
    .replace(/\[(`?)([A-Za-z_][\w.:]{0,200})\1\](?![([:\]])/g, (all, _, name: string) =>
      resolve(name) === undefined ? all : symbolLink(name, `\`${name}\``),
    );
}

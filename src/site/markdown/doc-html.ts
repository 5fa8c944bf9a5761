import { compile, parse, postprocess, preprocess } from 'micromark';
import type { DocFormat } from '../../model/doc-format.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { type DocEntry, docSectionTitles } from './doc-block.ts';
import { boxesToAlerts } from './boxes-to-alerts.ts';
import { docstringToMarkdown, tagsToParagraphs } from './doc-markdown.ts';
import { labelledToLists, literalsToFences, outsideCode } from './doc-literals.ts';
import { docSections } from './doc-sections.ts';
import { docstringHtml } from './docstring-html.ts';
import { epytextToRst, isMarkdownDocstring } from './docstring-markup.ts';
import { godocToMarkdown } from './godoc-markdown.ts';
import { highlightDoc } from './highlight-doc.ts';
import { isTangled } from './is-tangled.ts';
import { takeLinkDefinitions } from './link-definitions.ts';
import { markAlertsInHtml } from './mark-alerts.ts';
import type { NameResolver } from './name-resolver.ts';
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

/**
 * Renders a doc comment as HTML, without headings and images: Markdown without HTML, or the markup of its language. Parameters, results and
 * errors become lists, and other block tags (`@since …`) paragraphs. Only names of symbols, and links to `http:` and `https:`, have a target. The result runs no scripts
 * and loads nothing.
 */
export function docHtml(
  text: string,
  resolveSymbol: NameResolver = () => undefined,
  format: DocFormat = 'markdown',
): string {
  const isRst = format === 'restructuredtext' && !isMarkdownDocstring(text);
  const source = isRst ? epytextToRst(text) : format === 'godoc' ? godocToMarkdown(text) : text;
  const links = isRst ? undefined : takeLinkDefinitions(source);
  const { body, sections, deprecated } = docSections(literalsToFences(links?.text ?? source, isRst));
  const parameters = new Set(sections.get('parameters')?.map(({ name }) => name));
  // A parameter may be called as a symbol that it has nothing to do with.
  const resolve: NameResolver = (name) => (parameters.has(name) ? undefined : resolveSymbol(name));
  const html = (part: string) =>
    links ? markdownHtml(links.withDefinitions(part), resolve) : docstringHtml(part, resolve);
  const parts = [...sections].map(([kind, entries]) => {
    const hasTerm = ({ name, type }: DocEntry): boolean => name !== '' || type !== '';
    const texts = entries.filter((entry) => !hasTerm(entry)).map((entry) => html(entry.text));
    const items = entries.filter(hasTerm).map((entry) => entryHtml(entry, kind === 'throws', resolve, html));
    const list = items.length > 0 ? `<dl>${items.join('')}</dl>` : '';
    return `<dt>${docSectionTitles[kind]}<dd>${texts.join('')}${list}`;
  });
  return highlightDoc(
    (deprecated === undefined ? '' : `<div class=deprecated><b>Deprecated</b> ${html(deprecated)}</div>`) +
      (body === '' ? '' : html(body)) +
      (parts.length > 0 ? `<dl class=doc-sections>${parts.join('')}</dl>` : ''),
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
  if (isTangled(text)) return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
  const linked = outsideCode(text, (part) => namesToLinks(part, resolve));
  const lists = outsideCode(tagsToParagraphs(docstringToMarkdown(linked)), labelledToLists);
  const markdown = boxesToAlerts(lists);
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
  return markAlertsInHtml(toHtml(markdown)).replace(/<a href="([^"]*)"/g, (_, address: string) => {
    if (/^https?:/.test(address)) return `<a rel="noopener noreferrer nofollow" href="${address}"`;
    const name = nameIn(address);
    const href = name === undefined ? undefined : resolve(name);
    return href === undefined ? '<a' : `<a href=${attributeValue(href)}`;
  });
}

/** The name of a symbol in the address of a link, which may be `#symbol:` with the name or, the name itself. */
function nameIn(address: string): string | undefined {
  if (!address.startsWith('#symbol:'))
    return /^[A-Za-z_][\w.:#]*(?:\(.*\))?$/.test(address) ? address : undefined;
  try {
    return decodeURIComponent(address.slice('#symbol:'.length));
  } catch {
    return undefined;
  }
}

const symbolLink = (name: string, label: string): string =>
  `[${label}](#symbol:${encodeURIComponent(name).replace(/[()]/g, '')})`;

/** Roles of Sphinx that name symbols. */
const ROLES =
  /:(?:py:)?(?:class|meth|func|attr|exc|mod|data|obj|const):`([^`<>]{0,200}?)\s*(?:<([^`<>]{1,200})>)?`/g;

/**
 * Makes Markdown links of `{@link name text}`, of roles such as :meth:`name`, and of `[name]` if the name is known. ``[`name`]`` is
 * code if it is not.
 */
function namesToLinks(text: string, resolve: NameResolver): string {
  if (!/[[:{]/.test(text)) return text;
  return text
    .replace(/\{@(?:code|literal)\s+([^{}`]{1,200})\}/g, '`$1`')
    .replace(/\{@inherit[dD]oc[^{}]{0,200}\}/g, '')
    .replace(
      /(?:\[([^[\]\n]{1,200})\])?\{@link(?:code|plain)?\s+([^\s|{}]{1,200})[\s|]*([^{}]{0,200})\}/g,
      (_, above: string | undefined, name: string, below: string) => {
        const label = above ?? below.trim();
        return /^https?:/.test(name)
          ? `[${label || name}](${name})`
          : symbolLink(name, label || `\`${name}\``);
      },
    )
    .replace(ROLES, (_, label: string, target: string | undefined) => {
      const name = (target ?? label).replace(/^[~!.]+/, '');
      const shown = label.startsWith('~') ? (name.split('.').at(-1) ?? name) : label.replace(/^[!.]+/, '');
      return symbolLink(name, `\`${shown}\``);
    })
    .replace(/\[`([^`[\]\n]{1,200}(?:\[\])?[^`[\]\n]{0,20})`\](?![([:\]])/g, (all, shown: string) => {
      const name = shown.replace(/[<({].*$/, '');
      if (resolve(name) !== undefined) return symbolLink(name, `\`${shown}\``);
      return text.includes(`${all}:`) ? all : `\`${shown}\``;
    })
    .replace(/(?<!\])\[([A-Za-z_][\w.:]{0,200})\](?![([:\]])/g, (all, name: string) =>
      resolve(name) === undefined ? all : symbolLink(name, `\`${name}\``),
    );
}

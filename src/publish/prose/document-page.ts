import { baseName } from '../../model/path.ts';
import type { ProsePage } from './pagefind-process.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { factsHtml, type ProseFacts } from './prose-facts.ts';
import { type RenderedSection, renderedSections } from './rendered-text.ts';
import { textSections } from '../../features/search/index/text-sections.ts';

/** Files with a rendered document on their page. Tables and drawings are no texts. */
export const documentNames = /\.(?:md|markdown|mdown|mkd|mdx|rst|ipynb)$/i;
/** Texts that people read, and that are shown as lines. */
const textNames = /(?:^|\/)(?:[A-Z][A-Z0-9_-]*|[^/]*\.(?:txt|text|adoc|asciidoc|org|textile))$/;

/** A changelog answers few questions, and contains the words of all of them. */
const changelog = /(?:^|\/)(?:changes?|changelog|history|news|release[-_]?notes)(?:\.[^/.]+)?$/i;
const OLD_WEIGHT = 0.2;
/** Documentation of earlier versions, where Docusaurus keeps it, says the same as that of the present one. */
const isOld = (path: string): boolean => /(?:^|\/)versioned_docs\//.test(path);

export function isPlainText(path: string): boolean {
  return textNames.test(path) && !documentNames.test(path);
}

/** Returns the page of a document for the index, from the page that was rendered; undefined if it has no text. */
export function documentPage(url: string, html: string, facts: ProseFacts): ProsePage | undefined {
  return proseOf(url, renderedSections(html), facts);
}

/** Returns the page of a text without a rendered document. Its headings lead to lines. */
export function plainTextPage(url: string, source: string, facts: ProseFacts): ProsePage | undefined {
  const sections = textSections(source).map(({ heading, first, text }) => ({
    id: `L${first}`,
    level: 2,
    heading: escapeHtml(heading),
    text: escapeHtml(heading === '' ? text : text.slice(text.indexOf('\n') + 1)),
  }));
  return proseOf(url, sections, facts);
}

function proseOf(
  url: string,
  sections: readonly RenderedSection[],
  facts: ProseFacts,
): ProsePage | undefined {
  if (sections.length === 0) return undefined;
  const { path } = facts;
  const first = sections.find(({ heading }) => heading !== '');
  const isChangelog = changelog.test(path);
  // The first heading of a changelog is a version.
  const title = (isChangelog ? undefined : first?.heading) ?? escapeHtml(baseName(path));
  const body = sections.map((section) => sectionHtml(section, section === first)).join('');
  const name = isOld(path) ? 'aside' : 'title';
  const weight = isChangelog || isOld(path) ? OLD_WEIGHT : 1;
  return {
    url,
    html: `<html><body data-pagefind-weight="${weight}">${factsHtml(facts)}<i data-pagefind-ignore data-pagefind-meta="${name}">${title}</i>${body}</body></html>`,
  };
}

function sectionHtml({ id, level, heading, text }: RenderedSection, isTitle: boolean): string {
  const name = isTitle ? 'h1' : `h${Math.max(2, level)}`;
  const anchor = id === undefined ? '' : ` id="${id}"`;
  const head = heading === '' && id === undefined ? '' : `<${name}${anchor}>${heading}</${name}>`;
  return `${head}<p>${text}</p>`;
}

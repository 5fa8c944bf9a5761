/** A part of a rendered document from a heading to the next one. Texts are HTML without tags: their characters stay escaped. */
export interface RenderedSection {
  /** The id of its heading; undefined before the first one. */
  id: string | undefined;
  /** From 1. */
  level: number;
  heading: string;
  text: string;
}

/** The begin and the end of the text of a document in one of our pages. */
const begin = /<(?:div|article) class=(?:prose|"prose[^"]*")[^>]*>/;
const end = /<details class="?document-source|<nav class="?rail|<\/article>/g;

/** A tag, with quoted values that may contain `>`, or a comment. */
const tag = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gis;
const inline =
  /^(?:a|abbr|b|bdi|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr)$/i;
const hidden = /^(?:style|script|svg|button|template)$/i;

/**
 * Returns the sections of the document on a page that this site rendered. The page is read, not the source, so that headings have the ids
 * that they have on the page.
 */
export function renderedSections(html: string): RenderedSection[] {
  const found = begin.exec(html);
  if (!found) return [];
  const from = found.index + found[0].length;
  end.lastIndex = from;
  const to = end.exec(html)?.index ?? html.length;
  return sectionsOf(html.slice(from, to));
}

function sectionsOf(html: string): RenderedSection[] {
  let section: RenderedSection = { id: undefined, level: 1, heading: '', text: '' };
  const sections = [section];
  let at = 0;
  let isHeading = false;
  let hiddenBy = '';
  const add = (text: string): void => {
    if (hiddenBy !== '') return;
    if (isHeading) section.heading += text;
    else section.text += text;
  };
  for (const match of html.matchAll(tag)) {
    add(html.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, name = '', attributes = ''] = match;
    if (hidden.test(name)) {
      if (slash !== '/' && hiddenBy === '') hiddenBy = name;
      else if (slash === '/' && hiddenBy === name) hiddenBy = '';
    } else if (/^h[1-6]$/i.test(name) && hiddenBy === '') {
      isHeading = slash !== '/';
      if (!isHeading) continue;
      section = { id: idIn(attributes), level: Number(name[1]), heading: '', text: '' };
      sections.push(section);
    } else if (!inline.test(name)) add('\n');
  }
  add(html.slice(at));
  return sections
    .map(({ heading, text, ...rest }) => ({ ...rest, heading: words(heading), text: words(text) }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

function idIn(attributes: string): string | undefined {
  const [, quoted, bare] = /\sid=(?:"([^"]*)"|([^\s"'>]+))/.exec(attributes) ?? [];
  return quoted ?? bare;
}

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

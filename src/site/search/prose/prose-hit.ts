import type { PagefindPage } from './pagefind-api.ts';

/** A part of an excerpt, as text. */
export interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

/** A page with the words of a question. Addresses are paths below the root of the atlas. */
export interface ProseHit {
  title: string;
  /** `document`, or the kind of a symbol. */
  kind: string;
  path: string;
  signature: string | undefined;
  page: string;
  excerpt: ExcerptPart[];
  /** Sections with the words, besides the first one, which is the page. */
  sections: { title: string; page: string; excerpt: ExcerptPart[] }[];
}

const MAX_SECTIONS = 3;

export function proseHit({ raw_url, meta, excerpt, sub_results }: PagefindPage): ProseHit {
  const { title, name, aside, kind = '', path = '', signature } = meta;
  const [file = ''] = raw_url.split('#');
  const heading = title ?? name ?? aside ?? path;
  const sections = sub_results
    .filter((section) => section.anchor !== undefined && section.title !== heading)
    .map((section) => ({
      title: section.title,
      page: `${file}#${section.anchor?.id ?? ''}`,
      excerpt: excerptParts(section.excerpt),
    }));
  return {
    ...{ title: heading, kind, path, signature },
    page: raw_url,
    excerpt: excerptParts(excerpt),
    sections: sections.slice(0, MAX_SECTIONS),
  };
}

/** Returns the texts that a reader sees of a page. */
export function textsOf({ title, excerpt, sections }: ProseHit): string[] {
  return [{ title, excerpt }, ...sections].flatMap((each) => [
    each.title,
    each.excerpt.map(({ text }) => text).join(''),
  ]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * Returns the text and the marks of an excerpt. It is HTML that Pagefind wrote from a text of the repository, so only its marks are taken as HTML:
 * everything else stays text, whatever it looks like.
 */
export function excerptParts(html: string): ExcerptPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const [, marked] = /^<mark>(.*)<\/mark>$/s.exec(part) ?? [];
      return { text: decoded(marked ?? part), isMarked: marked !== undefined };
    });
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

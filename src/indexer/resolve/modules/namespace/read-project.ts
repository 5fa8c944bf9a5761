/** An element of a project file, without what stands in it. */
export interface ProjectElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Up to the next element. */
  text: string;
}

/** Longer files are data. */
const MAX_LENGTH = 1_000_000;
const COMMENT = /<!--[^]*?-->/gu;
const ELEMENT = /<([A-Za-z]\w*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?:\/>|>([^<]*))/gu;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Lists the elements of a project file in their order, which decides what holds. The nesting says nothing more. */
export function readProject(text: string): ProjectElement[] {
  if (text.length > MAX_LENGTH) return [];
  return [...text.replace(COMMENT, '').matchAll(ELEMENT)].map(
    ([, name = '', attributes = '', content = '']) => ({
      name,
      attributes: new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
          key,
          decoded(double ?? single ?? ''),
        ]),
      ),
      text: content.trim(),
    }),
  );
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole);
}

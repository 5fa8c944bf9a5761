/** The front matter of a document: `key: value` lines between two lines of `---`. */
export interface FrontMatter {
  title: string;
  description: string;
  /** Whom it is for, if not for readers of an atlas: `contributors`. */
  audience?: string | undefined;
  /** Position in the list of documents of its folder. */
  order: number;
  /** Heading of its list, if the documents of a folder are listed in groups. */
  group?: string | undefined;
}

/** Splits a document. Throws an error with the document's `name` if the title, description or order is missing. */
export function splitFrontMatter(name: string, text: string): { data: FrontMatter; body: string } {
  const [whole, block = ''] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text) ?? [''];
  const fields = new Map(
    block.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      ];
    }),
  );
  const [title, description, order] = [
    fields.get('title'),
    fields.get('description'),
    Number(fields.get('order')),
  ];
  if (!title || !description || !Number.isFinite(order)) {
    throw new Error(`${name}: front matter needs a title, a description and an order (a number).`);
  }
  const [audience, group] = [fields.get('audience'), fields.get('group')];
  return { data: { title, description, audience, order, group }, body: text.slice(whole.length) };
}

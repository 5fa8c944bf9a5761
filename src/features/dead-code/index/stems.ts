/**
 * Names of files and folders as texts of code, settings and templates have them: what may load a file without an
 * import that could be followed.
 */
export class Stems {
  readonly #names = new Set<string>();

  /** A text of the code without blanks, as written. */
  addName(text: string): void {
    for (const segment of text.split(/[^\w@$.-]+/)) this.#addSegment(segment);
  }

  /** A file that is no code. */
  addText(path: string, source: string): void {
    // What documents say loads nothing.
    if (/\.(?:md|rst|txt)$/i.test(path)) return;
    for (const [segment] of source.matchAll(/[\w@$-][\w@$.-]*/g)) this.#addSegment(segment);
  }

  has(stem: string): boolean {
    return this.#names.has(stem);
  }

  #addSegment(segment: string): void {
    if (segment === '' || segment.length > 200) return;
    this.#names.add(segment);
    if (!segment.includes('.')) return;
    for (const part of segment.split('.')) if (part !== '') this.#names.add(part);
    this.#names.add(segment.slice(0, segment.lastIndexOf('.')));
  }
}

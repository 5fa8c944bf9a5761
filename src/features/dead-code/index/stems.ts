/**
 * Names of files and folders in strings of code, settings and templates. Such a name may load a file without
 * an import that can be resolved.
 */
export class Stems {
  readonly #names = new Set<string>();

  /** Adds a string literal without white space, as written. */
  addName(text: string): void {
    for (const segment of text.split(/[^\w@$.-]+/)) this.#addSegment(segment);
  }

  /** Adds a file that is not code. */
  addText(path: string, source: string): void {
    // Prose does not load files.
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

/** Prose, in which a word is not a reference. */
const documents = /\.(?:md|markdown|mdx|rst|txt|adoc|asciidoc|org|tex|bib|1|po|pot)$/i;
/** `LICENSE`, `CHANGES`: capitals without an extension. */
const notices = /(?:^|\/)[A-Z][A-Z_-]+$/;

/** Whether a path is that of a text for people, by its name. */
export function isDocument(path: string): boolean {
  return documents.test(path) || notices.test(path);
}

/** Lock files, written by package managers. */
const locks = /(?:^|[/.-])(?:lock|shrinkwrap)(?:\.\w+)?$|-lock\.\w+$|\.lock$/i;

/** Whether a path is that of a list of versions that a package manager writes, by its name. */
export function isLockFile(path: string): boolean {
  return locks.test(path);
}

/** Titles of boxes that have none of their own, by kind in lower case: of GitHub, MkDocs, Docusaurus, VitePress, MyST and Obsidian. */
const titles: ReadonlyMap<string, string> = new Map([
  ...[
    ...['note', 'info', 'tip', 'hint', 'important', 'warning', 'caution', 'danger', 'error', 'attention'],
    ...['abstract', 'summary', 'success', 'check', 'done', 'question', 'help', 'failure', 'fail', 'missing'],
    ...['bug', 'example', 'quote', 'details', 'secondary', 'topic', 'sidebar', 'admonition'],
  ].map((kind): [string, string] => [kind, capitalised(kind)]),
  ['seealso', 'See also'],
  ['todo', 'To do'],
  ['faq', 'FAQ'],
  ['tldr', 'TL;DR'],
]);

/** Returns the title of a box of a kind; undefined if the kind is not known. */
export function admonitionTitle(kind: string): string | undefined {
  return titles.get(kind.toLowerCase());
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

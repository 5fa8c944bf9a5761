/**
 * Returns the link on the page of a document for a link to another document; undefined for any other link. Documents link to the
 * names of files, so that links also work in the repository.
 */
export function docLink(href: string, slugs: readonly string[]): string | undefined {
  const [, slug, fragment = ''] = /^(?:\.\/)?([\w.-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (slug === undefined || !slugs.includes(slug)) return undefined;
  return `${slug}.html${fragment.replace('#', '#user-content-')}`;
}

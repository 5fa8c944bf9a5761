import { posix } from 'node:path';

/**
 * Returns the link on the page of the document `from` for a link to another document; undefined for any other link.
 * Documents link to the names of files, so that links also work in the repository.
 */
export function docLink(href: string, from: string, slugs: readonly string[]): string | undefined {
  const [, path, fragment = ''] = /^([\w./-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (path === undefined) return undefined;
  const directory = posix.dirname(from);
  const slug = posix.join(directory, path);
  if (!slugs.includes(slug)) return undefined;
  return `${posix.relative(directory, slug)}.html${fragment.replace('#', '#user-content-')}`;
}

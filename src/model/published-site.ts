/** The pages that have a card of their own; the others show that of the repository. Pages of symbols include those of files, and these those of directories. */
export type CardChoice = 'symbols' | 'files' | 'repository';

/** The address at which an atlas is published, and its cards; known only if the user gives the address to the build. */
export interface PublishedSite {
  /** Ends with a slash. */
  url: string;
  cards: CardChoice;
}

/** The rule for addresses of sites, as the end of an error message. */
export const SITE_URL_RULE =
  'must be the address of the published site, such as "https://owner.github.io/repository/": http or https, without a user, query or fragment';

/** Returns the address of a site with a slash at the end; undefined if it cannot be one. It is published, so it may contain no password. */
export function parseSiteUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || /[?#\\\s]/.test(text) || !URL.canParse(text)) return undefined;
  const { username, password, href } = new URL(text);
  if (username !== '' || password !== '') return undefined;
  return href.endsWith('/') ? href : `${href}/`;
}

/** Returns the address of a page or file below the root of the atlas. That of the overview is that of the site. */
export function publishedUrl({ url }: PublishedSite, path: string): string {
  return path === 'index.html' ? url : url + path.split('/').map(encodeURIComponent).join('/');
}

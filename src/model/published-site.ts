/** Which pages have a card of their own; the others show that of the repository. Pages of symbols include those of files. */
export type CardChoice = 'symbols' | 'files' | 'repository';

/** Where an atlas is published, if that is known when it is built. */
export interface PublishedSite {
  /** Ends with a slash. */
  url: string;
  cards: CardChoice;
}

/** What is wrong with an address that is no address of a site. */
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

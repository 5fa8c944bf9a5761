// Upstream declares URL here and as a global by conditional types; the module exports the global classes.
export { URL, URLSearchParams };
export interface Url {
  query: any;
}
export type UrlWithParsedQuery = Url;
export type UrlWithStringQuery = Url;
export function parse(url: string, ...rest: boolean[]): Url;
export function urlToHttpOptions(url: URL): any;

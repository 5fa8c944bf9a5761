// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export { URL, URLSearchParams };
export interface Url {
  query: any;
  auth: string | null;
  hash: string | null;
  host: string | null;
  hostname: string | null;
  href: string;
  path: string | null;
  pathname: string | null;
  protocol: string | null;
  search: string | null;
  slashes: boolean | null;
  port: string | null;
}
export function domainToASCII(domain: string): string;
export function domainToUnicode(domain: string): string;
export function fileURLToPath(url: string | URL, options?: FileUrlToPathOptions): string;
export function format(urlObject: URL, options?: URLFormatOptions): string;
export function format(urlObject: UrlObject): string;
export function format(urlString: string): string;
export function pathToFileURL(path: string, options?: PathToFileUrlOptions): URL;
export function resolve(from: string, to: string): string;
export type UrlWithParsedQuery = Url;
export type UrlWithStringQuery = Url;
export function parse(url: string, ...rest: boolean[]): Url;
export function urlToHttpOptions(url: URL): any;

export { URL, URLSearchParams };
export interface Url {
  auth: string | null;
  hash: string | null;
  host: string | null;
  hostname: string | null;
  href: string;
  path: string | null;
  pathname: string | null;
  port: string | null;
  protocol: string | null;
  query: any;
  search: string | null;
  slashes: boolean | null;
}
export type UrlWithParsedQuery = Url;
export type UrlWithStringQuery = Url;
export function domainToASCII(domain: string): string;
export function domainToUnicode(domain: string): string;
export function fileURLToPath(url: string | URL, options?: any): string;
export function format(url: any, options?: any): string;
export function parse(url: string, ...rest: boolean[]): Url;
export function pathToFileURL(path: string, options?: any): URL;
export function resolve(from: string, to: string): string;
export function urlToHttpOptions(url: URL): any;

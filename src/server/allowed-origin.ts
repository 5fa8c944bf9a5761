/**
 * Whether a request is from a page of this server or from a program. Foreign pages can send requests to this machine, but
 * browsers add the page's `Origin`. Programs send none.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/**
 * Whether a page may ask: only one of this server. A stranger's page can send requests to this machine; browsers say
 * in `Origin` whose page it is, and programs send none.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

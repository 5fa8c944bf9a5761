import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** True for addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Whether the `Host` header names this server. A web page of a stranger can point a name of its own at this
 * machine and read the answers (DNS rebinding); the header then has that name. Addresses are safe: nobody can
 * rebind a number.
 */
export function isAllowedHost(header: string | undefined, boundTo: string): boolean {
  // Read strictly: what merely ends like an allowed name may be another one to who reads it as an address.
  const [, address, plain] = /^(?:\[([\da-f:.]+)\]|([\da-z.-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  const name = (address ?? plain)?.toLowerCase();
  if (name === undefined) return false;
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === boundTo.toLowerCase() || (!isLoopback(boundTo) && name === hostname().toLowerCase());
}

import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Whether the `Host` header names this server. A foreign web page can point its own domain name at this machine and read
 * the answers (DNS rebinding); the header then contains that name. IP addresses are safe, because they cannot be rebound.
 */
export function isAllowedHost(header: string | undefined, boundTo: string): boolean {
  // Parsed strictly, because other programs may parse a header that only ends with an allowed name as another host.
  const [, address, plain] = /^(?:\[([\da-f:.]+)\]|([\da-z.-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  const name = (address ?? plain)?.toLowerCase();
  if (name === undefined) return false;
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === boundTo.toLowerCase() || (!isLoopback(boundTo) && name === hostname().toLowerCase());
}

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isLoopback } from './allowed-host.ts';

export interface Addresses {
  /** URL on this machine. All URLs end with `/`. */
  own: string;
  /** URLs for other machines; empty if they cannot reach the server. */
  network: string[];
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Hosts that stand for all addresses of the machine. Browsers cannot open them. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

/** Returns the URLs of a server that listens on a host. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Addresses {
  const url = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  if (isLoopback(host)) return { own: url(host), network: [] };
  if (!everywhere.has(host)) return { own: url(host), network: [url(host)] };
  const known = Object.values(interfaces).flatMap((each) => each ?? []);
  const reachable = known.filter(
    ({ internal, family, address }) =>
      !internal && (family === 'IPv4' || (host !== '0.0.0.0' && !isLinkLocal(address))),
  );
  const own = url(host === '0.0.0.0' ? '127.0.0.1' : 'localhost');
  return { own, network: reachable.map(({ address }) => url(address)) };
}

/** Link-local addresses are ambiguous without a network interface, and browsers do not accept them. */
function isLinkLocal(address: string): boolean {
  return /^fe[89ab]/i.test(address);
}

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isLoopback } from './allowed-host.ts';

export interface Addresses {
  /** For whoever sits at this machine. With a `/` at its end, as all of them. */
  own: string;
  /** For others on its networks; empty where nobody else reaches the server. */
  network: string[];
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** What stands for all addresses of the machine is none that a browser could open. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

/** Under which addresses a server that listens on a host is found. */
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

/** It means another machine on every network, and no browser takes one. */
function isLinkLocal(address: string): boolean {
  return /^fe[89ab]/i.test(address);
}

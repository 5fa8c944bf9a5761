import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from '../../src/server/addresses.ts';
import { isLoopback } from '../../src/server/allowed-host.ts';

const of = (family: 'IPv4' | 'IPv6', address: string, internal = false) =>
  ({ family, address, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [of('IPv4', '127.0.0.1', true), of('IPv6', '::1', true)],
  eth0: [of('IPv4', '192.168.1.7'), of('IPv6', 'fe80::1'), of('IPv6', '2001:db8::7')],
  absent: undefined,
};

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80/', []],
  ['localhost', 'http://localhost:80/', []],
  ['::1', 'http://[::1]:80/', []],
  ['0.0.0.0', 'http://127.0.0.1:80/', ['http://192.168.1.7:80/']],
  ['::', 'http://localhost:80/', ['http://192.168.1.7:80/', 'http://[2001:db8::7]:80/']],
  ['192.168.1.7', 'http://192.168.1.7:80/', ['http://192.168.1.7:80/']],
  ['box.example', 'http://box.example:80/', ['http://box.example:80/']],
])('a server on %s has the address %s, and %j for others', (host, own, network) => {
  expect(addressesOf(host, 80, interfaces)).toEqual({ own, network });
});

test('a host name that starts like a local address is not local', () => {
  expect(isLoopback('127.0.0.1.example.org')).toBe(false);
  expect(isLoopback('127.9.9.9')).toBe(true);
});

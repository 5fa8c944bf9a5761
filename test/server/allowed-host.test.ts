import { expect, test } from 'vitest';
import { isAllowedHost } from '../../src/server/allowed-host.ts';

test.each([
  'localhost',
  'LOCALHOST:80',
  'a.localhost:4000',
  '127.0.0.1:1',
  '192.168.0.7',
  '[::1]',
  '[::1]:80',
])('%s names this server', (header) => {
  expect(isAllowedHost(header, '127.0.0.1')).toBe(true);
});

test.each([
  '',
  'evil.com',
  'evil.com/.localhost',
  'evil.com#.localhost',
  'evil.com?.localhost',
  'evil.com\\.localhost',
  'evil.com:80.localhost:1',
  'evil.com:80:.localhost',
  'a@evil.com.localhost',
  'localhost:80:80',
  'localhost:',
  'localhost:999999',
  ' localhost',
  '::1',
  '[::1',
  '[localhost]',
  '[127.0.0.1]x',
])('%s does not', (header) => {
  expect(isAllowedHost(header, '127.0.0.1')).toBe(false);
});

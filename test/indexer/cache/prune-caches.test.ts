import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markCacheUsed } from '../../../src/indexer/cache/prune-caches.ts';

const day = 86_400_000;
const now = Date.now();

function userFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-caches-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'http'));
  return folder;
}

/** Uses the caches of a repository at a time. */
function use(user: string, number: number, at: number): string {
  const folder = join(user, number.toString(16).padStart(32, '0'));
  mkdirSync(folder, { recursive: true });
  markCacheUsed(user, folder, at);
  return folder;
}

test('the caches of repositories that were not used for long are deleted, and nothing else', () => {
  const user = userFolder();
  const old = use(user, 1, now - 100 * day);
  const recent = use(user, 2, now - 30 * day);
  const current = use(user, 3, now);
  expect([old, recent, current].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  expect(existsSync(join(user, 'http'))).toBe(true);
});

test('of many repositories, those that were used last are kept', () => {
  const user = userFolder();
  const all = Array.from({ length: 60 }, (_, number) =>
    use(user, number, now + number * 2 * day - 120 * day),
  );
  const kept = all.filter((folder) => existsSync(folder));
  expect(kept.length).toBeLessThanOrEqual(50);
  expect(kept).toContain(all.at(-1));
});

test('a use that a wrong clock recorded in the future is recorded again when the clock is right', () => {
  const user = userFolder();
  const folder = use(user, 1, now + 1000 * day);
  use(user, 1, now);
  use(user, 2, now + 100 * day);
  expect(existsSync(folder)).toBe(false);
});

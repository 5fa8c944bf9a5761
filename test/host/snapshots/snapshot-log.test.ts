import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SnapshotLog } from '../../../src/host/snapshots/snapshot-log.ts';
import type { SaveRecord } from '../../../src/model/history.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'treeatlas-log-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'snapshots.jsonl');
const record = (number: number): SaveRecord => ({
  id: `save-20010101T000000Z-${String(number).padStart(6, '0')}`,
  time: '2001-01-01T00:00:00.000Z',
  trigger: 'save',
  commit: null,
  branch: 'main',
  digest: `digest ${number}`,
  isCommitted: false,
  filesChanged: { total: 1, changed: ['a.ts'], added: [], removed: [] },
});
const digests = (log: SnapshotLog) => log.read().map(({ digest }) => digest);

test('two processes that see the same saves write each once', async () => {
  const logs = [new SnapshotLog(folder), new SnapshotLog(folder)];
  for (const number of [1, 2, 3]) {
    const records = logs.map((_, i) => ({ ...record(number), id: `save ${number} of ${i}` }));
    const kept = await Promise.all(logs.map((log, i) => log.append(records[i]!)));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(new SnapshotLog(folder).read().at(-1)).toEqual(kept[0]);
  }
  expect(digests(new SnapshotLog(folder))).toEqual(['digest 1', 'digest 2', 'digest 3']);
  expect(statSync(file()).mode & 0o077).toBe(0);
});

test('a state to which the files return is recorded again', async () => {
  const log = new SnapshotLog(folder);
  for (const number of [1, 2, 1]) await log.append(record(number));
  expect(digests(log)).toEqual(['digest 1', 'digest 2', 'digest 1']);
});

test.each([
  { records: 10, bytes: 1_000_000 },
  { records: 1000, bytes: 3000 },
])('drops the oldest beyond %j', async (limits) => {
  const log = new SnapshotLog(folder, limits);
  for (let number = 1; number <= 30; number++) await log.append(record(number));
  const kept = log.read();
  expect(kept.at(-1)?.digest).toBe('digest 30');
  expect(kept.length).toBeLessThanOrEqual(limits.records);
  expect(kept.length).toBeGreaterThan(4);
  expect(statSync(file()).size).toBeLessThanOrEqual(limits.bytes);
});

test('a line that was cut off is left out, and the next one is whole', async () => {
  const log = new SnapshotLog(folder);
  await log.append(record(1));
  appendFileSync(file(), JSON.stringify(record(2)).slice(0, 40));
  await log.append(record(3));
  expect(digests(log)).toEqual(['digest 1', 'digest 3']);
  expect(readFileSync(file(), 'utf8').endsWith('\n')).toBe(true);
});

test('without a folder, the records are in memory', async () => {
  const log = new SnapshotLog(undefined);
  const first = record(1);
  expect(await log.append(first)).toBe(first);
  expect(await log.append(record(1))).toBe(first);
  expect(digests(log)).toEqual(['digest 1']);
});

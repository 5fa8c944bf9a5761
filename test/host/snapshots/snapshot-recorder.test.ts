import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHistory } from '../../../src/host/open-history.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { Project } from '../../../src/host/project.ts';
import type { SnapshotLog } from '../../../src/host/snapshots/snapshot-log.ts';
import { snapshotLogOf } from '../../../src/host/snapshots/snapshot-log-of.ts';
import {
  createSnapshotRecorder,
  type SnapshotRecorder,
} from '../../../src/host/snapshots/snapshot-recorder.ts';
import type { SaveRecord } from '../../../src/model/history.ts';
import { HistoryStore } from '../../../src/store/history-store.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { ask } from '../../support/ask.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';

let repository: TemporaryRepository;
let project: Project;
let log: SnapshotLog;
let recorder: SnapshotRecorder;
let recorded: SaveRecord[];
let onRecorded: (() => void) | undefined;
let problems: string[];

beforeEach(async () => {
  repository = temporaryRepository();
  repository.commit({ 'a.ts': 'export const a = 1;\n', 'b.ts': 'export const b = 1;\n' }, 'one');
  project = await openProject(repository.root);
  log = snapshotLogOf(project);
  recorded = [];
  problems = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  recorder = createSnapshotRecorder(project, {
    log,
    settled: () => Promise.resolve(),
    onSnapshot: (record) => {
      recorded.push(record);
      onRecorded?.();
    },
    onProblem: (message) => problems.push(message),
    now: () => Date.UTC(2030, 0, 1) + 1000 * recorded.length,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await recorder.close();
  repository.remove();
});

const write = (path: string, text: string) => writeFileSync(join(repository.root, path), text);
/** Waits for the next record. The test fails by its time limit if there is none. */
const next = async (act: () => void): Promise<SaveRecord | undefined> => {
  const made = new Promise<void>((resolve) => (onRecorded = resolve));
  act();
  await made;
  // The recorder can be told of the next change when the call that recorded this one has ended.
  await setImmediate();
  return recorded.at(-1);
};
const save = () => {
  recorder.noticed('a.ts');
  vi.advanceTimersByTime(2000);
};

describe('a snapshot is recorded', () => {
  test('at the start, with the files that differ from the commit', async () => {
    write('a.ts', 'export const a = 2;\n');
    expect(await next(() => recorder.start())).toMatchObject({
      trigger: 'start',
      branch: 'main',
      commit: repository.git('rev-parse', 'HEAD'),
      filesChanged: { total: 1, changed: ['a.ts'] },
    });
  });

  test('two seconds after a save, with the files that differ from the snapshot before', async () => {
    await next(() => recorder.start());
    write('a.ts', 'export const a = 2;\n');
    await next(save);
    write('b.ts', 'export const b = 2;\n');
    write('new.ts', 'export const n = 1;\n');
    recorder.noticed('b.ts');
    vi.advanceTimersByTime(1999);
    recorder.noticed('new.ts');
    vi.advanceTimersByTime(1999);
    expect(recorded).toHaveLength(2);
    expect(await next(() => vi.advanceTimersByTime(1))).toMatchObject({
      trigger: 'save',
      filesChanged: { total: 2, changed: ['b.ts'], added: ['new.ts'], removed: [] },
    });
    rmSync(join(repository.root, 'new.ts'));
    expect(await next(save)).toMatchObject({ filesChanged: { total: 1, removed: ['new.ts'] } });
  });

  test('after a commit and a checkout, with the files that these changed', async () => {
    await next(() => recorder.start());
    repository.commit({ 'c.ts': 'export const c = 1;\n' }, 'two');
    expect(await next(save)).toMatchObject({
      trigger: 'commit',
      isCommitted: true,
      filesChanged: { total: 1, added: ['c.ts'] },
    });
    repository.git('checkout', '-q', 'HEAD~1');
    expect(await next(save)).toMatchObject({
      trigger: 'checkout',
      branch: null,
      filesChanged: { total: 1, removed: ['c.ts'] },
    });
  });

  test('once by two servers, and both say so', async () => {
    const others: SaveRecord[] = [];
    const other = createSnapshotRecorder(project, {
      log,
      settled: () => Promise.resolve(),
      onSnapshot: (record) => others.push(record),
    });
    await next(() => recorder.start());
    const append = vi.spyOn(log, 'append');
    other.start();
    // Both know the files as they were before the write.
    await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(1));
    write('a.ts', 'export const a = 2;\n');
    const saved = await next(save);
    other.noticed('a.ts');
    vi.advanceTimersByTime(2000);
    await vi.waitFor(() => expect(others).toEqual([saved]));
    await other.close();
    expect(log.read()).toEqual(recorded);
  });

  test('again with the next change if it could not be written, which is reported', async () => {
    await next(() => recorder.start());
    write('a.ts', 'export const a = 2;\n');
    const append = vi.spyOn(log, 'append').mockRejectedValueOnce(new Error('no space left on device'));
    save();
    await vi.waitFor(() => expect(problems).toEqual([expect.stringContaining('no space left on device')]));
    append.mockRestore();
    write('b.ts', 'export const b = 2;\n');
    expect(await next(save)).toMatchObject({ filesChanged: { total: 2, changed: ['a.ts', 'b.ts'] } });
  });

  test('not for a write that changes nothing', async () => {
    await next(() => recorder.start());
    write('a.ts', 'export const a = 1;\n');
    save();
    await recorder.close();
    expect(log.read()).toHaveLength(1);
  });
});

describe('questions about recorded snapshots', () => {
  const question = <Answer>(name: string, input: object): Promise<Answer> =>
    ask<Answer>(
      name,
      input,
      new HistoryStore(new MemoryStore(tinyArtifacts()), openHistory(project, undefined)),
    );

  test('are listed after WORKTREE, and their records can be read', async () => {
    await next(() => recorder.start());
    write('a.ts', 'export const a = 2;\n');
    const saved = await next(save);
    const { snapshots } = await question<{ snapshots: { snapshotId: string }[] }>('list_snapshots', {});
    expect(snapshots.map(({ snapshotId }) => snapshotId)).toEqual([
      'WORKTREE',
      ...recorded.map(({ id }) => id).toReversed(),
      repository.git('rev-parse', 'HEAD'),
    ]);
    expect(await question('get_snapshot', { snapshotId: saved?.id })).toMatchObject({
      snapshot: { trigger: 'save', branch: 'main', filesChanged: { changed: ['a.ts'] } },
    });
  });

  test('have nodes if their files are those of a commit or of now', async () => {
    await next(() => recorder.start());
    write('a.ts', 'export const a = 2;\n');
    const saved = await next(save);
    const nodeOf = (id: string | undefined) =>
      question<{ snapshot: { snapshotId: string } }>('get_snapshot', { snapshotId: id, id: 'root' });
    expect((await nodeOf(recorded[0]?.id)).snapshot.snapshotId).toBe(repository.git('rev-parse', 'HEAD'));
    expect((await nodeOf(saved?.id)).snapshot.snapshotId).toBe('WORKTREE');
    write('a.ts', 'export const a = 3;\n');
    await expect(nodeOf(saved?.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('states between commits are not kept') as unknown,
      nearest: [repository.git('rev-parse', 'HEAD').slice(0, 10), 'WORKTREE'],
    });
    write('a.ts', 'export const a = 2;\n');
    repository.git('commit', '-q', '-am', 'two');
    await next(save);
    expect((await nodeOf(saved?.id)).snapshot.snapshotId).toBe(repository.git('rev-parse', 'HEAD'));
  });
});

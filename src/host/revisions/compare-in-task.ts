import type { ChangeReport } from '../../model/changes.ts';
import { StoreError, type Follow } from '../../store/store.ts';
import type { Project } from '../project.ts';
import { storedPlace } from '../stored/stored-folder.ts';
import { TaskRunner } from '../tasks/task-runner.ts';
import type { ResolvedRange } from './resolve-range.ts';

/**
 * Compares two states in a process of its own, which ends afterwards: it needs much memory, and readings of changed files must not
 * wait for it. It is killed when the signal aborts.
 */
export async function compareInTask(
  { setup, signal }: Project,
  cacheFolder: string,
  { base, head }: ResolvedRange,
  follow: Follow,
): Promise<ChangeReport> {
  const ended = follow.signal ? AbortSignal.any([signal, follow.signal]) : signal;
  const runner = new TaskRunner({ setup, signal: ended });
  let report: ChangeReport | undefined;
  try {
    const { name } = storedPlace({ settings: setup.settings }, cacheFolder);
    await runner.run(
      { type: 'changes', base, head, cacheFolder, storedName: name },
      {
        onFollow: follow.onProgress,
        onReport: (made) => (report = made),
      },
    );
  } finally {
    await runner.close();
  }
  if (!report) throw new StoreError('unavailable', 'The comparison ended without a report. Ask again.');
  return report;
}

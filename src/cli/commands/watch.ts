import { once } from 'node:events';
import { openLiveAtlas } from '../../host/open-live-atlas.ts';
import { openProject } from '../../host/open-project.ts';
import type { SaveRecord } from '../../model/history.ts';
import { readIndex } from '../../query/read.ts';
import { changedFilesText } from '../../render/changed-files.ts';
import { count } from '../../render/counted.ts';
import { printable, printableLine } from '../../render/printable.ts';
import type { Store } from '../../store/store.ts';
import type { ConfigOptions } from '../config-options.ts';
import { hostOptions } from '../host-options.ts';
import { createProgress } from '../progress.ts';
import { stageReporter } from '../stages.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';

export interface WatchCommandOptions extends ConfigOptions {
  json?: boolean;
}

/** Paths in a line. */
const SHOWN_PATHS = 5;

/** Keeps the stored atlas of a repository current, and prints the snapshots that are recorded, until the user interrupts. */
export async function watch(terminal: Terminal, path: string, options: WatchCommandOptions): Promise<void> {
  const { signal } = terminal;
  const progress = createProgress(terminal);
  const host = hostOptions(terminal, stageReporter(progress));
  const project = await openProject(path, { ...options, ...host });
  let printing: Promise<unknown> = Promise.resolve();
  const atlas = openLiveAtlas(project, {
    ...host,
    onSnapshot: (record) => {
      printing = printing.then(async () => {
        const { store } = await atlas.getAtlas({ signal });
        const line = options.json ? printable(JSON.stringify(record)) : await describe(record, store);
        await writeOut(terminal, `${line}\n`);
      });
      // A reader that went away, or an interruption: the record is in the log.
      printing.catch(() => undefined);
    },
  });
  try {
    await atlas.ready.finally(() => progress.stop());
    note(terminal, `Watching ${project.root}. Press Ctrl C to stop.`);
    if (!signal.aborted) await once(signal, 'abort');
  } catch (error) {
    // Interrupting is how this ends normally, also while the repository is being read.
    if (!signal.aborted) throw error;
  } finally {
    await atlas.close();
  }
}

async function describe({ time, trigger, filesChanged }: SaveRecord, store: Store): Promise<string> {
  const { counts } = await readIndex(store);
  const files = changedFilesText(filesChanged, SHOWN_PATHS);
  const clock = time.slice(11, 19);
  return printableLine(`${clock} ${trigger}  ${files}  (${count(counts.symbols)} symbols)`);
}

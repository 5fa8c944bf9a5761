import { collectGarbage } from '../../base/collect-garbage.ts';
import { endWithParent, sendToParent } from '../../base/parent-process.ts';
import { StoreError } from '../../store/store.ts';
import { createProject } from '../open-project.ts';
import type { Project } from '../project.ts';
import { serializeError } from '../../base/serialized-error.ts';
import { openNewest } from '../stored/open-current.ts';
import { openStoredFiles } from '../stored/open-stored-atlas.ts';
import { storedFiles } from '../stored/stored-files.ts';
import { storedPlace } from '../stored/stored-folder.ts';
import type { FromTask, TaskStore, TaskWork, ToTask } from './task.ts';

/** The main module of a process for tasks of one project, which come one after the other. */

/** Garbage is collected when no task follows. */
const REST_MS = 500;

endWithParent();

let project: Project | undefined;
let rest: NodeJS.Timeout | undefined;

process.on('message', (message: ToTask) => {
  clearTimeout(rest);
  // The parent lists the files too, and reports what is found then.
  if (message.type === 'setup') project = createProject(message.setup, { embedder: undefined });
  else if (project) void run(project, message).then(send);
});

async function run(of: Project, task: TaskWork & TaskStore): Promise<FromTask> {
  try {
    await work(of, task);
    return { done: true };
  } catch (error) {
    return { failed: serializeError(error) };
  } finally {
    rest = setTimeout(collectGarbage, REST_MS);
  }
}

async function work(of: Project, task: TaskWork & TaskStore): Promise<void> {
  const { cacheFolder } = task;
  const place = storedPlace(of, cacheFolder);
  if (place.name !== task.storedName) {
    // The parent can still build the layer.
    if (task.type === 'layer') return;
    throw new StoreError(
      'unavailable',
      'Treeatlas, Node or a grammar changed after this server was started. Restart it.',
    );
  }
  if (task.type === 'store') {
    const { base } = await openStoredFiles(of, cacheFolder, place, {
      onProgress: (progress) => void send({ progress }),
      onNotice: (notice) => void send({ notice }),
    });
    base.close();
    return;
  }
  const newest = openNewest(place.folder);
  try {
    if (newest?.head.shards !== task.shards) return;
    const { layers } = await import('../../features/layers.ts');
    const layer = layers.find(({ prefix }) => prefix === task.prefix);
    if (!layer) return;
    (await storedFiles(of, cacheFolder, place, newest).layers.store(layer, newest.base))?.close();
  } finally {
    newest?.base.close();
  }
}

function send(message: FromTask): Promise<void> {
  return sendToParent(message);
}

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
import type { FromTask, TaskPlace, TaskWork, ToTask } from './task.ts';

/** The main module of a process for tasks of one project, which come one after the other. */

/** Garbage is collected when no task follows. */
const REST_MS = 500;

endWithParent();

const onNotice = (notice: string): void => void send({ notice });
let project: Project | undefined;
let rest: NodeJS.Timeout | undefined;

process.on('message', (message: ToTask) => {
  clearTimeout(rest);
  if (message.type === 'setup')
    project = createProject(message.setup, { embedder: undefined, onWarning: onNotice });
  else if (project) void run(project, message).then(send);
});

async function run(of: Project, task: TaskWork & TaskPlace): Promise<FromTask> {
  try {
    await work(of, task);
    return { done: true };
  } catch (error) {
    return { failed: serializeError(error) };
  } finally {
    rest = setTimeout(collectGarbage, REST_MS);
  }
}

async function work(of: Project, task: TaskWork & TaskPlace): Promise<void> {
  const { cacheFolder } = task;
  const place = storedPlace(of, cacheFolder);
  if (place.name !== task.place) {
    // Grammars of the user have changed, or the program. The parent can still build the layer.
    if (task.type === 'layer') return;
    throw new StoreError(
      'unavailable',
      'Treeatlas or Node was updated since this server was started. Start it again.',
    );
  }
  if (task.type === 'store') {
    const { base } = await openStoredFiles(of, cacheFolder, place, {
      onProgress: (progress) => void send({ progress }),
      onNotice,
    });
    base.close();
    return;
  }
  const newest = openNewest(place.folder);
  try {
    if (newest?.head.shards !== task.shards) return;
    const { layers } = await import('../../derive/layers.ts');
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

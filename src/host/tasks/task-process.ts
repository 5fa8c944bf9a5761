import { collectGarbage } from '../../base/collect-garbage.ts';
import { createProject } from '../open-project.ts';
import { openNewest } from '../stored/open-current.ts';
import { openFiles } from '../stored/open-stored-atlas.ts';
import { storedFiles } from '../stored/stored-files.ts';
import { storedPlace } from '../stored/stored-folder.ts';
import { carriedError } from '../carried-error.ts';
import type { FromTask, Task } from './task.ts';

/** The main module of a process for tasks, which come one after the other. */

// Ctrl+C is sent to the whole process group. The parent decides when to end, and this process ends with it.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

process.on('message', (task: Task) => {
  void run(task).then(async (end) => {
    await send(end);
    collectGarbage();
  });
});

async function run(task: Task): Promise<FromTask> {
  try {
    await work(task);
    return { done: true };
  } catch (error) {
    return { failed: carriedError(error) };
  }
}

async function work(task: Task): Promise<void> {
  const { setup, cacheFolder } = task;
  const project = createProject(setup, { embedder: undefined });
  const place = storedPlace(project, cacheFolder);
  if (task.do === 'store') {
    const { base } = await openFiles(project, cacheFolder, place, {
      onProgress: (progress) => void send({ progress }),
      onNotice: (notice) => void send({ notice }),
    });
    base.close();
    return;
  }
  const newest = openNewest(place.folder);
  if (newest?.head.shards === task.shards) {
    const { layers } = await import('../../derive/layers.ts');
    const layer = layers.find(({ prefix }) => prefix === task.prefix);
    const stored =
      layer && (await storedFiles(project, cacheFolder, place, newest).layers.store(layer, newest.base));
    stored?.close();
  }
  newest?.base.close();
}

function send(message: FromTask): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

import { collectGarbage } from '../../base/collect-garbage.ts';
import { type Emit, serveRequests } from '../../base/pool/serve-requests.ts';
import { StoreError } from '../../store/store.ts';
import { createProject } from '../open-project.ts';
import type { Project } from '../project.ts';
import type { ProjectSetup } from '../project-setup.ts';
import { openNewest } from '../stored/open-current.ts';
import { openStoredFiles } from '../stored/open-stored-atlas.ts';
import { storedFiles } from '../stored/stored-files.ts';
import { storedPlace } from '../stored/stored-folder.ts';
import type { Task, TaskEvent } from './task.ts';

/** The main module of a process for tasks of one project, which come one after the other. */

/** Garbage is collected when no task follows. */
const REST_MS = 500;

let rest: NodeJS.Timeout | undefined;

serveRequests((setup: ProjectSetup, emit: Emit<TaskEvent>) => {
  // The parent lists the files too, and reports what is found then.
  const project = createProject(setup, { embedder: undefined });
  return async (task: Task) => {
    clearTimeout(rest);
    try {
      await work(project, task, emit);
    } finally {
      rest = setTimeout(collectGarbage, REST_MS);
    }
  };
});

async function work(of: Project, task: Task, emit: Emit<TaskEvent>): Promise<void> {
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
      onProgress: (progress) => emit({ progress }),
      onNotice: (notice) => emit({ notice }),
    });
    base.close();
    return;
  }
  if (task.type === 'changes') {
    const { openResolvedChanges } = await import('../revisions/open-changes.ts');
    const { report } = await openResolvedChanges(of, cacheFolder, task, {
      onProgress: (follow) => emit({ follow }),
    });
    emit({ report });
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

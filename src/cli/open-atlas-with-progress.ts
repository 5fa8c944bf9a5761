import { openAtlas } from '../host/open-atlas.ts';
import type { ProjectOptions } from '../host/project-options.ts';
import type { Store } from '../store/store.ts';
import { hostOptions } from './host-options.ts';
import { createProgress } from './progress.ts';
import { stageReporter } from './stages.ts';
import type { Terminal } from './terminal.ts';

/** Opens the atlas at a path. A terminal shows the progress of indexing; elsewhere nothing is printed. */
export async function openAtlasWithProgress(
  terminal: Terminal,
  path: string,
  options: ProjectOptions,
): Promise<Store> {
  const progress = createProgress(terminal);
  const onProgress = terminal.live ? stageReporter(progress) : undefined;
  try {
    return await openAtlas(path, { ...options, ...hostOptions(terminal, onProgress) });
  } finally {
    progress.stop();
  }
}

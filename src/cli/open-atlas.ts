import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import { FileStore } from '../store/file-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { createProgress } from './progress.ts';
import { cacheOf, openProject, type ProjectOptions } from './project.ts';
import type { Terminal } from './terminal.ts';

/** The atlas at a path: of a folder that holds one as it is there, of a repository as it is now. */
export async function openAtlas(
  terminal: Terminal,
  path: string,
  options: ProjectOptions = {},
): Promise<Store> {
  const folder = resolve(terminal.cwd, path);
  if (existsSync(join(folder, artifactPath.index))) return new FileStore(folder);
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  const source = await project.openSource();
  try {
    const indexed = await project.index({
      source,
      cache: await cacheOf(project, source),
      signal: terminal.signal,
      // A question is answered in a moment: only who waits at a terminal wants to know.
      onProgress: (step) => {
        if (terminal.live) progress.report(step);
      },
    });
    const artifacts: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
    return new MemoryStore(artifacts);
  } finally {
    progress.stop();
    await source.close();
  }
}

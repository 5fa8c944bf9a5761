import type { Source, SourceEntry } from '../../indexer/source/source.ts';
import type { Project } from '../project.ts';

/**
 * Whether the files of the working tree are exactly those of a commit, so that one atlas serves both. Git also calls a tree clean whose
 * files it converts, for which the sizes differ.
 */
export async function isCheckedOut(
  project: Project,
  commit: string,
  openCommitted: () => Promise<Source>,
): Promise<boolean> {
  const working = await project.listFiles();
  try {
    if (working.repository.commit !== commit || working.repository.dirty) return false;
    const committed = await openCommitted();
    try {
      const [here, there] = await Promise.all([working.list(), committed.list()]);
      return here.length === there.length && here.every((entry, at) => isAlike(entry, there[at]));
    } finally {
      await committed.close();
    }
  } finally {
    await working.close();
  }
}

function isAlike(here: SourceEntry, there: SourceEntry | undefined): boolean {
  if (here.path !== there?.path || here.kind !== there.kind) return false;
  if (here.kind === 'file' && there.kind === 'file') return here.size === there.size;
  if (here.kind === 'symlink' && there.kind === 'symlink') return here.target === there.target;
  return here.kind === 'submodule';
}

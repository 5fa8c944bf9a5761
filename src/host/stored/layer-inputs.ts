import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findGitLocation } from '../../git/git-location.ts';
import type { Project } from '../project.ts';
import type { LayerInputs } from './layer-name.ts';

/** Returns digests of what the layers of a project depend on, for its files at a commit. */
export function layerInputs(
  { config, embedder, git, root }: Pick<Project, 'config' | 'embedder' | 'git' | 'root'>,
  commit: string | null,
): LayerInputs {
  const history = git ? `${commit} ${shallowStamp(root)}` : '';
  // Secrets are masked in the reasons of suppressions, in names of authors and in subjects of commits.
  const secrets = JSON.stringify(config.secrets ?? null);
  const rules = `${JSON.stringify(config.validate ?? null)} ${secrets}`;
  return {
    rules,
    searchWeights: JSON.stringify(config.search?.weights ?? null),
    // The day of a commit follows from the commit, and only the end of a suppression depends on it.
    today: config.validate?.suppressions?.some(({ until }) => until !== undefined) ? String(commit) : '',
    // A model is a folder of files, or a name that can mean other files tomorrow.
    embedder: embedder ? undefined : '',
    readActivity: history,
    readBlame: `${history} ${secrets}`,
  };
}

/** A stamp of the file that says where the history of a shallow clone ends: fetching more does not change the commit. */
function shallowStamp(root: string): string {
  const location = findGitLocation(root);
  if (!location) return '';
  const stats = statSync(join(location.commonFolder, 'shallow'), { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : '';
}

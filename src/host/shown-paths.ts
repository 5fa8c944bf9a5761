import { createGlobMatcher } from '../base/globs.ts';
import type { Project } from './project.ts';

/** Returns whether the atlas can include a path, by the settings of the project. */
export function shownPaths({ settings }: Pick<Project, 'settings'>): (path: string) => boolean {
  const isIncluded = settings.include.length > 0 ? createGlobMatcher(settings.include) : () => true;
  const isExcluded = createGlobMatcher(settings.exclude);
  return (path) => isIncluded(path) && !isExcluded(path);
}

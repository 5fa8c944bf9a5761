import { join } from 'node:path';
import type { LayerContext } from '../derive/layer.ts';
import { openActivity } from '../history/activity/activity.ts';
import { openGit } from '../history/git.ts';
import { commitDay } from '../history/commit-day.ts';
import type { Source } from '../indexer/source/source.ts';
import type { Project } from './project.ts';

/** What layers may ask of a project: its rules, and what git knows of its lines, read when that is asked. */
export async function layerContext(
  { root, config }: Project,
  source: Source,
  cache: string | undefined,
): Promise<LayerContext> {
  const git = openGit(root);
  if (!git) return { rules: config.validate };
  const cacheFile = cache && join(cache, 'activity', 'history.json');
  return {
    rules: config.validate,
    // The day of the commit and not of the build: the same commit gives the same atlas.
    today: await expiryDay(),
    readActivity: openActivity({ git, cacheFile }),
  };

  async function expiryDay(): Promise<string | undefined> {
    const { commit } = source.repository;
    const expires = config.validate?.suppressions?.some(({ until }) => until !== undefined) ?? false;
    return git && expires && commit !== null ? commitDay(git, commit) : undefined;
  }
}

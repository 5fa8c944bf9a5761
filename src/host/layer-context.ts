import { join } from 'node:path';
import type { LayerContext } from '../derive/layer.ts';
import { keepVectors } from '../embedding/kept-vectors.ts';
import { openActivity, openSharedActivity } from '../git/activity/activity.ts';
import { openBlame } from '../git/blame/blame.ts';
import { GitError } from '../git/git-error.ts';
import { commitDay } from '../git/commit-day.ts';
import { createYielder } from '../base/create-yielder.ts';
import type { ReadBlame } from '../model/blame.ts';
import type { RuleSettings } from '../model/rules.ts';
import { changedWeights, defaultSearchWeights } from '../model/search-shards.ts';
import { InputError } from './input-error.ts';
import type { Project } from './project.ts';

/** The part of a project that layers need. */
export interface LayerProject extends Pick<Project, 'embedder' | 'git' | 'maskSecrets' | 'signal'> {
  config: Pick<Project['config'], 'validate' | 'search'>;
}

/**
 * The inputs of layers from a project: its rules, its weights, and the activity of its lines, which is read on demand. `isReleased` tells that
 * all layers are built at once and the context is released afterwards, so that they share what it reads.
 */
export async function layerContext(
  { config, embedder, git, maskSecrets, signal }: LayerProject,
  commit: string | null,
  cacheFolder: string | undefined,
  isReleased = false,
): Promise<LayerContext> {
  const keepsVectors = embedder && cacheFolder !== undefined;
  const context: LayerContext = {
    pause: createYielder(signal),
    rules: config.validate && withMaskedReasons(config.validate, maskSecrets),
    searchWeights: changedWeights(defaultSearchWeights, config.search?.weights),
    embedder: keepsVectors ? keepVectors(embedder, join(cacheFolder, 'embeddings')) : embedder,
  };
  if (!git) return context;
  const cacheFile = cacheFolder && join(cacheFolder, 'activity', 'history.json');
  const blameFile = cacheFolder && join(cacheFolder, 'activity', 'blame.json');
  const hasExpiry = config.validate?.suppressions?.some(({ until }) => until !== undefined) ?? false;
  const shared = isReleased ? openSharedActivity({ git, cacheFile }) : undefined;
  return {
    ...context,
    release: shared?.release,
    // The day of the commit, not of the build: the same commit gives the same atlas.
    today: hasExpiry && commit !== null ? await commitDay(git, commit) : undefined,
    readActivity: shared?.read ?? openActivity({ git, cacheFile }),
    readBlame: withBlameAdvice(openBlame({ git, cacheFile: blameFile, isRequired: isReleased })),
  };
}

/** Adds to an error what the user can do if git cannot read old versions of files, as in a partial clone without a network. */
function withBlameAdvice(readBlame: ReadBlame): ReadBlame {
  return async (files) => {
    try {
      return await readBlame(files);
    } catch (cause) {
      if (!(cause instanceof GitError) || cause.isFinal) throw cause;
      throw new InputError(
        `git cannot read the history that blame needs: ${cause.message}. Fetch what is missing (git fetch --refetch), or build with --no-blame.`,
        { cause },
      );
    }
  };
}

/** Reasons of suppressions are published, so secrets in them are masked. */
function withMaskedReasons(rules: RuleSettings, maskSecrets: (text: string) => string): RuleSettings {
  const { suppressions } = rules;
  if (!suppressions) return rules;
  return { ...rules, suppressions: suppressions.map((one) => ({ ...one, reason: maskSecrets(one.reason) })) };
}

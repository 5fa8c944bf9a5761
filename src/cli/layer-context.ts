import { join } from 'node:path';
import { keepVectors } from '../embedding/kept-vectors.ts';
import type { LayerContext } from '../derive/layer.ts';
import { openActivity } from '../git/activity/activity.ts';
import { commitDay } from '../git/commit-day.ts';
import type { Source } from '../indexer/source/source.ts';
import { createTurns } from '../indexer/turns.ts';
import type { RuleSettings } from '../model/rules.ts';
import { changedWeights, defaultSearchWeights } from '../model/search-shards.ts';
import type { Project } from './project.ts';

/** What layers may ask of a project: its rules, and what git knows of its lines, read when that is asked. */
export async function layerContext(
  { config, embedder, git, maskSecrets, signal }: Project,
  source: Source,
  cache: string | undefined,
): Promise<LayerContext> {
  const settings: LayerContext = {
    pause: createTurns(signal),
    rules: config.validate && withReasons(config.validate, maskSecrets),
    searchWeights: changedWeights(defaultSearchWeights, config.search?.weights),
    embedder: embedder && cache !== undefined ? keepVectors(embedder, join(cache, 'embeddings')) : embedder,
  };
  if (!git) return settings;
  const cacheFile = cache && join(cache, 'activity', 'history.json');
  return {
    ...settings,
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

/** The reasons of suppressions are published in the words of the configuration. */
function withReasons(rules: RuleSettings, publishable: (text: string) => string): RuleSettings {
  const { suppressions } = rules;
  if (!suppressions) return rules;
  return { ...rules, suppressions: suppressions.map((one) => ({ ...one, reason: publishable(one.reason) })) };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../../base/error-message.ts';
import { InputError } from '../../host/input-error.ts';
import type { Forge } from '../../model/forge.ts';
import { hosts } from './hosts/hosts.ts';
import { hostNames, type HostName, type RecipeFile, type RecipeValues } from './hosts/host.ts';
import { placeholderSource } from './hosts/treeatlas-source.ts';
import { hasBlock, hashMarkers, withBlock, withoutBlock } from './marked-block.ts';
import type { PlannedFile } from './planned-file.ts';
import { findFile } from './repository-files.ts';

/** The configuration that is written: data, which is read without trust. */
export const CONFIG_FILE = 'treeatlas.config.json';
const SCRIPT_START = '#!/bin/sh\n';

/** Settings that differ from the defaults. */
export interface ProposedConfig {
  exclude?: readonly string[];
  forge?: Forge;
}

/** Returns the files of a recipe after the change. Files of others are kept. `root` is the real path of a repository. */
export function planRecipe(root: string, name: HostName, values: RecipeValues): PlannedFile[] {
  const host = hosts[name];
  return host.files(values).map((recipe, at) => {
    const text = contentOf(recipe);
    const planned = planNew(root, recipe.path, text, recipe.isScript);
    const { beside } = host;
    if (at > 0 || planned.left === undefined || beside === undefined || isMarked(planned)) {
      return planned.left === undefined || isMarked(planned)
        ? planned
        : { ...planned, missing: recipe.lines };
    }
    const other = planNew(root, beside.path, text);
    return other.left === undefined ? other : { ...other, missing: recipe.lines };
  });
}

/** Returns the configuration after the change, if one is needed. An existing one is kept, of whatever kind it is; `proposed` is what it lacks. */
export function planConfig(
  root: string,
  { proposed, wholeConfig }: { proposed: ProposedConfig; wholeConfig: ProposedConfig },
  existing: string | undefined,
): PlannedFile[] {
  if (Object.keys(wholeConfig).length === 0) return [];
  const planned = planNew(root, existing ?? CONFIG_FILE, configText(wholeConfig));
  if (planned.left === undefined || existing === undefined) return [planned];
  if (Object.keys(proposed).length === 0) return [];
  const missing = configText(proposed).trimEnd().split('\n');
  return [{ ...planned, left: 'it exists already. Add what it lacks:', missing }];
}

export function configText(proposed: ProposedConfig): string {
  return `${JSON.stringify(proposed, null, 2)}\n`;
}

/**
 * Returns the marked files of all recipes as deleted, and the configuration if it is one of `configs`, the texts that would be written now. A configuration has no
 * comments, so it has no mark.
 */
export function planRemoval(root: string, configs: readonly string[]): PlannedFile[] {
  const values: RecipeValues = {
    branch: 'main',
    source: placeholderSource,
    isOnEnterprise: false,
    project: 'atlas',
  };
  const paths = hostNames.flatMap((name) => {
    const { files, beside } = hosts[name];
    return [...files(values).map(({ path }) => path), ...(beside ? [beside.path] : [])];
  });
  const recipes = [...new Set(paths)].flatMap((path): PlannedFile[] => {
    if (!existsSync(join(root, path))) return [];
    const planned = existingFile(root, path);
    return planned && isMarked(planned) ? [removed(planned)] : [];
  });
  const ofConfig = existingFile(root, CONFIG_FILE);
  return ofConfig?.before !== undefined && configs.includes(ofConfig.before)
    ? [...recipes, { ...ofConfig, after: undefined }]
    : recipes;
}

/** Lines outside of the block are somebody else's. */
function removed(planned: PlannedFile): PlannedFile {
  const rest = withoutBlock(planned.before ?? '', hashMarkers);
  if (rest === undefined || ['', SCRIPT_START.trim()].includes(rest.trim()))
    return { ...planned, after: undefined };
  return { ...planned, left: 'it has lines outside of the marked block. Delete what you no longer need.' };
}

function planNew(root: string, path: string, text: string, isExecutable = false): PlannedFile {
  const existing = existingFile(root, path);
  if (existing === undefined)
    return {
      path,
      file: join(root, path),
      before: undefined,
      after: undefined,
      left: 'its path has a file for a folder, or a link that leads to nothing or out of the repository',
    };
  if (existing.before === undefined) return { ...existing, after: text, isExecutable };
  if (existing.before === text) return existing;
  const left = isMarked(existing)
    ? 'it was changed, or written by another version or with other options. To write it anew, delete it first.'
    : 'it exists already and is not of Treeatlas. Add to it:';
  return { ...existing, left };
}

function existingFile(root: string, path: string): PlannedFile | undefined {
  const found = findFile(root, path);
  return found && { path, file: found.file, before: found.text, after: found.text };
}

function isMarked({ path, before }: PlannedFile): boolean {
  try {
    return before !== undefined && hasBlock(before, hashMarkers);
  } catch (cause) {
    throw new InputError(
      `${path} ${errorMessage(cause)}. Correct it, then try again: no file is changed before all are valid.`,
      { cause },
    );
  }
}

export function contentOf({ lines, isScript = false }: Pick<RecipeFile, 'lines' | 'isScript'>): string {
  return `${isScript ? SCRIPT_START : ''}${withBlock(undefined, lines, hashMarkers)}`;
}

import { join, relative, resolve, sep } from 'node:path';
import { isInside } from '../base/inside.ts';
import { loadConfig, type LoadedConfig } from '../config/load-config.ts';
import { PROJECT_FOLDER } from '../indexer/cache/project-cache-folder.ts';
import { resolveIndexSettings } from '../indexer/index-settings.ts';
import { trimmedForge } from '../model/forge.ts';
import { printable } from '../render/printable.ts';
import type { ProjectOptions } from './project-options.ts';
import type { ProjectSetup } from './project-setup.ts';
import { repositoryRoot } from './repository-root.ts';
import { scipSources } from './scip-sources.ts';
import { resolveProjectFolder } from './resolve-project-folder.ts';

/**
 * Finds the repository at a path and its configuration. Throws `SourceError` if there is no such folder and `ConfigError`
 * if its configuration cannot be used.
 */
export async function resolveProject(path: string, options: ProjectOptions = {}): Promise<ProjectSetup> {
  const { cwd = process.cwd() } = options;
  const folder = await resolveProjectFolder(path, cwd);
  const root = options.publishes || options.git === false ? folder : await repositoryRoot(folder);
  const { config, isTrusted } = await loadProjectConfig(root, cwd, options);
  const out = options.out === undefined ? (config.out ?? join(root, 'atlas')) : resolve(cwd, options.out);
  return {
    root,
    config,
    settings: resolveIndexSettings({
      ...config,
      workers: options.workers ?? config.workers,
      outputFolders: [...foldersInside(root, out), `${PROJECT_FOLDER}/cache`],
      userGrammarFolder: options.grammars === undefined ? undefined : resolve(cwd, options.grammars),
      scip: scipSources({
        root,
        cwd,
        given: options.scip,
        configured: config.scip,
        isTrusted,
        onNotice: options.onNotice,
      }),
    }),
    out,
    isOutTrusted: options.out !== undefined || isTrusted,
    usesGit: options.git !== false,
    listing: {
      name: options.name ?? config.name,
      // Answers are about the files as they are; only what is published leaves out files that nobody has added to git.
      untracked: options.untracked ?? config.untracked ?? !options.publishes,
      strict: options.publishes,
      forge: config.forge && trimmedForge(config.forge),
      // Live, the commits of lines are read when they are asked for.
      blame: options.publishes ? (options.blame ?? config.blame ?? 'if-whole') : true,
    },
  };
}

async function loadProjectConfig(
  root: string,
  cwd: string,
  { config: file, trustConfig: trust = false, confirm, onNotice, publishes, untracked, git }: ProjectOptions,
): Promise<Pick<LoadedConfig, 'config' | 'isTrusted'>> {
  if (file === false) return { config: {}, isTrusted: false };
  const { config, isTrusted, notices } = await loadConfig(root, { file, cwd, trust, confirm });
  for (const notice of notices) onNotice?.(printable(notice));
  // In files that git does not track, the author's false alarm may be a secret of the user.
  const readsUntracked = (untracked ?? !publishes) || git === false;
  return { config: readsUntracked && !isTrusted ? { ...config, secrets: {} } : config, isTrusted };
}

/** The folder relative to the root, if it is inside. */
function foldersInside(root: string, folder: string): string[] {
  if (folder === root || !isInside(root, folder)) return [];
  return [relative(root, folder).split(sep).join('/')];
}

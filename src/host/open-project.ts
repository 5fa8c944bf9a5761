import { join, relative, resolve, sep } from 'node:path';
import { isInside } from '../base/inside.ts';
import { packageVersion } from '../base/program-files.ts';
import { loadConfig, type LoadedConfig } from '../config/load-config.ts';
import { createSecretMask } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';
import { resolveIndexSettings } from '../indexer/index-settings.ts';
import type { Source } from '../indexer/source/source.ts';
import { PROJECT_FOLDER } from '../indexer/cache/project-cache-folder.ts';
import { openWorkingTree } from '../indexer/source/working-tree.ts';
import { trimmedForge } from '../model/forge.ts';
import { printable } from '../render/printable.ts';
import { openEmbedder } from './open-embedder.ts';
import { openProjectCache } from './open-project-cache.ts';
import type { Project } from './project.ts';
import type { ProjectOptions } from './project-options.ts';
import { repositoryRoot } from './repository-root.ts';
import { resolveProjectFolder } from './resolve-project-folder.ts';

/**
 * Opens the repository at a path. Throws `SourceError` if there is no such folder and `ConfigError` if its configuration
 * cannot be used.
 */
export async function openProject(path: string, options: ProjectOptions = {}): Promise<Project> {
  const { cwd = process.cwd(), signal = new AbortController().signal } = options;
  const folder = await resolveProjectFolder(path, cwd);
  const root = options.publishes || options.git === false ? folder : await repositoryRoot(folder);
  const { config, isTrusted } = await loadProjectConfig(root, cwd, options);
  const out = options.out === undefined ? (config.out ?? join(root, 'atlas')) : resolve(cwd, options.out);
  const { secrets } = config;
  const name = options.name ?? config.name;
  // Answers are about the files as they are; only what is published leaves out files that nobody has added to git.
  const untracked = options.untracked ?? config.untracked ?? !options.publishes;
  const strict = options.publishes;
  const forge = config.forge && trimmedForge(config.forge);
  // Live, the commits of lines are read when they are asked for; what is published has them if the user wants it.
  const blame = options.publishes ? (options.blame ?? config.blame) : true;
  const settings = resolveIndexSettings({
    ...config,
    workers: options.workers ?? config.workers,
    outputFolders: [...foldersInside(root, out), `${PROJECT_FOLDER}/cache`],
    userGrammarFolder: options.grammars === undefined ? undefined : resolve(cwd, options.grammars),
  });
  const git = options.git === false ? undefined : openGit(root, { signal });
  // Null disables git. With undefined, the source reports that git is not installed.
  const sourceGit = options.git === false ? null : git;
  const maskSecrets = createSecretMask(secrets);
  const open: Project['listFiles'] = (known) =>
    openWorkingTree(root, { signal, name, untracked, strict, forge, blame, known, git: sourceGit });
  const listFiles = warningOnce(open, options.onWarning);
  const maskNames = (source: Source): Source => {
    const { repository } = source;
    const branch = repository.branch === null ? null : maskSecrets(repository.branch);
    const title = repository.title === undefined ? {} : { title: maskSecrets(repository.title) };
    return {
      ...source,
      repository: { ...repository, name: maskSecrets(repository.name), ...title, branch },
    };
  };
  const openSource = async (): Promise<Source> => maskNames(await listFiles());
  const project: Project = {
    root,
    config,
    settings,
    out,
    isOutTrusted: options.out !== undefined || isTrusted,
    git,
    signal,
    embedder: await openEmbedder(options),
    maskSecrets,
    listFiles,
    maskNames,
    openSource,
    openEarly: async () => {
      const [{ openEarlyAtlas }, { listOperations }] = await Promise.all([
        import('../indexer/early-atlas.ts'),
        import('../operations/list-operations.ts'),
      ]);
      return openEarlyAtlas({
        ...settings,
        source: await openSource(),
        version: packageVersion(),
        operations: listOperations(),
        cacheFolder: openProjectCache(project),
        signal,
      });
    },
    index: async (run) => {
      // Most questions are answered from the stored atlas and need no indexer.
      const [{ indexRepository }, { listOperations }] = await Promise.all([
        import('../indexer/index.ts'),
        import('../operations/list-operations.ts'),
      ]);
      return indexRepository({
        ...settings,
        ...run,
        version: packageVersion(),
        operations: listOperations(),
        signal: run.signal ?? signal,
      });
    },
  };
  return project;
}

/** A live atlas opens the source again after each change, so each finding is reported only the first time. */
function warningOnce(open: Project['listFiles'], warn: ProjectOptions['onWarning']): Project['listFiles'] {
  const reported = new Set<string>();
  return async (known) => {
    const source = await open(known);
    for (const { severity, message } of source.findings) {
      if (severity === 'info' || reported.has(message)) continue;
      reported.add(message);
      warn?.(message);
    }
    return source;
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

import { packageVersion } from '../base/program-files.ts';
import { createSecretMask } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';
import type { Source } from '../indexer/source/source.ts';
import { openWorkingTree } from '../indexer/source/working-tree.ts';
import type { Embedder } from '../model/embedder.ts';
import { openEmbedder } from './open-embedder.ts';
import { openProjectCache } from './open-project-cache.ts';
import type { Project } from './project.ts';
import type { ProjectOptions } from './project-options.ts';
import type { ProjectSetup } from './project-setup.ts';
import { resolveProject } from './resolve-project.ts';

/** Opens the repository at a path. Throws as `resolveProject` does, and `ModelError` if the language model cannot be used. */
export async function openProject(path: string, options: ProjectOptions = {}): Promise<Project> {
  const setup = await resolveProject(path, options);
  return createProject(setup, { ...options, embedder: await openEmbedder(options) });
}

/** Opens a project that was resolved, perhaps by another process. */
export function createProject(
  setup: ProjectSetup,
  {
    signal = new AbortController().signal,
    onWarning,
    embedder,
  }: Pick<ProjectOptions, 'signal' | 'onWarning'> & { embedder: Embedder | undefined },
): Project {
  const { root, config, settings, usesGit, listing } = setup;
  const maskSecrets = createSecretMask(config.secrets);
  const git = usesGit ? openGit(root, { maskSecrets, signal }) : undefined;
  // Null disables git. With undefined, the source reports that git is not installed.
  const sourceGit = usesGit ? git : null;
  const listFiles = warningOnce(
    (known) => openWorkingTree(root, { ...listing, signal, known, git: sourceGit }),
    onWarning,
  );
  const maskNames = (source: Source): Source => {
    const { repository } = source;
    const branch = repository.branch === null ? null : maskSecrets(repository.branch);
    const { name, forge, ...rest } = repository;
    const isForgeMasked = forge !== undefined && maskSecrets(forge.url) !== forge.url;
    const title = repository.title === undefined ? {} : { title: maskSecrets(repository.title) };
    return {
      ...source,
      // A masked address would lead nowhere.
      repository: {
        ...rest,
        name: maskSecrets(name),
        ...title,
        branch,
        ...(forge && !isForgeMasked ? { forge } : {}),
      },
    };
  };
  const openSource = async (): Promise<Source> => maskNames(await listFiles());
  const project: Project = {
    ...setup,
    setup,
    git,
    signal,
    embedder,
    maskSecrets,
    listFiles,
    maskNames,
    openSource,
    openEarly: async () => {
      const [{ openEarlyAtlas }, { listOperations }] = await Promise.all([
        import('../indexer/early-atlas.ts'),
        import('../features/list-operations.ts'),
      ]);
      return openEarlyAtlas({
        ...settings,
        source: await openSource(),
        version: packageVersion(),
        operations: await listOperations(),
        cacheFolder: openProjectCache(project),
        signal,
      });
    },
    index: async ({ work, ...run }) => {
      // Most questions are answered from the stored atlas and need no indexer.
      const [{ indexRepository }, { listOperations }] = await Promise.all([
        import('../indexer/index.ts'),
        import('../features/list-operations.ts'),
      ]);
      const options = {
        ...settings,
        ...run,
        version: packageVersion(),
        operations: await listOperations(),
        signal: run.signal ?? signal,
      };
      return indexRepository(options, work);
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

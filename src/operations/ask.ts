import { ModelError } from '../model/embedder.ts';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { readIndex } from '../query/read.ts';
import { StoreError, type Store } from '../store/store.ts';
import { withFreshness, withRepository } from './answer.ts';
import { OperationError } from './operation-error.ts';
import type { Operation, RunProgress } from './operation.ts';
import { ReadLog } from './read-log.ts';
import type { AtlasHost } from './atlas-host.ts';
import { isRepositories, type Repositories } from './repositories.ts';
import type { RepositoryRecord } from './repository-record.ts';
import { splitInput } from './select-input.ts';
import { requireRepository } from './require-repository.ts';
import { requireAtlas } from './support/target.ts';
import { withLocalPaths } from './support/local-paths.ts';
import { runOperation } from './run-operation.ts';

/** Lets the caller cancel a question and follow its progress. */
export interface AskOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
}

/**
 * Selects the repository that the input means, runs an operation on its atlas, and adds the freshness of the atlas to the answer. All
 * interfaces use this function, so they select in the same way and give the same answers. Throws only `OperationError`.
 */
export async function ask(
  host: AtlasHost | Repositories,
  operation: Operation,
  input: unknown,
  options: AskOptions = {},
): Promise<unknown> {
  const { signal } = options;
  try {
    signal?.throwIfAborted();
    const { choice, question } = splitInput(operation, input);
    if (!isRepositories(host)) return await askAtlas(host, operation, question, options, choice.wanted);
    if (operation.isAboutRepositories)
      return await runOperation(operation, emptyStore, question, { repositories: await host.list() });
    const hub = operation.isAboutHub && choice.wanted.length === 0 ? await host.hub?.() : undefined;
    if (hub) return await askAtlas(hub, operation, question, options);
    return await host.use(choice, async ({ host: chosen, label }) =>
      withRepository(await askAtlas(chosen, operation, question, options), await label()),
    );
  } catch (cause) {
    if (signal?.aborted === true)
      throw new OperationError('CANCELLED', 'The question was cancelled.', { cause });
    throw asOperationError(cause);
  }
}

const emptyStore: Store = { read: () => Promise.resolve(undefined) };

async function askAtlas(
  host: AtlasHost,
  operation: Operation,
  input: unknown,
  { signal, onProgress }: AskOptions,
  wanted: readonly string[] = [],
): Promise<unknown> {
  await host.catchUp?.({ signal, onProgress });
  let state = await host.getAtlas({ signal, onProgress });
  const log = new ReadLog(state.store);
  try {
    const isHub = (await log.read(artifactPath.hub)) !== undefined;
    if (isHub && operation.isAboutHub)
      return await runOperation(operation, log, input, { signal, onProgress });
    if (isHub) throw isHubOnly(operation.name);
    await requireRepository(log, wanted, host.root);
    const again = host.refresh?.bind(host);
    const refresh =
      again &&
      (async () => {
        const refreshed = await again();
        state = await host.getAtlas();
        return refreshed;
      });
    const roots = [host.root ?? [], host.otherRoots ?? []].flat();
    const answer = await runOperation(operation, log, withLocalPaths(operation, input, roots), {
      signal,
      onProgress,
      refresh,
      folders: host.folders,
      embedder: host.embedder,
      repositories: operation.isAboutRepositories && [recordOf(await requireAtlas(log), host)],
    });
    signal?.throwIfAborted();
    const { store, stale = [] } = state;
    return withFreshness(answer, await readIndex(store), stale);
  } catch (cause) {
    const error = asOperationError(cause);
    const damage = error.code === 'INTERNAL' ? await log.findDamage().catch(() => undefined) : undefined;
    if (damage === undefined) throw error;
    throw new OperationError('ATLAS_UNREADABLE', `${damage}. Build the atlas again.`, { cause });
  }
}

function isHubOnly(name: string): OperationError {
  return new OperationError(
    'VALIDATION_FAILED',
    `This is a hub of several atlases, and ${name} is about one. Ask one of them, or ask the hub: hub_find, hub_users, hub_package.`,
  );
}

function recordOf({ repository }: AtlasIndex, { root }: AtlasHost): RepositoryRecord {
  const place = root === undefined ? ({ kind: 'atlas' } as const) : ({ kind: 'repository', root } as const);
  return { repository: repository.name, ...place, isDefault: true, isOpen: true };
}

/** Converts any error to an `OperationError`, which all interfaces can report. */
export function asOperationError(cause: unknown): OperationError {
  if (cause instanceof OperationError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof ModelError) return new OperationError('UNAVAILABLE', message, { cause });
  if (cause instanceof StoreError) {
    const code = cause.code === 'unavailable' ? 'UNAVAILABLE' : 'ATLAS_UNREADABLE';
    return new OperationError(code, message, { cause });
  }
  return new OperationError('INTERNAL', `Unexpected error; please report it: ${message}`, { cause });
}

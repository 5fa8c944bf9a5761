/**
 * The library, which the command line uses too. `openProject` opens a repository with its configuration, `openAtlas` and
 * `openServedAtlas` open an atlas to query, and `buildAtlas` publishes one. The functions below them (`indexRepository`,
 * `publish`) do one step each. Operations answer questions from a store.
 */
export { defineConfig, type Config } from './config/schema.ts';
export { loadConfig, type LoadedConfig, type LoadOptions } from './config/load-config.ts';
export type { TrustRequest } from './config/trust.ts';
export { buildAtlas, type BuildAtlasOptions, type BuiltAtlas } from './host/build-atlas.ts';
export type { HistoryChoice } from './config/history-choice.ts';
export { indexToMemory } from './host/index-to-memory.ts';
export { InputError } from './host/input-error.ts';
export { openAtlas } from './host/open-atlas.ts';
export { openBuiltAtlas } from './host/open-built-atlas.ts';
export { openLiveAtlas, type LiveAtlas, type LiveAtlasOptions } from './host/open-live-atlas.ts';
export { openProject } from './host/open-project.ts';
export { openPublishedAtlas } from './host/open-published-atlas.ts';
export { openServedAtlas, type ServedAtlas, type ServedAtlasOptions } from './host/open-served-atlas.ts';
export type { Project, ProjectRun } from './host/project.ts';
export type { HostOptions, ProjectOptions } from './host/project-options.ts';
export { SecretsFound } from './host/refuse-secrets.ts';
export type { IndexSettings } from './indexer/index-settings.ts';
export {
  indexRepository,
  type Indexed,
  type IndexOptions,
  type IndexProgress,
  type IndexStage,
} from './indexer/index.ts';
export type { RepositoryInfo, Source, SourceEntry } from './indexer/source/source.ts';
export { openCommit, type CommitOptions } from './indexer/source/commit.ts';
export { openWorkingTree, type WorkingTreeOptions } from './indexer/source/working-tree.ts';
export type { Artifact } from './model/artifact.ts';
export type { AtlasIndex } from './model/atlas-index.ts';
export type { DirectoryShard } from './model/directory-shard.ts';
export type { FileShard } from './model/file-shard.ts';
export type { FileView } from './model/file-view.ts';
export { publishFile } from './model/publish-file.ts';
export type { PublishedFile } from './model/published-file.ts';
export { readPublishedFile } from './model/read-published-file.ts';
export { readPublishedSymbols } from './model/published-symbols.ts';
export { findOperation, loadOperations } from './features/operations.ts';
export { OperationError, type OperationErrorCode } from './operations/operation-error.ts';
export type { Operation } from './operations/operation.ts';
export { runOperation } from './operations/run-operation.ts';
export type { PublishProgress, PublishSummary } from './publish/progress.ts';
export { publish, type PublishOptions } from './publish/publish.ts';
export { renderAnswer } from './operations/render-answer.ts';
export { FileStore } from './store/file-store.ts';
export { MemoryStore } from './store/memory-store.ts';
export type { Store } from './store/store.ts';

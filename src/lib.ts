/**
 * The library. The command line is made of the same parts: a source is indexed, the artifacts are published to a
 * folder or held in a store, and operations answer questions from a store.
 */
export { defineConfig, type Config } from './config/schema.ts';
export { loadConfig, type LoadedConfig, type LoadOptions } from './config/load-config.ts';
export type { TrustRequest } from './config/trust.ts';
export { indexRepository, type Indexed, type IndexOptions, type IndexStage } from './indexer/index.ts';
export type { RepositoryInfo, Source, SourceEntry } from './indexer/source/source.ts';
export { openCommit, type CommitOptions } from './indexer/source/commit.ts';
export { openWorkingTree, type WorkingTreeOptions } from './indexer/source/working-tree.ts';
export type { Artifact } from './model/artifact.ts';
export type { AtlasIndex } from './model/atlas-index.ts';
export type { DirectoryShard } from './model/directory-shard.ts';
export type { FileShard } from './model/file-shard.ts';
export { findOperation, operations } from './operations/index.ts';
export { OperationError, type OperationErrorCode } from './operations/operation-error.ts';
export type { Operation } from './operations/operation.ts';
export { runOperation } from './operations/run-operation.ts';
export type { PublishProgress, PublishSummary } from './publish/progress.ts';
export { publish, type PublishOptions } from './publish/publish.ts';
export { renderAnswer } from './operations/render-answer.ts';
export { FileStore } from './store/file-store.ts';
export { MemoryStore } from './store/memory-store.ts';
export type { Store } from './store/store.ts';

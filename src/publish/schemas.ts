import type { z } from 'zod';
import { Accuracy } from '../model/accuracy.ts';
import { AtlasIndex } from '../model/atlas-index.ts';
import { BlameIndex, BlameShard } from '../model/blame.ts';
import { DeadCodeIndex, DeadCodeShard } from '../model/dead-code.ts';
import { DigestBucket, DigestIndex } from '../model/digests.ts';
import { DirectoryPart, DirectoryShard } from '../model/directory-shard.ts';
import { PackedFile } from '../model/packed-file.ts';
import { GrepFiles, GrepIndex, GrepTrigrams } from '../model/grep.ts';
import {
  Complexity,
  CoverageGaps,
  Cycles,
  DynamicCalls,
  Findings,
  IncompleteFiles,
  NamesNotFound,
} from '../model/quality.ts';
import { HistoryIndex, Snapshot, SnapshotFiles, SnapshotReferences, SnapshotText } from '../model/history.ts';
import { RulesIndex, RulesShard } from '../model/rules.ts';
import {
  SearchDocuments,
  SearchIndex,
  SearchModelVectors,
  SearchTerms,
  SearchVectors,
} from '../model/search-shards.ts';
import { SymbolShard } from '../model/symbol-shard.ts';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import { ErrorBody } from '../operations/error-body.ts';
import { inputJsonSchema, outputJsonSchema, schemaOf } from '../operations/json-schema.ts';
import { openApiArtifact } from './openapi.ts';
import type { Operation } from '../operations/operation.ts';

/** The schemas of base artifacts, by their file name in `api/v1/schema/`. */
const artifactSchemas = {
  index: AtlasIndex,
  digests: DigestIndex,
  'digest-bucket': DigestBucket,
  file: PackedFile,
  directory: DirectoryShard,
  'directory-part': DirectoryPart,
  symbols: SymbolShard,
  cycles: Cycles,
  findings: Findings,
  complexity: Complexity,
  'coverage-gaps': CoverageGaps,
  'incomplete-files': IncompleteFiles,
  'dynamic-calls': DynamicCalls,
  'names-not-found': NamesNotFound,
  accuracy: Accuracy,
  'dead-code-index': DeadCodeIndex,
  'dead-code': DeadCodeShard,
  'grep-index': GrepIndex,
  'grep-files': GrepFiles,
  'grep-trigrams': GrepTrigrams,
  rules: RulesIndex,
  'blame-index': BlameIndex,
  blame: BlameShard,
  history: HistoryIndex,
  snapshot: Snapshot,
  'snapshot-files': SnapshotFiles,
  'snapshot-references': SnapshotReferences,
  'snapshot-text': SnapshotText,
  'rules-shard': RulesShard,
  search: SearchIndex,
  'search-terms': SearchTerms,
  'search-vectors': SearchVectors,
  'search-model': SearchModelVectors,
  'search-documents': SearchDocuments,
} as const;

/** Returns the OpenAPI document and the JSON Schemas of all artifacts and of the input and output of all operations. */
export function schemaArtifacts(operations: readonly Operation[]): Artifact[] {
  return [
    openApiArtifact(operations),
    ...Object.entries(artifactSchemas).map(([name, schema]) => document(name, schema, 'output')),
    document('error', ErrorBody, 'output'),
    ...operations.flatMap((operation) => [
      { path: artifactPath.schema(`${operation.name}.input`), value: inputJsonSchema(operation) },
      { path: artifactPath.schema(`${operation.name}.output`), value: outputJsonSchema(operation) },
    ]),
  ];
}

function document(name: string, schema: z.ZodType, io: 'input' | 'output'): Artifact {
  return { path: artifactPath.schema(name), value: schemaOf(schema, io) };
}

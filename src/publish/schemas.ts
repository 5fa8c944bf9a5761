import { Accuracy } from '../model/accuracy.ts';
import { AtlasIndex } from '../model/atlas-index.ts';
import { BlameIndex, BlameShard } from '../model/blame.ts';
import { ChangedFile } from '../model/changed-file.ts';
import { ChangeReport } from '../model/changes.ts';
import { ChangesIndex } from '../model/changes-index.ts';
import { DeadCodeIndex, DeadCodeShard } from '../model/dead-code.ts';
import { DigestBucket, DigestIndex } from '../model/digests.ts';
import { DirectoryPart, DirectoryShard } from '../model/directory-shard.ts';
import { PublishedView } from '../model/file-view.ts';
import { PublishedFile } from '../model/published-file.ts';
import { GrepFiles, GrepIndex, GrepTrigrams } from '../model/grep.ts';
import {
  Complexity,
  CoverageGaps,
  Cycles,
  DynamicCalls,
  Findings,
  IncompleteFiles,
  NamesInSkipped,
  NamesNotFound,
  ScipDisagreements,
} from '../model/quality.ts';
import { HistoryIndex, Snapshot, SnapshotFiles, SnapshotReferences, SnapshotText } from '../model/history.ts';
import { FileLifelines, HistoryVersion, Redirects, Timeline } from '../model/timeline.ts';
import { HubIndex, HubLinks, HubNames, HubPackages, HubTables, HubUsers } from '../model/hub.ts';
import { ImageShard } from '../model/image.ts';
import { ExportsShard, InterfaceIndex, UsesShard } from '../model/interface.ts';
import { PackageMap } from '../model/package-map.ts';
import { Packages } from '../model/packages.ts';
import { RulesIndex, RulesShard } from '../model/rules.ts';
import {
  SearchDocuments,
  SearchIndex,
  SearchModelVectors,
  SearchTerms,
  SearchVectors,
} from '../model/search-shards.ts';
import { PublishedSymbols } from '../model/published-symbols.ts';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import { ErrorBody } from '../operations/error-body.ts';
import { outputJsonSchema, schemaOf, type JsonSchema } from '../operations/json-schema.ts';
import { selectableInput } from '../operations/select-input.ts';
import { openApiArtifact, type SchemaFile } from './openapi.ts';
import type { Operation } from '../operations/operation.ts';

/** The schemas of base artifacts and of errors, by their name in `api/v1/schema/artifacts.json`. */
export const artifactSchemas = {
  index: AtlasIndex,
  digests: DigestIndex,
  'digest-bucket': DigestBucket,
  file: PublishedFile,
  view: PublishedView,
  directory: DirectoryShard,
  'directory-part': DirectoryPart,
  symbols: PublishedSymbols,
  image: ImageShard,
  map: PackageMap,
  cycles: Cycles,
  findings: Findings,
  complexity: Complexity,
  'coverage-gaps': CoverageGaps,
  'incomplete-files': IncompleteFiles,
  'names-in-skipped': NamesInSkipped,
  'dynamic-calls': DynamicCalls,
  'names-not-found': NamesNotFound,
  packages: Packages,
  interface: InterfaceIndex,
  'interface-exports': ExportsShard,
  'interface-uses': UsesShard,
  hub: HubIndex,
  'hub-packages': HubPackages,
  'hub-names': HubNames,
  'hub-users': HubUsers,
  'hub-links': HubLinks,
  'hub-tables': HubTables,
  'scip-disagreements': ScipDisagreements,
  accuracy: Accuracy,
  'dead-code-index': DeadCodeIndex,
  'dead-code': DeadCodeShard,
  'grep-index': GrepIndex,
  'grep-files': GrepFiles,
  'grep-trigrams': GrepTrigrams,
  rules: RulesIndex,
  'blame-index': BlameIndex,
  blame: BlameShard,
  'changes-index': ChangesIndex,
  changes: ChangeReport,
  history: HistoryIndex,
  snapshot: Snapshot,
  'snapshot-files': SnapshotFiles,
  'snapshot-references': SnapshotReferences,
  'snapshot-text': SnapshotText,
  'history-version': HistoryVersion,
  timeline: Timeline,
  lifelines: FileLifelines,
  redirects: Redirects,
  'rules-shard': RulesShard,
  search: SearchIndex,
  'search-terms': SearchTerms,
  'search-vectors': SearchVectors,
  'search-model': SearchModelVectors,
  'search-documents': SearchDocuments,
  'changed-file': ChangedFile,
  error: ErrorBody,
} as const;

/**
 * Returns the OpenAPI document and the JSON Schemas: one file for all artifacts, and one for the input and output of the operations that
 * a server answers. A published atlas has no such operations. A file for each was a third of a small atlas.
 */
export function schemaArtifacts(operations: readonly Operation[]): Artifact[] {
  return [
    openApiArtifact(operations),
    schemaFile(
      'artifacts',
      Object.entries(artifactSchemas).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const),
    ),
    ...(operations.length === 0
      ? []
      : [
          schemaFile(
            'operations',
            operations.flatMap((operation) => [
              [`${operation.name}.input`, selectableInput(operation)] as const,
              [`${operation.name}.output`, outputJsonSchema(operation)] as const,
            ]),
          ),
        ]),
  ];
}

function schemaFile(name: SchemaFile, schemas: readonly (readonly [string, JsonSchema])[]): Artifact {
  const definitions = schemas.map(([key, schema]) => [key, nested(schema, `#/$defs/${key}`)]);
  return {
    path: artifactPath.schema(name),
    value: { $schema: dialect, $defs: Object.fromEntries(definitions) as unknown },
  };
}

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** A schema as part of another document: its references to itself begin where it is. */
function nested({ $schema: _, ...schema }: JsonSchema, at: string): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? at + value.slice(1) : value,
  );
}

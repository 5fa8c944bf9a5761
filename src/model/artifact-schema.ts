import * as z from 'zod';
import { Accuracy } from './accuracy.ts';
import { artifactPath } from './artifact.ts';
import { AtlasIndex } from './atlas-index.ts';
import { BlameIndex, BlameShard } from './blame.ts';
import { ChangedFile } from './changed-file.ts';
import { ChangeReport } from './changes.ts';
import { ChangesIndex } from './changes-index.ts';
import { DeadCodeIndex, DeadCodeShard } from './dead-code.ts';
import { DigestBucket, DigestIndex } from './digests.ts';
import { DirectoryShard } from './directory-shard.ts';
import { FileShard } from './file-shard.ts';
import { FileView } from './file-view.ts';
import { GrepFiles, GrepIndex, GrepTrigrams } from './grep.ts';
import {
  HistoryIndex,
  Revision,
  Snapshot,
  SnapshotFiles,
  SnapshotReferences,
  SnapshotText,
  CommitFiles,
  TaggedCommits,
  Saves,
  WorktreeState,
} from './history.ts';
import { ImageShard } from './image.ts';
import { ExportsShard, InterfaceIndex, UsesShard } from './interface.ts';
import { PackageMap } from './package-map.ts';
import { Packages } from './packages.ts';
import {
  Complexity,
  CoverageGaps,
  Cycles,
  DynamicCalls,
  Findings,
  IncompleteFiles,
  NamesInSkipped,
} from './quality.ts';
import { RulesIndex, RulesShard } from './rules.ts';
import { FileLifelines, HistoryVersion, Redirects, Timeline } from './timeline.ts';
import {
  SearchDocuments,
  SearchIndex,
  SearchModelVectors,
  SearchTerms,
  SearchVectors,
} from './search-shards.ts';
import { SymbolShard } from './symbol-shard.ts';

/** Schemas by prefix of the path. The first match counts. */
const prefixes: readonly (readonly [prefix: string, schema: z.ZodType])[] = [
  [artifactPath.index, AtlasIndex],
  [artifactPath.digests, DigestIndex],
  [artifactPath.pageDigests, DigestIndex],
  [artifactPath.below('digests/'), DigestBucket],
  [artifactPath.below('file/'), FileShard],
  [artifactPath.below('view/'), FileView],
  [artifactPath.below('image/'), ImageShard],
  [artifactPath.below('symbols/'), SymbolShard],
  [artifactPath.map, PackageMap],
  [artifactPath.packages, Packages],
  [artifactPath.interface('index'), InterfaceIndex],
  [artifactPath.below('interface/exports/'), ExportsShard],
  [artifactPath.below('interface/uses/'), UsesShard],
  [artifactPath.cycles, Cycles],
  [artifactPath.findings, Findings],
  [artifactPath.complexity, Complexity],
  [artifactPath.coverageGaps, CoverageGaps],
  [artifactPath.incompleteFiles, IncompleteFiles],
  [artifactPath.namesInSkipped, NamesInSkipped],
  [artifactPath.dynamicCalls, DynamicCalls],
  [artifactPath.accuracy, Accuracy],
  [artifactPath.deadCode('index.json'), DeadCodeIndex],
  [artifactPath.deadCode(''), DeadCodeShard],
  [artifactPath.rules, RulesIndex],
  [artifactPath.below('quality/rules/'), RulesShard],
  [artifactPath.grep('index'), GrepIndex],
  [artifactPath.below('grep/files/'), GrepFiles],
  [artifactPath.below('grep/trigrams/'), GrepTrigrams],
  [artifactPath.search, SearchIndex],
  [artifactPath.below('search/terms/'), SearchTerms],
  [artifactPath.below('search/vectors/'), SearchVectors],
  [artifactPath.below('search/model/'), SearchModelVectors],
  [artifactPath.below('search/documents/'), SearchDocuments],
  [artifactPath.blameIndex, BlameIndex],
  [artifactPath.below('blame/'), BlameShard],
  [artifactPath.changesIndex, ChangesIndex],
  [artifactPath.below('changes/'), z.union([ChangeReport, ChangedFile])],
  [artifactPath.history, HistoryIndex],
  [artifactPath.below('history/revision/'), Revision],
  [artifactPath.below('history/object/'), z.union([SnapshotFiles, SnapshotReferences, SnapshotText])],
  [artifactPath.historyVersion, HistoryVersion],
  [artifactPath.timeline, Timeline],
  [artifactPath.lifeline('').slice(0, -'.json'.length), FileLifelines],
  [artifactPath.redirects, Redirects],
  [artifactPath.tagged, TaggedCommits],
  [artifactPath.worktree, WorktreeState],
  [artifactPath.saves, Saves],
  [artifactPath.below('history/'), z.union([Snapshot, CommitFiles])],
];

/** Returns the schema of the base artifact at a path; undefined for other paths. */
export function artifactSchemaAt(path: string): z.ZodType | undefined {
  if (path.startsWith(artifactPath.below('tree/')))
    return path.endsWith('/index.json') ? DirectoryShard : undefined;
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
}

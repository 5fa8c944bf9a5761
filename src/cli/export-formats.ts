import { dot } from '../render/graph/dot.ts';
import { graphml } from '../render/graph/graphml.ts';
import { graphLevels, type GraphLevel } from '../render/graph/records.ts';
import { printable } from '../render/printable.ts';
import { collectIssues } from '../host/issues/collect-issues.ts';
import { issueSource } from '../host/issues/issue-source.ts';
import { githubAnnotations } from '../render/issues/github-annotations.ts';
import { sarifText } from '../render/issues/sarif.ts';
import { ndjsonRecords } from '../render/ndjson.ts';
import { scipIndex } from '../render/scip/scip-index.ts';
import { tagsFile } from '../render/tags/tags.ts';
import type { AtlasStream } from '../host/open-atlas-stream.ts';
import { counted } from '../render/counted.ts';
import { UsageError } from './usage-error.ts';

export interface ExportFormat {
  isBinary: boolean;
  /** The default level of detail; absent if the format has only one. */
  level?: GraphLevel;
  write(atlas: AtlasStream, request: ExportRequest): AsyncGenerator<string | Uint8Array, void>;
}

export interface ExportRequest {
  level: GraphLevel;
  /** The URL of the repository's folder. */
  projectRoot: string;
  /** Prints a remark for the user. */
  remark(text: string): void;
}

const formats: ReadonlyMap<string, ExportFormat> = new Map<string, ExportFormat>([
  ['ndjson', { isBinary: false, write: writeNdjson }],
  ['scip', { isBinary: true, write: writeScip }],
  ['graphml', { isBinary: false, level: 'symbols', write: ({ files }, { level }) => graphml(files, level) }],
  ['dot', { isBinary: false, level: 'files', write: writeDot }],
  ['sqlite', { isBinary: true, write: writeDatabase }],
  ['tags', { isBinary: false, write: ({ files, version }) => tagsFile(files, version) }],
  ['sarif', { isBinary: false, write: writeSarif }],
  ['github', { isBinary: false, write: writeAnnotations }],
]);

export const formatNames = [...formats.keys()].join(', ');

/** Throws a `UsageError` if there is no format of that name. */
export function formatNamed(name: string): ExportFormat {
  const format = formats.get(name);
  if (format) return format;
  throw new UsageError(`There is no format "${name}". Formats: ${formatNames}.`);
}

/** Throws a `UsageError` if the format has no levels, or not this one. */
export function levelFor({ level: usual }: ExportFormat, wanted: string | undefined): GraphLevel {
  if (wanted === undefined) return usual ?? 'symbols';
  if (usual === undefined)
    throw new UsageError('--level is for graphml and dot; other formats always contain everything.');
  const level = graphLevels.find((each) => each === wanted);
  if (level) return level;
  throw new UsageError(`There is no level "${wanted}". Levels: ${graphLevels.join(', ')}.`);
}

async function* writeNdjson({ files }: AtlasStream): AsyncGenerator<string, void> {
  const packages = new Set<string>();
  for await (const shard of files()) {
    let text = '';
    for (const record of ndjsonRecords(shard, packages)) text += `${printable(JSON.stringify(record))}\n`;
    yield text;
  }
}

function writeScip(
  { files, version, titles, createPackageFinder }: AtlasStream,
  { projectRoot }: ExportRequest,
) {
  const packageFinder = createPackageFinder();
  return scipIndex({ files, version, titles, projectRoot, packageFinder });
}

async function* writeDatabase({ name, version, repository, files }: AtlasStream): AsyncGenerator<Uint8Array> {
  const { streamSqlite } = await import('../host/sqlite/stream-sqlite.ts');
  yield* streamSqlite({ name, version, commit: repository.commit, files });
}

async function* writeSarif(atlas: AtlasStream): AsyncGenerator<string, void> {
  const { version, repository } = atlas;
  const found = await collectIssues(await atlas.openQuality(), atlas.files());
  yield sarifText({ ...found, version, source: issueSource(repository) });
}

async function* writeAnnotations(atlas: AtlasStream): AsyncGenerator<string, void> {
  const { issues } = await collectIssues(await atlas.openQuality(), atlas.files());
  yield* githubAnnotations(issues);
}

/** Graphviz takes minutes to lay out more arrows than this with `dot`. */
const MANY_ARROWS = 5000;

async function* writeDot(
  { files, name }: AtlasStream,
  { level, remark }: ExportRequest,
): AsyncGenerator<string, void> {
  let symbols = 0;
  const countedFiles = async function* () {
    symbols = 0;
    for await (const shard of files()) {
      symbols += shard.nodes.length - 1;
      yield shard;
    }
  };
  const { nodes, arrows } = yield* dot({ files: countedFiles, level, title: name });
  const cut =
    level === 'files'
      ? `; ${counted(symbols, 'symbol')} ${symbols === 1 ? 'is' : 'are'} not drawn (--level symbols draws them)`
      : '';
  remark(`Drew ${counted(nodes, 'node')} and ${counted(arrows, 'arrow')}${cut}.`);
  if (arrows > MANY_ARROWS)
    remark(
      'dot is slow for graphs of this size. sfdp, which is part of Graphviz too, lays out large graphs.',
    );
}

import { splitAddress } from '../../../src/model/address.ts';
import { artifactSchemaAt } from '../../../src/model/artifact-schema.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import { FileShard, viewIn } from '../../../src/model/file-shard.ts';
import { decodeHighlights } from '../../../src/model/highlight.ts';
import type { Span } from '../../../src/model/position.ts';
import { invariant } from '../target.ts';

/** Checks base artifacts against their schemas, and ids, spans and edges against each other. Returns the file shards. */
export function expectSound(artifacts: readonly Artifact[]): FileShard[] {
  const paths = artifacts.map(({ path }) => path.toLowerCase());
  invariant(new Set(paths).size === paths.length, 'two artifacts have one path');
  const shards: FileShard[] = [];
  for (const { path, value } of artifacts) {
    const schema = artifactSchemaAt(path);
    const result = schema?.safeParse(value);
    invariant(
      result?.success !== false,
      `${path} does not match its schema: ${result?.error?.message ?? ''}`,
    );
    if (schema === FileShard) shards.push(value as FileShard);
  }
  for (const shard of shards) expectSoundFile(shard, shards);
  return shards;
}

function expectSoundFile(shard: FileShard, all: readonly FileShard[]): void {
  const { path, nodes, ends, source } = shard;
  const lengths = source.split('\n').map(({ length }) => length);
  const isInside = ([line, column, endLine, endColumn]: Span): boolean =>
    (line < endLine || (line === endLine && column <= endColumn)) &&
    column <= (lengths[line - 1] ?? -1) + 1 &&
    endColumn <= (lengths[endLine - 1] ?? -1) + 1;
  const texts = new Map(all.map((other) => [other.path, other.source.split('\n').length]));

  const ids = [...nodes, ...ends].map(({ id }) => id);
  invariant(new Set(ids).size === ids.length, `${path}: two nodes have one id`);
  const addresses = nodes.map(({ address }) => address);
  invariant(new Set(addresses).size === addresses.length, `${path}: two nodes have one address`);
  const pages = new Set(addresses.map((address) => splitAddress(address).page));
  const folded = new Set([...pages].map((page) => page.toLowerCase()));
  invariant(folded.size === pages.size, `${path}: two pages have one address`);
  for (const [index, { span, nameSpan, parent, id }] of nodes.entries()) {
    invariant(isInside(span), `span [${span.join()}] of ${id} lies outside of the text`);
    invariant(isInside(nameSpan), `name span [${nameSpan.join()}] of ${id} lies outside of the text`);
    if (index === 0) continue;
    invariant(parent !== null && parent < index, `${id} comes before its parent`);
    invariant(encloses(span, nameSpan), `the name of ${id} is not in its span`);
  }
  for (const { line, path: other, id } of ends)
    invariant(line === undefined || line <= (texts.get(other) ?? 0), `${id} lies outside of ${other}`);

  const targets = [...shard.edges, ...shard.candidates, ...shard.viaOverride, ...shard.imports].flatMap(
    ({ to }) => to ?? [],
  );
  const origins = [...shard.edges, ...shard.candidates].map(({ from }) => from);
  invariant(Math.max(-1, ...targets, ...origins) < ids.length, `${path}: an edge leads to no node`);
  const sites = [...shard.edges, ...shard.candidates]
    .filter(({ from }) => from < nodes.length)
    .flatMap((edge) => edge.sites);
  for (const span of [...sites, ...shard.imports.map((each) => each.span)])
    invariant(isInside(span), `the site [${span.join()}] in ${path} lies outside of the text`);

  let end = 0;
  for (const token of decodeHighlights(viewIn(shard).highlights)) {
    invariant(
      token.start >= end && token.end <= source.length,
      `${path}: highlights overlap or leave the text`,
    );
    ({ end } = token);
  }
}

function encloses(outer: Span, inner: Span): boolean {
  const [line, column, endLine, endColumn] = inner;
  return (
    (outer[0] < line || (outer[0] === line && outer[1] <= column)) &&
    (outer[2] > endLine || (outer[2] === endLine && outer[3] >= endColumn))
  );
}

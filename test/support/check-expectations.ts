import { endAt, type FileShard } from '../../src/model/file-shard.ts';
import type { Span } from '../../src/model/position.ts';
import { parseExpectations, type Expectation } from './expectations.ts';

/** A reference, with the name in the source and the ids of its definitions. */
interface Reference {
  line: number;
  column: number;
  name: string;
  targets: Set<string>;
  isPossible: boolean;
}

const UNRESOLVED = 'unresolved';

/** Compares the expectations in the comments of a sample with the links. Returns a message for each difference. */
export function checkExpectations(shards: readonly FileShard[]): string[] {
  const paths = pathsOfSymbols(shards);
  return shards.flatMap((shard) => checkFile(shard, paths));
}

function checkFile(shard: FileShard, paths: ReadonlyMap<string, number>): string[] {
  const references = referencesOf(shard);
  const groups = new Map<string, Expectation[]>();
  for (const each of parseExpectations(shard.source)) {
    const key = `${each.line}:${each.name}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((expected) => {
    const [first] = expected;
    if (first === undefined) return [];
    const { line, name } = first;
    const found = references.filter((each) => each.line === line && each.name === name);
    const show = (target: string): string => {
      const symbol = target.slice(target.indexOf(':') + 1);
      const isPlain =
        !target.startsWith('package:') && (target.startsWith(`${shard.path}:`) || paths.get(symbol) === 1);
      return isPlain ? symbol : target;
    };
    const actual = withoutRepeats(
      found.map(({ targets, isPossible }) => alternatives([...targets].map(show), isPossible)),
    );
    if (actual.length === 0)
      actual.push(shard.unresolved.some((each) => each.name === name) ? UNRESOLVED : 'no reference');
    const wanted = withoutRepeats(
      expected.map(({ targets, isPossible }) =>
        alternatives(
          targets.map((each) => withoutOwnPath(each, show)),
          isPossible,
        ),
      ),
    );
    const isEqual = actual.join() === wanted.join();
    const at = `${shard.path}:${line} ${name}`;
    if (!expected.some(({ isMissing }) => isMissing))
      return isEqual ? [] : [`${at}: expected ${wanted.join(', ')}, actual ${actual.join(', ')}`];
    return isEqual ? [`${at}: is resolved to ${actual.join(', ')} now: remove "missing: "`] : [];
  });
}

/** A path may be given where it is not needed. */
function withoutOwnPath(target: string, show: (target: string) => string): string {
  return target.includes(':') ? show(target) : target;
}

function alternatives(targets: readonly string[], isPossible: Expectation['isPossible']): string {
  if (targets.length === 0) return UNRESOLVED;
  return `${isPossible ? '? ' : ''}${[...targets].sort().join(' | ')}`;
}

function withoutRepeats(list: readonly string[]): string[] {
  return list.filter((each, index) => each !== list[index - 1]);
}

/** The number of files that define each symbol. */
function pathsOfSymbols(shards: readonly FileShard[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { nodes } of shards)
    for (const { symbol } of nodes) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

function referencesOf(shard: FileShard): Reference[] {
  const lines = shard.source.split('\n');
  const byPlace = new Map<string, Reference>();
  const add = (span: Span, target: number, isPossible: boolean): void => {
    const [line, column, , endColumn] = span;
    const name = (lines[line - 1] ?? '').slice(column - 1, endColumn - 1);
    const id = withoutKind(endAt(shard, target).id);
    // A name of a package may be one of the repository too: two references in one place.
    const key = `${line}:${column}:${id.startsWith('package:')}`;
    const reference = byPlace.get(key) ?? { line, column, name, targets: new Set(), isPossible };
    byPlace.set(key, reference);
    reference.targets.add(id);
  };
  for (const { from, to, type, sites } of shard.edges)
    if (from < shard.nodes.length && type !== 'OVERRIDES' && type !== 'EXPORTS')
      for (const span of sites) add(span, to, false);
  for (const { from, to, sites } of shard.candidates)
    if (from < shard.nodes.length) for (const span of sites) for (const each of to) add(span, each, true);
  return [...byPlace.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

function withoutKind(id: string): string {
  return id.startsWith('package:') ? id : id.slice(id.indexOf(':') + 1);
}

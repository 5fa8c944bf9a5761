import { pathAddress } from '../../src/model/address.ts';
import type { End, FileShard, ShardCandidate, ShardEdge, ShardNode } from '../../src/model/file-shard.ts';
import { fileId, packageId, symbolId } from '../../src/model/id.ts';
import type { NodeKind } from '../../src/model/kinds.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

/** The files of the small shop, sorted by path, as exports read them. */
export const tinyFiles: FileShard[] = tinyArtifacts()
  .filter(({ path }) => path.startsWith('api/v1/file/'))
  .map(({ value }) => value as FileShard)
  .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Returns files that can be iterated several times. */
export function filesOf(shards: readonly FileShard[]): () => AsyncGenerator<FileShard, void> {
  return async function* () {
    yield* shards;
  };
}

/** Names with characters that some format treats specially. */
export const hostileNames = [
  'plain',
  'with space',
  'back`tick``s',
  `quote"and'`,
  'line\nfeed\r\nand\ttab',
  ']]>&amp;<b>&lt;',
  '\\back\\slash\\',
  '\\N\\G\\l',
  'dot.ted',
  'tree 🌳 é',
  '\u0001\u001f\u007f\u0085\ufffe\uffff',
  'half \ud83c pair',
  '__proto__',
  '\u202ereversed',
  '',
];

export interface NodeSpec {
  kind: NodeKind;
  name: string;
  /** Default: the name of the parent, a dot and the name. */
  symbol?: string;
  /** Index of the parent. Default: the file. */
  parent?: number;
  modifiers?: string[];
}

export interface FileSpec {
  path: string;
  language?: string | null;
  nodes?: NodeSpec[];
  ends?: End[];
  edges?: ShardEdge[];
  candidates?: ShardCandidate[];
}

/** Returns a file with one definition per line, whose names start at column 3. */
export function makeFile({ path, language = 'sample', nodes = [], ...rest }: FileSpec): FileShard {
  const all: ShardNode[] = [makeNode(path, undefined, { kind: 'module', name: path.split('/').at(-1)! }, 0)];
  for (const [i, spec] of nodes.entries()) all.push(makeNode(path, all[spec.parent ?? 0], spec, i + 1));
  return {
    path,
    address: pathAddress(path),
    directory: '',
    language,
    status: language === null ? 'text' : 'parsed',
    hash: '',
    lines: nodes.length + 1,
    bytes: 0,
    nodes: all,
    imports: [],
    unresolved: [],
    unresolvedByName: [],
    viaOverride: [],
    findings: [],
    source: '',
    ends: rest.ends ?? [],
    edges: rest.edges ?? [],
    candidates: rest.candidates ?? [],
  };
}

function makeNode(path: string, parent: ShardNode | undefined, spec: NodeSpec, line: number): ShardNode {
  const { kind, name, modifiers = [] } = spec;
  const symbol = spec.symbol ?? (parent?.symbol ? `${parent.symbol}.${name}` : name);
  const isFile = kind === 'module';
  return {
    id: isFile ? fileId(path) : symbolId(kind, path, symbol),
    kind,
    name,
    symbol: isFile ? '' : symbol,
    address: '',
    parent: isFile ? null : (spec.parent ?? 0),
    span: isFile ? [1, 1, 100, 1] : [line, 1, line, name.length + 4],
    nameSpan: isFile ? [1, 1, 1, 1] : [line, 3, line, name.length + 3],
    signature: `${kind} ${name}`,
    visibility: 'public',
    exported: true,
    modifiers,
    rank: 1,
    tokens: { skeleton: 1, summary: 1, full: 1 },
  };
}

export function packageEnd(name: string, symbol = ''): End {
  return { id: packageId(name, symbol), kind: 'package', name: symbol || name, symbol, path: name };
}

/** Two files: one defines every hostile name as every kind, the other has a hostile path and refers to all of them. */
export function hostileFiles(): FileShard[] {
  const kinds: NodeKind[] = ['class', 'function', 'variable', 'namespace', 'macro'];
  const nodes = hostileNames.flatMap((name): NodeSpec[] => kinds.map((kind) => ({ kind, name })));
  const members = hostileNames.map((name, i): NodeSpec => ({
    kind: 'method',
    name,
    parent: 1 + i * kinds.length,
  }));
  const target = makeFile({ path: 'a.x', nodes: [...nodes, ...members] });
  const ends: End[] = [
    ...target.nodes.map(({ id, kind, name, symbol }) => ({ id, kind, name, symbol, path: 'a.x', line: 1 })),
    ...hostileNames.filter(Boolean).map((name) => packageEnd(name)),
    ...hostileNames.filter(Boolean).map((name) => packageEnd('package', name)),
  ];
  const edges = ends.map((_, i): ShardEdge => ({
    from: 0,
    to: i + 1,
    type: 'REFERENCES',
    how: 'import',
    sites: [[i + 1, 5, i + 1, 9]],
  }));
  const path = hostileNames.filter((name) => name && !name.includes('/')).join('/');
  return [target, makeFile({ path, ends, edges })];
}

import { packLocals, type Local } from '../../src/model/locals.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { directoryAddress, pathAddress, symbolAddress, usualAddress } from '../../src/model/address.ts';
import type { SkipReason } from '../../src/model/coverage.ts';
import type { DirectoryShard } from '../../src/model/directory-shard.ts';
import type { End, FileShard, UnresolvedReference, ShardNode } from '../../src/model/file-shard.ts';
import { highlightClasses, type HighlightClass } from '../../src/model/highlight.ts';
import { fileId, symbolId } from '../../src/model/id.ts';
import type { CandidateHow, CertainHow, EdgeType, NodeKind } from '../../src/model/kinds.ts';
import { compareCandidates, compareEdges } from '../../src/model/edge-order.ts';
import { lineOffsets, shownLine } from '../../src/model/lines.ts';
import { withLinesElsewhere } from '../../src/model/lines-elsewhere.ts';
import { compareText } from '../../src/model/order.ts';
import type { Span } from '../../src/model/position.ts';
import type { SymbolRow, SymbolShard } from '../../src/model/symbol-shard.ts';
import { estimateTokens, type Tiers } from '../../src/model/tokens.ts';

/** A symbol is found in the source by `at`, the text that it starts with; braces in it are followed to their end. */
export interface SymbolSpec {
  kind: NodeKind;
  symbol: string;
  at: string;
  doc?: string;
  exported?: boolean;
  visibility?: 'public' | 'protected' | 'private';
  modifiers?: string[];
  complexity?: number;
  rank?: number;
  /** Whether it is a section of the page of its file. */
  hasNoPage?: true;
}

export interface FileSpec {
  path: string;
  language?: string;
  status?: FileShard['status'];
  source: string;
  symbols?: SymbolSpec[];
  imports?: { source: string; names: string[]; to: string | null }[];
  unresolved?: { name: string; count: number }[];
  findings?: FileShard['findings'];
  rank?: number;
  highlighted?: boolean;
  locals?: readonly Local[];
}

/** `from` and `to` are node ids (or `package:…`); `at` is the text in the file of `from` where it was seen. */
export interface EdgeSpec {
  from: string;
  to: string | string[];
  type: EdgeType;
  how: CertainHow | CandidateHow;
  rule?: string;
  at: string[];
}

/** A call that leads nowhere. */
export interface OpenSpec {
  from: string;
  name: string;
  at: string;
}

export interface AtlasSpec {
  files: FileSpec[];
  edges: EdgeSpec[];
  open: OpenSpec[];
  skipped: { path: string; reason: SkipReason }[];
  /** Lower-case prefixes that get a shard of names each; the rest goes to the shard of the empty prefix. */
  prefixes: string[];
}

export function buildFiles(spec: AtlasSpec): FileShard[] {
  const files = spec.files.map(emptyShard);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const owner = new Map(files.flatMap((file) => file.nodes.map((node) => [node.id, file] as const)));
  const endOf = (id: string): End => {
    const file = owner.get(id);
    if (!file) {
      const [, name = '', symbol = ''] = id.split(':');
      return { id, kind: 'package', name: symbol || name, symbol, path: name };
    }
    const node = file.nodes.find((candidate) => candidate.id === id)!;
    const { kind, name, symbol, address } = node;
    return { id, kind, name, symbol, path: file.path, address, line: node.nameSpan[0] };
  };
  for (const file of files) {
    const inside = new Set(file.nodes.map((node) => node.id));
    const touching = spec.edges.filter((edge) => [edge.from, edge.to].flat().some((id) => inside.has(id)));
    const imports = spec.files.find((entry) => entry.path === file.path)?.imports ?? [];
    const named = spec.open.filter(({ name }) => file.nodes.some((node) => node.name === name));
    const above = spec.edges.filter(
      ({ type, from }) => type === 'IMPLEMENTS' && isMember(from) && inside.has(from),
    );
    const through = above.map(({ from, to }) => ({
      to: from,
      via: String(to),
      calls: spec.edges.filter((edge) => edge.type === 'CALLS' && edge.to === to),
    }));
    const outside = new Set([
      ...touching.flatMap((edge) => [edge.from, edge.to].flat()),
      ...named.map(({ from }) => from),
      ...through.flatMap(({ via, calls }) => [via, ...calls.map(({ from }) => from)]),
      ...imports.flatMap((entry) => entry.to ?? []),
    ]);
    file.ends = [...outside]
      .filter((id) => !inside.has(id))
      .sort(compareText)
      .map(endOf);
    const ids = [...file.nodes, ...file.ends].map((node) => node.id);
    for (const edge of touching) {
      const from = ids.indexOf(edge.from);
      const sites = edge.at.map((text) => locate(owner.get(edge.from)!.source, text));
      if (edge.how === 'name' || edge.how === 'ambiguous') {
        file.candidates.push({
          from,
          to: [edge.to].flat().map((id) => ids.indexOf(id)),
          type: edge.type,
          how: edge.how,
          sites,
        });
      } else {
        file.edges.push({
          from,
          to: ids.indexOf([edge.to].flat()[0]!),
          type: edge.type,
          how: edge.how,
          ...(edge.rule === undefined ? {} : { rule: edge.rule }),
          sites,
        });
      }
    }
    const use = ({ from, at }: { from: string; at: string }): UnresolvedReference => ({
      from: ids.indexOf(from),
      type: 'CALLS',
      sites: [locate(owner.get(from)!.source, at)],
    });
    file.unresolvedByName = named.map((each) => ({ name: each.name, total: 1, references: [use(each)] }));
    for (const each of spec.open)
      if (inside.has(each.from)) file.unresolved.push({ name: each.name, count: 1, references: [use(each)] });
    file.viaOverride = through
      .filter(({ calls }) => calls.length > 0)
      .map(({ to, via, calls }) => ({
        to: ids.indexOf(to),
        via: ids.indexOf(via),
        total: calls.length,
        calls: calls.map(({ from, how, at }) => ({
          from: ids.indexOf(from),
          how: how as CertainHow,
          sites: at.map((text) => locate(owner.get(from)!.source, text)),
        })),
      }));
    file.edges.sort(compareEdges);
    file.candidates.sort(compareCandidates);
    file.imports = imports.map(({ source, names, to }) => ({
      source,
      names,
      to: to === null ? null : ids.indexOf(to),
      span: lineOf(byPath.get(file.path)!.source, source),
    }));
  }
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  return files.map((file) =>
    withLinesElsewhere(file, (path, line) => {
      const source = sources.get(path);
      return source === undefined ? undefined : shownLine(source, lineOffsets(source), line);
    }),
  );
}

function isMember(id: string): boolean {
  return id.startsWith('method:');
}

export function fileArtifacts(files: FileShard[]): Artifact[] {
  return files.map((file) => ({ path: artifactPath.file(file.address), value: file }));
}

export function buildDirectories(spec: AtlasSpec, files: FileShard[]): DirectoryShard[] {
  const paths = new Set(['']);
  for (const { path } of [...files, ...spec.skipped]) {
    for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) paths.add(parent);
  }
  return [...paths].sort(compareText).map((path) => {
    const child = (of: string) => parentOf(of) === path;
    return {
      path,
      address: directoryAddress(path),
      totals: totals(path, files),
      directories: [...paths]
        .filter((other) => other !== '' && child(other))
        .sort(compareText)
        .map((other) => ({
          ...totals(other, files),
          path: other,
          name: nameOf(other),
          address: directoryAddress(other),
        })),
      files: files
        .filter((file) => child(file.path))
        .map((file) => ({
          path: file.path,
          name: nameOf(file.path),
          address: file.address,
          language: file.language,
          status: file.status,
          lines: file.lines,
          bytes: file.bytes,
          symbols: file.nodes.length - 1,
          complexity: file.nodes.reduce((sum, node) => sum + (node.complexity ?? 0), 0),
          rank: file.nodes[0]!.rank,
          tokens: file.nodes[0]!.tokens,
        })),
      skipped: spec.skipped
        .filter((entry) => child(entry.path))
        .map(({ path: skipped, reason }) => ({ path: skipped, name: nameOf(skipped), reason })),
      readme: files.find((file) => child(file.path) && nameOf(file.path) === 'README.md')?.path ?? null,
      dependencies: dependencies(path, files),
    };
  });
}

export function buildSymbols(spec: AtlasSpec, files: FileShard[]): { file: string; shard: SymbolShard }[] {
  const prefixes = ['', ...spec.prefixes];
  const nodes = files.flatMap((file) => file.nodes.map((node) => ({ file, node })));
  const prefixOf = (name: string) =>
    prefixes
      .filter((prefix) => name.toLowerCase().startsWith(prefix))
      .reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
  return prefixes.map((prefix) => {
    const own = nodes.filter(({ node }) => prefixOf(node.name) === prefix);
    const paths = [...new Set(own.map(({ file }) => file.path))].sort(compareText);
    const rows = own.map(({ file, node }): SymbolRow => {
      const symbol = node.symbol === node.name ? '' : node.symbol;
      const row = [
        node.name,
        symbol,
        node.kind,
        paths.indexOf(file.path),
        node.nameSpan[0],
        '',
        node.rank,
      ] as const;
      return file.language === null && node.kind === 'module' ? [...row, 1] : [...row];
    });
    rows.sort((a, b) => compareText(a[0], b[0]) || a[3] - b[3] || a[4] - b[4]);
    return { file: `symbols/${prefix || '_'}.json`, shard: { prefix, paths, rows } };
  });
}

function emptyShard(spec: FileSpec): FileShard {
  const { path, source } = spec;
  const address = pathAddress(path);
  const lines = source.split('\n').length - 1;
  const nodes: ShardNode[] = [
    {
      id: fileId(path),
      kind: 'module',
      name: nameOf(path),
      symbol: '',
      address,
      parent: null,
      span: [1, 1, lines + 1, 1],
      nameSpan: [1, 1, 1, 1],
      visibility: 'public',
      exported: true,
      modifiers: [],
      rank: spec.rank ?? 1,
      tokens: tiers(path, '', source),
    },
  ];
  for (const symbol of spec.symbols ?? []) nodes.push(shardNode(spec, symbol, nodes));
  return {
    path,
    address,
    directory: directoryAddress(parentOf(path)),
    language: spec.language ?? null,
    status: spec.status ?? (spec.language ? 'parsed' : 'text'),
    hash: [...source]
      .reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7)
      .toString(16)
      .padStart(64, '0'),
    lines,
    bytes: new TextEncoder().encode(source).length,
    nodes,
    ends: [],
    edges: [],
    candidates: [],
    imports: [],
    viaOverride: [],
    findings: spec.findings ?? [],
    source,
    unresolved: [...(spec.unresolved ?? [])],
    unresolvedByName: [],
    view: {
      path,
      highlights: spec.highlighted ? highlight(source) : [],
      ...(spec.locals && { locals: packLocals(spec.locals) }),
    },
  };
}

function shardNode({ path, source }: FileSpec, spec: SymbolSpec, before: ShardNode[]): ShardNode {
  const start = source.indexOf(spec.at);
  if (start < 0) throw new Error(`${path} has no "${spec.at}"`);
  const name = spec.symbol.split('.').at(-1)!.replace(/~\d+$/, '');
  const text = source.slice(start, blockEnd(source, start + spec.at.length));
  const nameStart = start + spec.at.lastIndexOf(name);
  const parent = before.findIndex((node) => node.symbol === spec.symbol.split('.').slice(0, -1).join('.'));
  const signature = spec.at.replace(/\s*\{$/, '');
  return {
    id: symbolId(spec.kind, path, spec.symbol),
    kind: spec.kind,
    name,
    symbol: spec.symbol,
    address: spec.hasNoPage
      ? symbolAddress(pathAddress(path), spec.symbol)
      : usualAddress(pathAddress(path), spec.symbol),
    parent: Math.max(parent, 0),
    span: span(source, start, start + text.length),
    nameSpan: span(source, nameStart, nameStart + name.length),
    signature,
    ...(spec.doc === undefined ? {} : { doc: spec.doc }),
    visibility: spec.visibility ?? 'public',
    exported: spec.exported ?? false,
    modifiers: spec.modifiers ?? [],
    ...(spec.complexity === undefined ? {} : { complexity: spec.complexity }),
    rank: spec.rank ?? 0.5,
    tokens: tiers(spec.symbol, signature + (spec.doc ?? ''), text),
  };
}

function blockEnd(source: string, from: number): number {
  if (source[from - 1] !== '{') return from;
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < source.length; at++) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0;
  return at;
}

/** The span of `text` in the source; with `|` in it, of the part behind the bar. */
function locate(source: string, text: string): Span {
  const [before = '', behind] = text.split('|');
  const start = source.indexOf(before + (behind ?? ''));
  if (start < 0) throw new Error(`nothing reads "${text}"`);
  return behind === undefined
    ? span(source, start, start + before.length)
    : span(source, start + before.length, start + before.length + behind.length);
}

function lineOf(source: string, text: string): Span {
  const at = source.indexOf(`'${text}'`);
  const end = source.indexOf('\n', at);
  return span(source, source.lastIndexOf('\n', at) + 1, end);
}

function span(source: string, start: number, end: number): Span {
  const position = (offset: number) => {
    const lines = source.slice(0, offset).split('\n');
    return [lines.length, lines.at(-1)!.length + 1] as const;
  };
  return [...position(start), ...position(end)];
}

function tiers(head: string, summary: string, source: string): Tiers {
  const skeleton = 10 + estimateTokens(head);
  const withSummary = skeleton + estimateTokens(summary);
  return { skeleton, summary: withSummary, full: withSummary + estimateTokens(source) };
}

function totals(path: string, files: FileShard[]): DirectoryShard['totals'] {
  const below = files.filter((file) => path === '' || file.path.startsWith(`${path}/`));
  const sum = (of: (file: FileShard) => number) => below.reduce((total, file) => total + of(file), 0);
  const tokens = (tier: keyof Tiers) => sum((file) => file.nodes[0]!.tokens[tier]);
  return {
    files: below.length,
    lines: sum((file) => file.lines),
    bytes: sum((file) => file.bytes),
    symbols: sum((file) => file.nodes.length - 1),
    tokens: { skeleton: tokens('skeleton'), summary: tokens('summary'), full: tokens('full') },
  };
}

function dependencies(directory: string, files: FileShard[]): DirectoryShard['dependencies'] {
  const prefix = directory === '' ? '' : `${directory}/`;
  const childOf = (path: string) =>
    path.startsWith(prefix) ? prefix + (path.slice(prefix.length).split('/')[0] ?? '') : undefined;
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const edge of file.edges.filter(({ type, from }) => type === 'IMPORTS' && from === 0)) {
      const from = childOf(file.path);
      const end = file.ends[edge.to - file.nodes.length];
      const to = end && end.kind !== 'package' ? childOf(end.path) : undefined;
      if (!from || !to || from === to) continue;
      const key = `${from}\0${to}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([key, count]) => ({ from: key.split('\0')[0]!, to: key.split('\0')[1]!, count }))
    .sort((a, b) => compareText(a.from, b.from) || compareText(a.to, b.to));
}

function highlight(source: string): number[] {
  const classOf = (text: string): HighlightClass =>
    /^\/[/*]/.test(text)
      ? 'comment'
      : /^['"`]/.test(text)
        ? 'string'
        : /^\d/.test(text)
          ? 'number'
          : 'keyword';
  const pattern =
    /\/\*[^]*?\*\/|\/\/.*|'[^']*'|\b\d+\b|\b(?:import|from|export|class|interface|extends|implements|function|const|return|new|if|for|of|constructor|private|this|super)\b/g;
  const triples: number[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    triples.push(match.index - end, match[0].length, highlightClasses.indexOf(classOf(match[0])));
    end = match.index + match[0].length;
  }
  return triples;
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

import { endAt, type FileShard, type ShardNode } from '../../src/model/file-shard.ts';
import type { Span } from '../../src/model/position.ts';

/** A shard as lines for a person to review: its nodes, where each use leads, and what leads nowhere. */
export function outlineOf(shard: FileShard): string {
  return [
    `== ${shard.path}${shard.status === 'parsed' ? '' : ` (${shard.status})`}`,
    ...fileDoc(shard),
    ...nodeLines(shard),
    ...section('uses', useLines(shard)),
    ...section('imports', importLines(shard)),
    ...section(
      'unresolved',
      shard.unresolved.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`)),
    ),
    ...section(
      'findings',
      shard.findings.map(({ code, span }) => `${code}${span ? ` at ${at(span)}` : ''}`),
    ),
    '',
  ].join('\n');
}

const at = ([line, column]: Span): string => `${line}:${column}`;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`-- ${title}`, ...lines];
}

function fileDoc({ nodes: [file] }: FileShard): string[] {
  return file?.doc ? [`# ${firstLine(file.doc)}`] : [];
}

function firstLine(doc: string): string {
  const [first = '', ...rest] = doc.split('\n');
  return rest.length === 0 ? first : `${first} (+${rest.length} lines)`;
}

function nodeLines({ nodes }: FileShard): string[] {
  const depthOf = (node: ShardNode): number => {
    const parent = nodes[node.parent ?? 0];
    return parent && node.parent ? 1 + depthOf(parent) : 0;
  };
  return nodes.slice(1).map((node) => {
    const { kind, name, symbol, exported, visibility, modifiers, span, complexity, doc, signature } = node;
    const twin = /~\d+$/.exec(symbol)?.[0] ?? '';
    const flags = [
      ...(exported ? ['exported'] : []),
      ...(visibility === 'public' ? [] : [visibility]),
      ...modifiers,
      ...(complexity !== undefined && complexity > 1 ? [`complexity=${complexity}`] : []),
    ];
    const lines = span[0] === span[2] ? `${span[0]}` : `${span[0]}-${span[2]}`;
    return [
      '  '.repeat(depthOf(node)),
      `${kind} ${name}${twin}`,
      ...flags.map((flag) => ` ${flag}`),
      ` ${lines}`,
      ...(doc ? [`  # ${firstLine(doc)}`] : []),
      ...(signature ? [`  | ${signature}`] : []),
    ].join('');
  });
}

function useLines(shard: FileShard): string[] {
  const isOwn = ({ from }: { from: number }): boolean => from < shard.nodes.length;
  const idOf = (index: number): string => {
    const { id, kind, symbol } = endAt(shard, index);
    return index > 0 && index < shard.nodes.length ? `${kind} ${symbol}` : id;
  };
  const certain = shard.edges.filter(isOwn).flatMap(({ from, to, type, how, sites }) =>
    sites.map((span) => ({
      span,
      text: `${type} ${whereOf(shard, from)}-> ${idOf(to)} (${how})`,
    })),
  );
  const candidates = shard.candidates.filter(isOwn).flatMap(({ from, to, type, how, sites }) =>
    sites.map((span) => ({
      span,
      text: `${type} ${whereOf(shard, from)}-> ? ${to.map(idOf).join(' | ')} (${how})`,
    })),
  );
  return [...certain, ...candidates]
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || (a.text < b.text ? -1 : 1))
    .map(({ span, text }) => `${at(span)} ${nameAt(shard, span)} ${text}`);
}

/** The text of the place, so that a wrong column shows. */
function nameAt({ source }: FileShard, [line, column, endLine, endColumn]: Span): string {
  const text = source.split('\n')[line - 1] ?? '';
  return line === endLine ? text.slice(column - 1, endColumn - 1) : `${text.slice(column - 1)}…`;
}

function whereOf(shard: FileShard, from: number): string {
  const { symbol } = endAt(shard, from);
  return symbol ? `in ${symbol} ` : '';
}

function importLines(shard: FileShard): string[] {
  return shard.imports.map(({ source, names, to, span }) => {
    const target = to === null ? '?' : endAt(shard, to).id;
    return `${at(span)} ${source} [${names.join(', ')}] -> ${target}`;
  });
}

import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';
import { compareCodePoints } from '../../model/order.ts';
import { overloads } from '../overloads.ts';

/** The longest line that becomes a search pattern: longer ones have a line number only. */
const MAX_PATTERN = 200;

/**
 * Returns a tags file in the extended format of ctags (`man 5 tags`), sorted so that editors can search it by halving. All
 * lines are in memory at once, since any file can define the first name.
 */
export async function* tagsFile(
  files: () => AsyncIterable<FileShard>,
  version: string,
): AsyncGenerator<string, void> {
  yield header(version);
  const lines: string[] = [];
  for await (const shard of files()) for (const line of tagsOf(shard)) lines.push(line);
  lines.sort(compareCodePoints);
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) yield lines.slice(at, at + LINES_AT_ONCE).join('');
}

const LINES_AT_ONCE = 1000;

function header(version: string): string {
  return [
    ['FILE_ENCODING', 'utf-8', ''],
    ['FILE_FORMAT', '2', 'extended format'],
    ['FILE_SORTED', '1', '0=unsorted, 1=sorted, 2=foldcase'],
    ['OUTPUT_EXCMD', 'mixed', 'number, pattern, mixed, or combineV2'],
    ['OUTPUT_MODE', 'u-ctags', 'u-ctags or e-ctags'],
    ['PROGRAM_NAME', 'Treeatlas', ''],
    ['PROGRAM_VERSION', version, ''],
  ]
    .map(([key, value, comment]) => `!_TAG_${key}\t${value}\t/${comment}/\n`)
    .join('');
}

/** Yields the lines of a file: one for each definition. */
function* tagsOf(shard: FileShard): Generator<string> {
  const { path, language, nodes, source } = shard;
  const lines = source.split('\n');
  for (const node of nodes.slice(1)) {
    const { name, kind, nameSpan, span, parent, visibility } = node;
    if (name === '') continue;
    const owner = parent === null || parent === 0 ? undefined : nodes[parent];
    const fields: [key: string, value: string | undefined][] = [
      ['kind', kind],
      ['line', String(nameSpan[0])],
      ['language', language ?? undefined],
      ['scope', owner && `${owner.kind}:${owner.symbol}`],
      ['access', visibility],
      ['signature', callableKinds.has(kind) ? parametersOf(node, source) : undefined],
      ['end', String(span[2])],
    ];
    const text = fields
      .map(([key, value]) => (value === undefined ? '' : `\t${key}:${escapeField(value)}`))
      .join('');
    yield `${escapeName(name)}\t${escapeField(path)}\t${addressOf(node, lines)};"${text}\n`;
  }
}

/** Returns the list of parameters with its parentheses, which is what ctags calls the signature; undefined if there is none. */
function parametersOf(node: ShardNode, source: string): string | undefined {
  const [first = ''] = overloads(source, node);
  const start = first.indexOf('(', Math.max(0, first.indexOf(node.name)) + node.name.length);
  let depth = 0;
  for (let at = start; at >= 0 && at < first.length; at++) {
    if (first[at] === '(') depth++;
    if (first[at] === ')' && --depth === 0) return first.slice(start, at + 1);
  }
  return undefined;
}

/**
 * Returns a pattern of the line with the name, so that editors find it after edits, too; the number of the line if the line has
 * characters that patterns cannot have.
 */
function addressOf({ nameSpan: [line] }: ShardNode, lines: readonly string[]): string {
  const text = (lines[line - 1] ?? '').replace(/\r$/, '');
  if (text.trim() === '' || text.length > MAX_PATTERN || hasControl(text)) return String(line);
  return `/^${text.replace(/[\\/]/g, '\\$&').replace(/\$$/, '\\$$')}$/`;
}

function hasControl(line: string): boolean {
  return line.replaceAll('\t', '').search(control) >= 0 || /\p{Surrogate}/u.test(line);
}

/** A name that begins with `!` would be read as a header, and a space there as part of the format. */
function escapeName(name: string): string {
  return escapeField(name).replace(/^[! ]/, hexBytes);
}

function escapeField(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(control, escapeControl)
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Control characters, and those that change the direction of text: a terminal may obey them. */
const control = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function escapeControl(character: string): string {
  return { '\t': '\\t', '\n': '\\n', '\r': '\\r' }[character] ?? hexBytes(character);
}

/** Readers turn each escape into one byte. */
function hexBytes(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

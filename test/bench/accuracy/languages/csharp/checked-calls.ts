import type { ScipDocument } from '../../scip/decode.ts';

/** A position in the repository: line and column from 1. */
export interface Position {
  path: string;
  line: number;
  column: number;
}

/** A call whose target was found by reading the source. */
export interface CheckedCall extends Position {
  name: string;
  /** Names of definitions, any of which is right; none when the call leads out of the repository. */
  targets: Position[];
  /** The reason, where it is not obvious. */
  note: string;
}

/**
 * Reads a list with a call in each line, in columns between tabs: its position as `path:line:column`, the name, the
 * targets (positions between spaces, or `outside`) and a note. Lines that begin with `#` are comments. Throws an Error
 * that names the line that breaks the format.
 */
export function readCheckedCalls(list: string): CheckedCall[] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', name = '', targets = '', note = ''] = line.split('\t');
      if (name === '' || targets === '') throw new Error(`A checked call lacks its name or target: ${line}`);
      const positions = targets === 'outside' ? [] : targets.split(' ').map(readPosition);
      return { ...readPosition(position), name, targets: positions, note };
    });
}

function readPosition(text: string): Position {
  const [, path, line, column] = /^(.+):(\d+):(\d+)$/.exec(text) ?? [];
  if (path === undefined) throw new Error(`A checked call has no position path:line:column: ${text}`);
  return { path, line: Number(line), column: Number(column) };
}

/**
 * The checked calls that an index leads elsewhere, each as `path:line:column name`. A call of which it says nothing is
 * none of them.
 */
export function disagreements(documents: readonly ScipDocument[], calls: readonly CheckedCall[]): string[] {
  const defined = new Map<string, Set<string>>();
  const used = new Map<string, string[]>();
  for (const { path, occurrences } of documents) {
    for (const { line, column, symbol, isDefinition } of occurrences) {
      const position = shown({ path, line: line + 1, column: column + 1 });
      if (isDefinition) defined.set(symbol, (defined.get(symbol) ?? new Set()).add(position));
      else used.set(position, [...(used.get(position) ?? []), symbol]);
    }
  }
  return calls
    .filter(({ targets, ...call }) => {
      const symbols = used.get(shown(call)) ?? [];
      if (symbols.length === 0) return false;
      const found = symbols.flatMap((symbol) => [...(defined.get(symbol) ?? [])]);
      return targets.length === 0
        ? found.length > 0
        : !targets.some((target) => found.includes(shown(target)));
    })
    .map((call) => `${shown(call)} ${call.name}`);
}

function shown({ path, line, column }: Position): string {
  return `${path}:${line}:${column}`;
}

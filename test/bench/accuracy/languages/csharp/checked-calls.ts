import type { Occurrence, ScipDocument } from '../../scip/decode.ts';

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

/** The calls as an index, whose symbols are named after the positions of definitions. */
export function documentsOf(calls: readonly CheckedCall[]): ScipDocument[] {
  const documents = new Map<string, Map<string, Occurrence>>();
  const add = ({ path, line, column }: Position, symbol: string, isDefinition: boolean) => {
    const occurrences = documents.get(path) ?? new Map<string, Occurrence>();
    documents.set(path, occurrences);
    const key = `${line}:${column} ${symbol}`;
    occurrences.set(key, { line: line - 1, column: column - 1, symbol, isDefinition });
  };
  for (const call of calls) {
    if (call.targets.length === 0) add(call, `csharp outside . . outside/\`${call.name}\`.`, false);
    for (const target of call.targets) {
      const symbol = symbolOf(call.name, target);
      add(target, symbol, true);
      add(call, symbol, false);
    }
  }
  return [...documents].map(([path, occurrences]) => ({ path, occurrences: [...occurrences.values()] }));
}

function symbolOf(name: string, { path, line, column }: Position): string {
  return `csharp checked own . \`${path}\`/\`${name}@${line}@${column}\`.`;
}

import type { Language } from 'web-tree-sitter';
import { GrammarError } from './grammar-error.ts';
import { compilePattern } from './query/compile-pattern.ts';
import { parseQuery } from './query/parse-query.ts';
import { QueryError } from './query/pattern.ts';
import type { Program } from './query/program.ts';
import type { Symbols } from './syntax/symbols.ts';

/** The text of a query file. */
interface QueryText {
  file: string;
  text: string;
  /** The grammar for which it is compiled, for error messages. */
  for: string;
  /** The number of its first pattern. */
  first: number;
}

/** Compiles each pattern of a query, and returns the number after the last one. Throws a `GrammarError` that names the line. */
export function compileQuery(
  query: QueryText,
  language: Language,
  symbols: Symbols,
  add: (program: Program) => void,
): number {
  let number = query.first;
  try {
    for (const pattern of parseQuery(query.text))
      for (const program of compilePattern(pattern, number++, language, symbols)) add(program);
  } catch (cause) {
    if (!(cause instanceof QueryError)) throw cause;
    const line = query.text.slice(0, cause.index).split('\n').length;
    const reason = `line ${line}: ${cause.message} (compiled for ${query.for})`;
    throw new GrammarError(query.file, reason, { cause });
  }
  return number;
}

/** Adds a program to those that may begin at each symbol. */
export function addProgram<P extends Program>(program: P, programs: P[][]): void {
  program.steps[0]?.accepts.forEach((accepted, symbol) => {
    if (accepted === 1) programs[symbol]?.push(program);
  });
}

import { readFileSync } from 'node:fs';
import { Language, Parser, Query } from 'web-tree-sitter';
import { highlightClasses, type HighlightClass } from '../model/highlight.ts';
import { allowedInstead, isMainCapture, type AttributeCapture, type MainCapture } from './captures.ts';
import { GrammarError } from './grammar-error.ts';
import type { Grammar } from './load-grammars.ts';

/** The meaning of a capture in the compiled query. */
export type CaptureRole =
  | {
      role: 'main';
      name: MainCapture;
      /** The part before the dot. */
      group: string;
      /** The part after the dot. For types the whole name, which distinguishes them from values. */
      kind: string;
    }
  | { role: 'attribute'; name: AttributeCapture; modifier?: string }
  | { role: 'highlight'; class: HighlightClass; index: number }
  | { role: 'predicate' };

export interface CompiledGrammar {
  grammar: Grammar;
  parser: Parser;
  /** All queries of the grammar in one, so each file is walked only once. */
  query: Query;
  roles: ReadonlyMap<string, CaptureRole>;
}

/** Prefix of highlight classes in the combined query, because they share names with attributes. */
const HIGHLIGHT = 'highlight.';

/** Compiles a grammar for this process. Throws a `GrammarError` that names the faulty file. */
export async function compileGrammar(grammar: Grammar): Promise<CompiledGrammar> {
  const language = await loadLanguage(grammar);
  checkCaptures(grammar);
  const text = grammar.queries.map((query) => queryText(query.kind, query.text)).join('\n');
  let query: Query;
  try {
    query = new Query(language, text);
  } catch (cause) {
    throw blame(grammar, language, cause);
  }
  const parser = new Parser();
  parser.setLanguage(language);
  return { grammar, parser, query, roles: new Map(query.captureNames.map((name) => [name, roleOf(name)])) };
}

const WASM_PAGE = 65_536;
/**
 * Memory limit of all parsers of this process. A tree within the limits of a file takes at most 400 MB. Texts
 * that are ambiguous on every line take gigabytes, and whether they are parsed must not depend on the
 * machine.
 */
const MAX_WASM_BYTES = 1_000_000_000;

let parserReady: Promise<void> | undefined;

function initParser(): Promise<void> {
  const wasmMemory = new WebAssembly.Memory({
    initial: 512,
    maximum: Math.floor(MAX_WASM_BYTES / WASM_PAGE),
  });
  return Parser.init({ wasmMemory });
}

async function loadLanguage(grammar: Grammar): Promise<Language> {
  await (parserReady ??= initParser());
  try {
    return await Language.load(readFileSync(grammar.wasmPath));
  } catch (cause) {
    throw new GrammarError(
      `${grammar.name}/manifest.json`,
      `the wasm file "${grammar.manifest.wasm}" does not load`,
      {
        cause,
      },
    );
  }
}

function queryText(kind: string, text: string): string {
  return kind === 'highlights' ? text.replace(/@(?=[a-z])/g, `@${HIGHLIGHT}`) : text;
}

/** Throws `GrammarError` for the first capture that is not in the vocabulary. */
export function checkCaptures(grammar: Pick<Grammar, 'queries'>): void {
  for (const { kind, file, text } of grammar.queries) {
    const code = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/;.*$/gm, '');
    for (const [, name = ''] of code.matchAll(/@([\w.-]+)/g)) {
      const allowed = allowedInstead(kind, name);
      if (allowed)
        throw new GrammarError(
          file,
          `unknown capture @${name}; allowed are ${allowed.map((a) => `@${a}`).join(' ')}`,
        );
    }
  }
}

/** Finds the faulty file by compiling each one alone. */
function blame(grammar: Grammar, language: Language, cause: unknown): GrammarError {
  for (const { file, text } of grammar.queries) {
    try {
      new Query(language, text).delete();
    } catch (error) {
      const index = (error as { index?: number }).index ?? 0;
      const line = text.slice(0, index).split('\n').length;
      const reason = `line ${line}: ${(error as Error).message} (compiled for ${grammar.name})`;
      return new GrammarError(file, reason, { cause: error });
    }
  }
  return new GrammarError(grammar.name, 'its queries do not compile together', { cause });
}

function roleOf(name: string): CaptureRole {
  if (name.startsWith('_')) return { role: 'predicate' };
  if (name.startsWith(HIGHLIGHT)) {
    const index = highlightClasses.indexOf(name.slice(HIGHLIGHT.length) as HighlightClass);
    const found = highlightClasses[index];
    return found ? { role: 'highlight', class: found, index } : { role: 'predicate' };
  }
  if (name.startsWith('modifier.')) return { role: 'attribute', name: 'modifier', modifier: name.slice(9) };
  const main = (['tags', 'scopes', 'imports'] as const).some((kind) => isMainCapture(kind, name));
  if (!main) return { role: 'attribute', name: name as AttributeCapture };
  const [group = '', kind = ''] = name.split('.');
  return { role: 'main', name: name, group, kind: group === 'type' ? name : kind };
}

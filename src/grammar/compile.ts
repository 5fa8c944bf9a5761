import { readFileSync } from 'node:fs';
import { Language, Parser, Query } from 'web-tree-sitter';
import { highlightClasses, type HighlightClass } from '../model/highlight.ts';
import { allowedInstead, isMainCapture, type AttributeCapture, type MainCapture } from './captures.ts';
import { GrammarError } from './grammar-error.ts';
import type { Grammar } from './load-grammars.ts';

/** What a capture of the compiled query stands for. */
export type CaptureRole =
  | {
      role: 'main';
      name: MainCapture;
      /** What stands before the dot: the group of things it belongs to. */
      group: string;
      /** What stands behind it; for types the whole name, which tells them from values. */
      kind: string;
    }
  | { role: 'attribute'; name: AttributeCapture; modifier?: string }
  | { role: 'highlight'; class: HighlightClass; index: number }
  | { role: 'predicate' };

export interface CompiledGrammar {
  grammar: Grammar;
  parser: Parser;
  /** All queries of the grammar in one, so that a file is walked once. */
  query: Query;
  roles: ReadonlyMap<string, CaptureRole>;
}

/** Highlight classes share names with attributes; in the one query they carry this. */
const HIGHLIGHT = 'highlight.';

/** Compiles a grammar for this process. Throws a `GrammarError` that names the file with the mistake. */
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
 * All that parsers of this process hold at once. A tree that is read takes at most 400 MB; texts that are ambiguous in
 * every line take gigabytes, and it must not depend on the machine whether they get them.
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
      `its wasm "${grammar.manifest.wasm}" does not load`,
      {
        cause,
      },
    );
  }
}

function queryText(kind: string, text: string): string {
  return kind === 'highlights' ? text.replace(/@(?=[a-z])/g, `@${HIGHLIGHT}`) : text;
}

/** Throws for the first capture that is not in the vocabulary. */
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

/** Finds the file that the query compiler complains of, by compiling each alone. */
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

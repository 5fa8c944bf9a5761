import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Language, Parser } from 'web-tree-sitter';
import { GrammarError } from './grammar-error.ts';
import { wasmMemory } from './syntax/wasm-memory.ts';
import { readWasm } from './wasm-file.ts';

let parserReady: Promise<void> | undefined;

function startParser(): Promise<void> {
  // Node 24 sometimes aborts when it frees compiled code that an optimised version has replaced ("Check failed: end > addr";
  // https://github.com/nodejs/node/issues/64500).
  setFlagsFromString('--no-wasm-code-gc');
  return Parser.init({ wasmMemory });
}

/** Loads a wasm file of a grammar. Throws a `GrammarError`. */
export async function loadLanguage(wasmPath: string, grammar: string): Promise<Language> {
  await (parserReady ??= startParser());
  try {
    return await Language.load(readWasm(wasmPath));
  } catch (cause) {
    const reason = `the wasm file "${basename(wasmPath)}" does not load`;
    throw new GrammarError(`${grammar}/manifest.json`, reason, { cause });
  }
}

import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Language, Parser } from 'web-tree-sitter';
import { root } from '../../../../src/dev/process.ts';
import { walkEcmascript } from './ecmascript.ts';
import type { FileSyntax } from './file-syntax.ts';
import { walkPython } from './python.ts';

/** The wasm that understands a kind of file, of the dependency that grammars are packed from. */
const wasm: Record<string, string> = {
  '.ts': 'typescript/tree-sitter-typescript.wasm',
  '.mts': 'typescript/tree-sitter-typescript.wasm',
  '.cts': 'typescript/tree-sitter-typescript.wasm',
  '.tsx': 'tsx/tree-sitter-tsx.wasm',
  '.js': 'javascript/tree-sitter-javascript.wasm',
  '.mjs': 'javascript/tree-sitter-javascript.wasm',
  '.cjs': 'javascript/tree-sitter-javascript.wasm',
  '.jsx': 'javascript/tree-sitter-javascript.wasm',
  '.py': 'python/tree-sitter-python.wasm',
  '.pyi': 'python/tree-sitter-python.wasm',
};

const parsers = new Map<string, Promise<Parser>>();

/**
 * Reads the syntax of a file without anything of Treeatlas, so that it can say where Treeatlas is wrong. Undefined
 * for a kind of file that no oracle reads.
 */
export async function readSyntax(repository: string, path: string): Promise<FileSyntax | undefined> {
  const file = wasm[extname(path)];
  if (!file) return undefined;
  return parseSyntax(path, await readFile(join(repository, path), 'utf8'));
}

/** As `readSyntax`, of a text. The ending of `path` says the language. Throws when there is no parser for it. */
export async function parseSyntax(path: string, text: string): Promise<FileSyntax> {
  const ending = extname(path);
  const file = wasm[ending];
  if (!file) throw new Error(`There is no parser for ${path}.`);
  const parser = await (parsers.get(file) ?? startParser(file));
  const tree = parser.parse(text);
  if (!tree) throw new Error(`${path} could not be parsed.`);
  const notes = ending.startsWith('.py') ? walkPython(tree.rootNode) : walkEcmascript(tree.rootNode);
  tree.delete();
  return notes.finish(path, text);
}

function startParser(file: string): Promise<Parser> {
  const parser = (async () => {
    await Parser.init();
    const made = new Parser();
    made.setLanguage(await Language.load(join(root, 'node_modules', 'tree-sitter-wasm', 'out', file)));
    return made;
  })();
  parsers.set(file, parser);
  return parser;
}

import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Language as Grammar, Parser } from 'web-tree-sitter';
import { root } from '../../../../src/dev/process.ts';
import type { Language } from '../languages/language.ts';
import { languageOfFile } from '../languages/languages.ts';
import type { FileSyntax } from './file-syntax.ts';

const parsers = new Map<string, Promise<Parser>>();

/**
 * Reads the syntax of a file without anything of Treeatlas, so that it can say where Treeatlas is wrong. Undefined
 * for a file of another language.
 */
export async function readSyntax(
  language: Language,
  repository: string,
  path: string,
): Promise<FileSyntax | undefined> {
  if (!(extname(path) in language.syntax.parsers)) return undefined;
  return parseSyntax(path, await readFile(join(repository, path), 'utf8'), language);
}

/** The syntax of a text. The ending of `path` says the language, unless it is given. Throws when there is no parser for it. */
export async function parseSyntax(
  path: string,
  text: string,
  language = languageOfFile(path),
): Promise<FileSyntax> {
  const syntax = language?.syntax;
  const file = syntax?.parsers[extname(path)];
  if (!syntax || !file) throw new Error(`There is no parser for ${path}.`);
  const parser = await (parsers.get(file) ?? startParser(file));
  const tree = parser.parse(syntax.codeOf?.(path, text) ?? text);
  if (!tree) throw new Error(`${path} could not be parsed.`);
  const notes = syntax.read(tree.rootNode);
  syntax.note?.(notes, tree.rootNode, path, text);
  tree.delete();
  return notes.finish(path, text);
}

function startParser(file: string): Promise<Parser> {
  const parser = (async () => {
    await Parser.init();
    const made = new Parser();
    made.setLanguage(await Grammar.load(join(root, 'node_modules', 'tree-sitter-wasm', 'out', file)));
    return made;
  })();
  parsers.set(file, parser);
  return parser;
}

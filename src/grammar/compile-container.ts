import { Parser } from 'web-tree-sitter';
import { highlightClasses, type HighlightClass } from '../model/highlight.ts';
import { addProgram, compileQuery } from './compile-query.ts';
import type { ContainerManifest } from './container.ts';
import { GrammarError } from './grammar-error.ts';
import type { Grammar } from './load-grammars.ts';
import { loadLanguage } from './load-language.ts';
import type { Program } from './query/program.ts';
import { readSymbols, type Symbols } from './syntax/symbols.ts';

/** A pattern of a container, with the pieces and the highlighting that its steps have. */
export interface ContainerProgram extends Program {
  pieces: readonly { step: number; name: string }[];
  /** Index of the highlight class that a step has. */
  highlights: readonly { step: number; index: number }[];
}

export interface CompiledContainer {
  parser: Parser;
  symbols: Symbols;
  manifest: ContainerManifest;
  /** By the symbol of the node at which they may begin. */
  programs: readonly (readonly ContainerProgram[])[];
}

/** Compiles the container of a grammar, if it has one. Throws a `GrammarError` that names the faulty file. */
export async function compileContainer({
  name,
  container,
  manifest,
}: Grammar): Promise<CompiledContainer | undefined> {
  if (!container || !manifest.container) return undefined;
  const language = await loadLanguage(container.wasmPath, name);
  const symbols = readSymbols(language);
  const parser = new Parser();
  parser.setLanguage(language);
  const programs: ContainerProgram[][] = Array.from({ length: symbols.count }, () => []);
  const { pieces } = manifest.container;
  let number = 0;
  for (const query of container.queries)
    number = compileQuery({ ...query, for: name, first: number }, language, symbols, (program) => {
      addProgram({ ...program, ...rolesOf(program, pieces, query.file) }, programs);
    });
  return { parser, symbols, manifest: manifest.container, programs };
}

function rolesOf(
  { captures }: Program,
  pieces: ContainerManifest['pieces'],
  file: string,
): Pick<ContainerProgram, 'pieces' | 'highlights'> {
  const roles = {
    pieces: [] as { step: number; name: string }[],
    highlights: [] as { step: number; index: number }[],
  };
  captures.forEach((names, step) => {
    for (const name of names) {
      const index = highlightClasses.indexOf(name as HighlightClass);
      if (Object.hasOwn(pieces, name)) roles.pieces.push({ step, name });
      else if (index >= 0) roles.highlights.push({ step, index });
      else if (!name.startsWith('_'))
        throw new GrammarError(file, `captures @${name}, which is no piece of the manifest`);
    }
  });
  return roles;
}

import { Parser, type Language } from 'web-tree-sitter';
import { highlightClasses, type HighlightClass } from '../model/highlight.ts';
import {
  allowedInstead,
  isMainCapture,
  type AttributeCapture,
  type MainCapture,
  type QueryKind,
} from './captures.ts';
import { compileContainer, type CompiledContainer } from './compile-container.ts';
import { addProgram, compileQuery } from './compile-query.ts';
import { GrammarError } from './grammar-error.ts';
import type { Grammar } from './load-grammars.ts';
import { loadLanguage } from './load-language.ts';
import type { Program } from './query/program.ts';
import { standardRole, type StandardRole } from './standard-captures.ts';
import { readSymbols, type Symbols } from './syntax/symbols.ts';

/** A capture that names the construct of its pattern. */
export interface MainRole {
  step: number;
  name: MainCapture;
  /** The part before the dot. */
  group: string;
  /** The part after the dot. For types the whole name, which distinguishes them from values. */
  kind: string;
}

export interface AttributeRole {
  step: number;
  name: AttributeCapture;
  modifier?: string;
}

/** A program with the meaning of its captures. */
export interface GrammarProgram extends Program {
  mains: readonly MainRole[];
  attributes: readonly AttributeRole[];
  /** Index of the highlight class that a step has. */
  highlights: readonly { step: number; index: number }[];
  /** Captures of the vocabulary of the tree-sitter community. */
  standard: readonly StandardRole[];
}

export interface CompiledGrammar {
  grammar: Grammar;
  parser: Parser;
  symbols: Symbols;
  /** Names of symbols. */
  types: readonly string[];
  /** The field in which most grammars put the body of a definition; 0 if this one does not. */
  bodyField: number;
  /** The programs of all queries, by the symbol of the node at which they may begin. */
  programs: readonly (readonly GrammarProgram[])[];
  /** For files in which the code stands between other text. */
  container: CompiledContainer | undefined;
}

/** Compiles a grammar for this process. Throws a `GrammarError` that names the faulty file. */
export async function compileGrammar(grammar: Grammar): Promise<CompiledGrammar> {
  const language = await loadLanguage(grammar.wasmPath, grammar.name);
  checkCaptures(grammar);
  checkStandardCaptures(grammar);
  const symbols = readSymbols(language);
  const parser = new Parser();
  parser.setLanguage(language);
  const types = [...language.types, 'ERROR'];
  return {
    grammar,
    parser,
    symbols,
    types,
    bodyField: language.fieldIdForName('body') ?? 0,
    programs: compileQueries(grammar, language, symbols),
    container: await compileContainer(grammar),
  };
}

function compileQueries(grammar: Grammar, language: Language, symbols: Symbols): GrammarProgram[][] {
  const programs: GrammarProgram[][] = Array.from({ length: symbols.count }, () => []);
  let number = 0;
  const compile = (file: string, text: string, add: (program: Program) => void): void => {
    number = compileQuery({ file, text, for: grammar.name, first: number }, language, symbols, add);
  };
  for (const { kind, file, text } of grammar.queries)
    compile(file, text, (program) => {
      addProgram({ ...program, ...rolesOf(program, kind), standard: [] }, programs);
    });
  for (const { kind, file, text } of grammar.standardQueries)
    compile(file, text, (program) => {
      const standard = program.captures.flatMap((names, step) =>
        names.flatMap((name) => standardRole(kind, name, step) ?? []),
      );
      // The first pattern wins in the queries of the community, the last one in ours.
      const pattern = -1 - program.pattern;
      addProgram({ ...program, pattern, standard, mains: [], attributes: [], highlights: [] }, programs);
    });
  return programs;
}

function rolesOf(
  { captures }: Program,
  query: QueryKind,
): Pick<GrammarProgram, 'mains' | 'attributes' | 'highlights'> {
  const named = captures
    .flatMap((names, step) => names.map((name) => ({ step, name })))
    // Other captures are for predicates.
    .filter(({ name }) => !name.startsWith('_'));
  if (query === 'highlights') {
    const indexOf = (name: string): number => highlightClasses.indexOf(name as HighlightClass);
    const highlights = named.map(({ step, name }) => ({ step, index: indexOf(name) }));
    return { mains: [], attributes: [], highlights };
  }
  const isMain = ({ name }: { name: string }): boolean => isMainCapture(query, name);
  return {
    mains: named.filter(isMain).map(({ step, name }) => {
      const [group = '', kind = ''] = name.split('.');
      return { step, name: name, group, kind: group === 'type' ? name : kind };
    }),
    attributes: named
      .filter((each) => !isMain(each))
      .map(({ step, name }) =>
        name.startsWith('modifier.')
          ? { step, name: 'modifier', modifier: name.slice(9) }
          : { step, name: name as AttributeCapture },
      ),
    highlights: [],
  };
}

/** Captures of `tags.scm` that only our vocabulary has. */
const ownCapture =
  /@((?:modifier|lineage)\.\w+|definition\.(?:file|self_\w+)|member_of|build_constraint)(?![\w.-])/;

/** Throws `GrammarError` for the first capture of our vocabulary in a query of the community, which would ignore it. */
function checkStandardCaptures({ name, standardQueries }: Grammar): void {
  for (const { file, text } of standardQueries) {
    text.split('\n').forEach((line, index) => {
      const [, capture] = ownCapture.exec(line.replace(/"(?:[^"\\]|\\.)*"|;.*$/g, '')) ?? [];
      if (capture === undefined) return;
      throw new GrammarError(
        file,
        `line ${index + 1}: @${capture} has a meaning only in a language with a scopes.scm. Add ${name}/scopes.scm, or remove the capture`,
      );
    });
  }
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

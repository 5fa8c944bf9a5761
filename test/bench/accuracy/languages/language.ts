import type { Node } from 'web-tree-sitter';
import type * as z from 'zod';
import type { Origin } from '../../support/corpora.ts';
import type { Answer, Entity } from '../scip/answer.ts';
import type { SymbolRules } from '../scip/symbol.ts';
import type { ModuleSite, Place, SyntaxNotes } from '../syntax/file-syntax.ts';

/** A language of the benchmark: data, and an adapter for its compiler. */
export interface Language {
  /** In `corpora.json` and in the figures. */
  id: string;
  /** In tables. */
  name: string;
  syntax: SyntaxReader;
  oracle: Oracle;
  symbols: SymbolRules;
  known: KnownDifferences;
  imports: ImportRules;
  /** Whether a file is of the kind that is measured: references in it and into it count. Absent where all files are. */
  measures?: (path: string) => boolean;
}

/** Finds calls, definitions and imports in the source, without anything of Treeatlas. */
export interface SyntaxReader {
  /** From the ending of a file to its parser, of the dependency that grammars are packed from. */
  parsers: Readonly<Record<string, string>>;
  read(root: Node): SyntaxNotes;
  /** The text that is parsed, with spaces in place of other text around the code; absent where all of a file is code. */
  codeOf?(path: string, text: string): string;
  /** Adds notes of the text around the code. */
  note?(notes: SyntaxNotes, root: Node, path: string, text: string): void;
}

export interface Tool {
  name: string;
  version: string;
}

/** Makes the index of a repository that is taken for the truth. */
export interface Oracle {
  tool: Tool;
  /** Raised by hand when indexes that were made before would come out different. */
  revision: number;
  /** The settings that an entry of `corpora.json` can have for it. */
  settings: z.ZodType;
  makeIndex(job: IndexJob): Promise<void>;
}

export interface IndexJob {
  name: string;
  origin: Origin;
  settings: unknown;
  /** A copy of the repository, in which it may write. */
  copy: string;
  /** Path of the index to write, in SCIP. */
  index: string;
  /** Tools and packages are kept below this folder. */
  folder: string;
  say: (text: string) => void;
}

/** An oracle whose settings are checked before `makeIndex` sees them. */
export function defineOracle<Settings>({
  makeIndex,
  settings,
  ...oracle
}: Pick<Oracle, 'tool' | 'revision'> & {
  settings: z.ZodType<Settings>;
  makeIndex: (job: IndexJob, settings: Settings) => Promise<void>;
}): Oracle {
  return { ...oracle, settings, makeIndex: (job) => makeIndex(job, settings.parse(job.settings)) };
}

/** Known differences between the index of a language and the definitions that it stands for. */
export interface KnownDifferences {
  /** The source that a declaration file declares; its definitions are those of the source. */
  sourceOf?: (path: string) => string | undefined;
  /** The member in which a class lists names of attributes. The index names the class in place of those. */
  slots?: string;
  /** The index names the module in place of a definition that an import of everything brings. */
  starImports?: boolean;
  /** Methods that are called by constructs that do not name them. */
  unnamedMethods?: RegExp;
  /** The index names one class of a union, and a declaration with a type before an assignment in a derived class. */
  oneOfSeveral?: boolean;
  /** Names of the language that the index leaves out. A definition with such a name has an entry. */
  universe?: ReadonlySet<string>;
  /** A local symbol of the index is local to a function, even where the syntax around it is not understood. */
  localSymbols?: boolean;
  /** The text behind a function that is called by a method that every function has. */
  applied?: RegExp;
  /** The index lists the types that implement an interface. */
  implementations?: boolean;
  /** A call whose target is a type converts a value, and is no call. */
  conversions?: boolean;
}

export interface ImportRules {
  /** The unit that an import leads to, by one of its files: the file itself or its folder. */
  unitOf(path: string): string;
  /** The files that an import leads to; none when it leads out of the repository, undefined when that is unknown. */
  resolve(evidence: ImportEvidence, path: string, site: ModuleSite): ImportTruth;
}

export type ImportTruth = readonly { place: Place; to: string }[] | undefined;

/** The knowledge that imports are judged by. */
export interface ImportEvidence {
  answerAt(path: string, place: Place): Answer;
  entityNamed(path: string, chain: readonly string[]): Entity | undefined;
  /** The files of a module by its dotted name or path, as the index names it. */
  filesOfModule(name: string): readonly string[];
  /** Whether the index takes the name at a place for that of a module, known or not. */
  isModuleName(path: string, place: Place): boolean;
  /** Whether a file of the repository was read. */
  hasFile(path: string): boolean;
}

/** Each file is a unit, and the index says which one is imported. */
export const importsOfFiles: ImportRules = {
  unitOf: (path) => path,
  resolve: ({ answerAt }, path, { start }) => {
    const answer = answerAt(path, start);
    if (answer.kind === 'outside') return [];
    if (answer.kind === 'module') return answer.paths.map((to) => ({ place: start, to }));
    return undefined;
  },
};

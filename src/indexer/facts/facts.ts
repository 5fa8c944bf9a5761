import type { TextRanges } from '../../features/secrets/mask.ts';
import type { Finding } from '../../model/coverage.ts';
import type { NodeKind, Visibility } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { DefinitionIndex, ScopeIndex, RowIndex, ImportIndex } from './ids.ts';
import type {
  ExportFact,
  FilePathFact,
  ForeignFact,
  ImportFact,
  Listing,
  MacroNamespaceFact,
  NamespaceFact,
} from './module-facts.ts';

/**
 * The facts of one file, derived from its bytes and its grammar only. Large tables are typed arrays of rows,
 * because a repository has millions of them. Read them with the functions of `bind/tables.ts`.
 */
export interface FileFacts {
  /** `definitions[0]` is the file. Parents come before children; otherwise in source order. */
  definitions: DefinitionTable;
  strings: string[];
  /** Rows of `ScopeColumn`; row 0 is the file. Parents come before children. */
  scopes: Int32Array;
  /** Rows of `ExpressionColumn`. */
  expressions: Int32Array;
  /** Rows of `BindingColumn`, in source order. */
  bindings: Int32Array;
  /** Lists of rows, each preceded by its length. `list` reads them. */
  lists: Int32Array;
  /** Rows of `ConditionColumn`. */
  conditions: Int32Array;
  /** Offset of the first character of each line, in UTF-16 units. */
  lineStarts: Int32Array;
  imports: ImportFacts;
  /** In source order. */
  filePaths: FilePathFact[];
  /** In source order. */
  foreign: ForeignFact[];
  exports: ExportFact[];
  /** Dotted name of the namespace or package that the file declares itself part of; empty if it declares none. */
  namespace: string;
  /** Namespaces that blocks of the file declare, outer before inner. */
  namespaces: NamespaceFact[];
  macroNamespaces: MacroNamespaceFact[];
  /** The constraint of a file that the usual build leaves out; empty if the file states none, or one that holds. */
  otherBuild: string;
  /** The names that a star import takes, if the file lists them. */
  listing: Listing | undefined;
}

/** Definitions, whose callbacks get the index of each. */
export interface DefinitionTable extends Array<DefinitionFact> {
  forEach(callback: (fact: DefinitionFact, index: DefinitionIndex, all: DefinitionFact[]) => void): void;
  map<T>(callback: (fact: DefinitionFact, index: DefinitionIndex, all: DefinitionFact[]) => T): T[];
  flatMap<T>(
    callback: (fact: DefinitionFact, index: DefinitionIndex, all: DefinitionFact[]) => T | readonly T[],
  ): T[];
}

/** Returns definitions in the order of their indexes as a table. */
export const definitionTable = (facts: DefinitionFact[]): DefinitionTable => facts as DefinitionTable;

/** Imports, whose callbacks get the index of each. */
export interface ImportFacts extends Array<ImportFact> {
  forEach(callback: (fact: ImportFact, index: ImportIndex, all: ImportFact[]) => void): void;
  flatMap<T>(callback: (fact: ImportFact, index: ImportIndex, all: ImportFact[]) => T | readonly T[]): T[];
  entries(): ArrayIterator<[ImportIndex, ImportFact]>;
}

/** Returns imports in the order of their indexes. */
export const importFacts = (facts: ImportFact[]): ImportFacts => facts as ImportFacts;

export interface DefinitionFact {
  kind: NodeKind;
  name: string;
  /** Dotted name in the file, including `~2`; empty for the file. */
  symbol: string;
  /** Index of the enclosing definition; -1 for the file. */
  parent: DefinitionIndex;
  /** Name of the type that it is a member of, if another file declares that; otherwise empty. */
  owner: string;
  /** Whether it is declared in the body of a function, so that it is no member of its parent. */
  nested: boolean;
  span: Span;
  nameSpan: Span;
  /** Length of its displayed source, in UTF-16 units. */
  length: number;
  signature?: string;
  /** The types of its parameters without blanks and names, if callables of one name differ by them. */
  parameters?: string;
  /** The declared type as written, unless the signature has it behind the name. */
  declaredType?: string;
  doc?: string;
  visibility: Visibility;
  /** Whether other files can import it, by an export or because the language exports everything. */
  exported: boolean;
  modifiers: string[];
  complexity?: number;
  /** Row of the declared type: of a variable, or of the result of a callable. -1 if there is none. */
  type: RowIndex;
  /** Row of the declared type of a callable as a whole, or -1. */
  whole: RowIndex;
  /** Rows of the expressions assigned to it, in source order. */
  values: RowIndex[];
  /** Its overloads, if there are several: the scope of each and the row of its result type. */
  overloads: { scope: ScopeIndex; type: RowIndex }[];
  /** Rows of the expressions that its body returns. */
  returns: RowIndex[];
  /** Row of the index signature's type, or -1. */
  element: RowIndex;
  /** Rows of the types of its call signatures and of its construct signatures. */
  called: RowIndex[];
  constructed: RowIndex[];
  /** Rows of its decorators, outer before inner. */
  decorators: RowIndex[];
  /** Rows of the types that it extends. */
  extends: RowIndex[];
  implements: RowIndex[];
  /** Rows of objects whose members are mixed in. */
  mixins: RowIndex[];
  /** Rows of its metaclasses. */
  metatypes: RowIndex[];
  /** Index of the scope of its body, or -1. */
  scope: ScopeIndex;
}

/** The complete result of parsing a file. */
export interface FileRecord {
  path: string;
  language: string | null;
  status: 'parsed' | 'partial' | 'failed' | 'text';
  /** SHA-256 of the bytes, hex. If text is withheld, of the published text. */
  hash: string;
  lines: number;
  bytes: number;
  facts: FileFacts | null;
  /** See `model/highlight.ts`. */
  highlights: Int32Array;
  findings: Finding[];
  /** Likely secrets that are masked in the published text; absent if there are none. */
  withheld?: WithheldText;
}

export interface WithheldText {
  /**
   * SHA-256 of the bytes of the file, hex. It is never published, because it would confirm a guess of the
   * secret.
   */
  bytesHash: string;
  ranges: TextRanges;
  /** Rules and lines of the secrets. */
  found: readonly { rule: string; line: number }[];
}

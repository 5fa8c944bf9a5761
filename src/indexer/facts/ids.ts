/**
 * Types of the numbers that identify things, so that one kind cannot be passed where another is expected. They are plain numbers at run
 * time. Only the modules that read or build the tables make them: `test/architecture/ids.test.ts` lists those.
 */
declare const kind: unique symbol;
type Id<Kind extends string> = number & { readonly [kind]: Readonly<Record<Kind, true>> };

/** Index of a definition in `FileFacts.definitions`, and of its row in `Declarations`. */
export type DefinitionIndex = Id<'definition of a file'>;
/** Number of a definition in a `Program`: `ProgramFile.base` plus its index in the file. */
export type DefinitionNumber = Id<'definition of a program'>;
/** Index of a file in a `Program`: the repository's come first, then those of libraries. */
export type FileIndex = Id<'file'>;

/** Index of a row in `FileFacts.scopes`. */
export type ScopeIndex = Id<'scope'>;

/** Index of a row in `FileFacts.bindings`. */
export type BindingIndex = Id<'binding'>;
/** Index of a row in `FileFacts.expressions`. */
export type RowIndex = Id<'row of an expression'>;
/** Index of an import in `FileFacts.imports`. */
export type ImportIndex = Id<'import of a file'>;
/** Rows, as lists hold them. */
export type RowTable = IdTable<RowIndex>;

/** A table of ids of one kind. */
interface IdTable<
  Of extends number,
  Buffer extends ArrayBufferLike = ArrayBufferLike,
> extends Int32Array<Buffer> {
  [at: number]: Of;
  [Symbol.iterator](): ArrayIterator<Of>;
  at(index: number): Of | undefined;
  subarray(begin?: number, end?: number): IdTable<Of, Buffer>;
  slice(begin?: number, end?: number): IdTable<Of, ArrayBuffer>;
  entries(): ArrayIterator<[number, Of]>;
  filter(isKept: (id: Of, at: number, all: this) => unknown): IdTable<Of, ArrayBuffer>;
  map(callback: (id: Of, at: number, all: this) => number): Int32Array<ArrayBuffer>;
  find(isIt: (id: Of, at: number, all: this) => unknown): Of | undefined;
  findIndex(isIt: (id: Of, at: number, all: this) => unknown): number;
  some(isIt: (id: Of, at: number, all: this) => unknown): boolean;
  every(isIt: (id: Of, at: number, all: this) => unknown): boolean;
  forEach(callback: (id: Of, at: number, all: this) => void): void;
}
/** Bindings by something that is numbered. */
export type BindingTable = IdTable<BindingIndex>;

/** An operand of an expression: `operandKinds` tells which kind of thing it is, or that it is a plain number. */
export type Operand = Id<'operand'>;

/** Number of something outside of the repository as the end of a link: -1 minus its index among the externals. */
export type OutsideNumber = Id<'outside'>;
/** Where a link leads. */
export type LinkEnd = DefinitionNumber | OutsideNumber;

/** No definition, file, row or import, as tables encode it. */
export const NONE = -1 as DefinitionIndex &
  DefinitionNumber &
  FileIndex &
  ScopeIndex &
  BindingIndex &
  RowIndex &
  ImportIndex;

/** Whether an id from a table is that of nothing. */
export const isNone = (
  id: DefinitionIndex | DefinitionNumber | FileIndex | ScopeIndex | BindingIndex | RowIndex | ImportIndex,
): boolean => id < 0;

/** The definition that is the file itself. */
export const FILE_DEFINITION = 0 as DefinitionIndex;
/** The first definition in a file. */
export const FIRST_DEFINITION = 1 as DefinitionIndex;

/** Returns the number of a definition in the program. `base` is that of its file. */
export const definitionNumber = (base: DefinitionNumber, index: DefinitionIndex): DefinitionNumber =>
  (base + index) as DefinitionNumber;

/** Returns the index of a definition in its file. `base` is the number of the file. */
export const definitionIndex = (number: DefinitionNumber, base: DefinitionNumber): DefinitionIndex =>
  (number - base) as DefinitionIndex;

/** Whether a link leads to a definition of the repository. */
export const isDefinition = (end: LinkEnd): end is DefinitionNumber => end >= 0;

/** Returns the end of links to an external. */
export const outsideNumber = (external: number): OutsideNumber => (-1 - external) as OutsideNumber;

/** Returns the index of an external to which links lead. */
export const externalIndex = (end: OutsideNumber): number => -1 - end;

/** Returns the number of a definition that a table holds at a place; `NONE` beyond its end. */
export const definitionNumberIn = (table: ArrayLike<number>, at: number): DefinitionNumber =>
  (table[at] ?? NONE) as DefinitionNumber;

/** Returns the index of a definition that a table holds at a place; `NONE` beyond its end. */
export const definitionIndexIn = (table: ArrayLike<number>, at: number): DefinitionIndex =>
  (table[at] ?? NONE) as DefinitionIndex;

/** Returns the numbers of definitions in a part of a table. */
export const definitionNumbers = (table: Int32Array): DefinitionNumber[] => [...table] as DefinitionNumber[];

/** Returns the ends of links that a table holds. `nowhere` stands for none. */
export const linkEnds = (table: Int32Array, nowhere: number): (LinkEnd | null)[] =>
  Array.from(table, (end) => (end === nowhere ? null : (end as LinkEnd)));

/** Returns the index of a file that a table holds at a place. */
export const fileIndexIn = (table: ArrayLike<number>, at: number): FileIndex =>
  (table[at] ?? NONE) as FileIndex;

/** Returns an index of a definition itself, or that of the file for none. */
export const orFile = (index: DefinitionIndex): DefinitionIndex => (isNone(index) ? FILE_DEFINITION : index);

/** Returns the index of the last of so many definitions. */
export const lastDefinition = (count: number): DefinitionIndex => (count - 1) as DefinitionIndex;

/** Returns the indexes of so many definitions. */
export const definitionIndexes = (count: number): DefinitionIndex[] =>
  Array.from({ length: count }, (_, index) => index as DefinitionIndex);

/** The number of the first definition of a program. */
export const FIRST_NUMBER = 0 as DefinitionNumber;

/** Returns the index of a file from its place in the list of all. */
export const fileIndex = (place: number): FileIndex => place as FileIndex;

/** Returns the number that follows those of so many definitions. */
export const numberAfter = (base: DefinitionNumber, count: number): DefinitionNumber =>
  (base + count) as DefinitionNumber;

/** The first row of a table of expressions. */
export const FIRST_ROW = 0 as RowIndex;

/** Returns the row that an operand is. The caller knows by the operation that it is one. */
export const toRow = (operand: Operand): RowIndex => operand as number as RowIndex;

/** Returns the indexes of so many rows. */
export const rowIndexes = (count: number): RowIndex[] =>
  Array.from({ length: count }, (_, row) => row as RowIndex);

/** Returns the index of an import from its place in the list of all. */
export const importIndex = (place: number): ImportIndex => place as ImportIndex;

/** Returns the import that an operand is. The caller knows by the operation that it is one. */
export const toImport = (operand: Operand): ImportIndex => operand as number as ImportIndex;

/** Returns a table of so many places without a row. */
export const noRows = (count: number): RowTable => new Int32Array(count).fill(NONE) as RowTable;

/** The binding of the first row. */
export const FIRST_BINDING = 0 as BindingIndex;

/** Returns the last of so many bindings. */
export const lastBinding = (count: number): BindingIndex => (count - 1) as BindingIndex;

/** Returns a table of so many places without a binding. */
export const noBindings = (count: number): BindingTable => new Int32Array(count).fill(NONE) as BindingTable;

/** The scope of the file, around all others. */
export const FILE_SCOPE = 0 as ScopeIndex;

/** Returns a scope itself, or that of the file for none. */
export const orFileScope = (scope: ScopeIndex): ScopeIndex => (isNone(scope) ? FILE_SCOPE : scope);

/** Returns the scope that an operand is. The caller knows by the operation that it is one. */
export const toScope = (operand: Operand): ScopeIndex => operand as number as ScopeIndex;

/** Whether a scope is inside of that of the file. */
export const isInnerScope = (scope: ScopeIndex): boolean => scope > FILE_SCOPE;

/** Returns the last of so many scopes. */
export const lastScopeIndex = (count: number): ScopeIndex => (count - 1) as ScopeIndex;

/** Returns the indexes of so many scopes. */
export const scopeIndexes = (count: number): ScopeIndex[] =>
  Array.from({ length: count }, (_, index) => index as ScopeIndex);

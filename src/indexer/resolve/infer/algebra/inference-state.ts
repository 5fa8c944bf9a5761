import type { FileIndex } from '../../../facts/ids.ts';
import type { NameIndex } from '../../bind/name-index.ts';
import type { Program, ProgramFile } from '../../bind/program.ts';
import type { Numbered } from '../../bind/tables.ts';
import type { Recursion } from '../../types/recursion.ts';
import type { Space } from '../../types/space.ts';
import type { External, Interner, Value } from '../../types/values.ts';

/** What all classes of inference share: the program, the values that are made of others, and the limits of questions. */
export interface InferenceState {
  readonly program: Program;
  readonly nameIndex: NameIndex;
  readonly recursion: Recursion;
  readonly space: Space;
  readonly externals: Interner<External>;
  /** Dotted modules that may be none, by the file that names them. */
  readonly dotted: Interner<{ file: FileIndex; name: string }>;
  /** Returns the parameters and type parameters of a file, by scope. */
  numbered(file: ProgramFile): Numbered;
  /** Returns the value for something outside of the repository. */
  external(packageName: string, symbol: string): Value;
}

/** The facts of declarations that the algebra reads: what is written in one place, and no search. */
export type Declarations = Pick<
  Program,
  | 'definition'
  | 'file'
  | 'fileOf'
  | 'declarationsInProgram'
  | 'isLibrary'
  | 'isOpen'
  | 'isMaker'
  | 'libraries'
  | 'library'
  | 'membersNamed'
  | 'membersOf'
>;

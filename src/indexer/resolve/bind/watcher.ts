import type { DefinitionNumber } from '../../facts/ids.ts';
import type { ProgramFile } from './program-file.ts';
import type { Unit } from './unit.ts';

/** Is told of everything that a view of a program reads of the repository. */
export interface Watcher {
  /** The view looks into a file. */
  file(file: ProgramFile): void;
  /** A path that has no facts. */
  missing(path: string): void;
  unit(unit: Unit): void;
  /** A name is looked up in a unit, which may not exist. */
  unitName(unit: Pick<Unit, 'family' | 'key'>, name: string): void;
  definition(file: ProgramFile, number: DefinitionNumber): void;
  /** A name is looked up among the bindings and exports of a file. */
  name(file: ProgramFile, name: string): void;
  /** A name is looked up among the members of a definition. */
  member(file: ProgramFile, number: DefinitionNumber, name: string): void;
  members(file: ProgramFile, number: DefinitionNumber): void;
  hasMembers(file: ProgramFile, number: DefinitionNumber): void;
  /** The owner of a definition that names a type of another file as its owner. */
  owner(file: ProgramFile, number: DefinitionNumber): void;
}

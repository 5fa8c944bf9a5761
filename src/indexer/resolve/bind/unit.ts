import type { DefinitionNumber } from '../../facts/ids.ts';
import type { ProgramFile } from './program-file.ts';

/** Files that see each other's top-level names without an import, such as a package or a namespace. */
export interface Unit {
  /** Its number: see `ValueTag.Unit`. */
  index: number;
  family: string;
  /** Tells it from other units of the family: a directory or a dotted name. */
  key: string;
  /** The name by which the unit calls itself; empty if it has none. */
  name: string;
  /** In the order of their paths, those for other builds last. */
  files: ProgramFile[];
  /** The path of the file to which the unit adds; undefined if its names are its own. */
  augments: string | undefined;
  /** The numbers of the definitions whose members are the names of the unit, in the order of the files. */
  roots: readonly DefinitionNumber[];
  /** The unit as each of its projects sees it, by project: see `addViews`. Absent if projects do not declare the same names. */
  views?: ReadonlyMap<string, Unit>;
  /** Of such a view: the projects whose definitions come before those of others, nearest first. */
  projects?: readonly ReadonlySet<string>[];
}

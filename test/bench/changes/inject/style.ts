import type { Definition } from '../definition.ts';
import type { Edit } from './edits.ts';

/** The parts of a change that differ from language to language. */
export interface InjectionStyle {
  /** A required parameter, as it is declared. */
  addedParameter: string;
  renamed(name: string): string;
  /** Gives a function another result while its body stays right; undefined if it cannot. `choice` is from 0 to 1. */
  changeResult(definition: Definition, source: string, choice: number): Edit[] | undefined;
  /** Takes a definition away from other files; undefined if it is not visible to them. */
  hide(definition: Definition, source: string): Edit[] | undefined;
}

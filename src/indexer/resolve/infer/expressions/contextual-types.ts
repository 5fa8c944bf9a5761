import type { ScopeIndex, RowIndex } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { Values } from '../../types/values.ts';

/** Answers which type the code around an expression expects. */
export interface ContextualTypes {
  /** Values of the type that is expected where a row stands. */
  expected(file: ProgramFile, row: RowIndex): Values;
  /** The values of a parameter of the anonymous function that is a scope. */
  parameter(file: ProgramFile, scope: ScopeIndex, position: number): Values;
  /** The receiver of the anonymous function that is a scope. */
  receiver(file: ProgramFile, scope: ScopeIndex): Values;
  /** Whether a method runs the anonymous function that is a scope on another instance. */
  isEvaluated(file: ProgramFile, scope: ScopeIndex): boolean;
}

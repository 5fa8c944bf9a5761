import type { BindingIndex, DefinitionNumber, RowIndex } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { Environment } from '../../types/space.ts';
import type { Value, Values } from '../../types/values.ts';
import type { Denotation } from './denotation.ts';

/** A call in a file, by the place of its list of arguments. */
export interface CallSite {
  file: ProgramFile;
  arguments: number;
  /** Row of the call, if what is asked for where it stands may tell of its result. */
  call?: RowIndex;
  /** How many arguments come before those of parameters: the value that an extension method is called on. */
  skipped?: number;
}

/**
 * The layer of expressions as the layers below it see it: the only way from the algebra and from members up to what code says.
 * Rows are those of the expressions of a file; a negative row has no values.
 */
export interface ExpressionEvaluator {
  /** Returns the values of an expression. */
  evaluate(file: ProgramFile, row: RowIndex): Values;
  /** Returns the values that a type expression allows: instances of what it names. */
  evaluateType(file: ProgramFile, row: RowIndex): Values;
  /** Returns the types that a row names as parent types, or that its expression gives. */
  parentTypes(file: ProgramFile, row: RowIndex): Values;
  /** Returns the number of the type alias that a row means, if the alias is nothing but what it stands for. */
  aliasAt(file: ProgramFile, row: RowIndex): DefinitionNumber | undefined;
  /** Returns what the name or member in a row stands for; empty when it is local or not known. */
  denotationsAt(file: ProgramFile, row: RowIndex): readonly Denotation[];
  /** Returns what a binding stands for at the end of its file. */
  denotationsAtEnd(file: ProgramFile, binding: BindingIndex): readonly Denotation[];
  /** Returns the values that a definition, a module or an external stands for. */
  valuesOf(value: Value): Values;
  /** Returns what a call of a value gives. Arguments and `known` determine type parameters. */
  callResult(value: Value, site?: CallSite, known?: Environment): Values;
  /** Returns what the language gets that calls a member of a value by itself: of a type, one that it has as an instance. */
  memberResult(value: Value, name: string): Values;
  /** Returns the rows that calls of a function pass for one of its parameters. */
  argumentsGivenTo(file: ProgramFile, binding: BindingIndex): readonly GivenRow[];
}

/** A row that a call passes as an argument. */
export interface GivenRow {
  file: ProgramFile;
  row: RowIndex;
}

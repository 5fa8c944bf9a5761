import type { RowIndex } from '../../facts/ids.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Value, Values } from '../types/values.ts';
import type { Assignability } from './algebra/assignability.ts';
import type { Conversions } from './algebra/conversions.ts';
import type { Generics } from './algebra/generics.ts';
import type { LibraryTypes } from './algebra/library-types.ts';
import type { MemberLookup } from './algebra/member-lookup.ts';
import type { Optionals } from './algebra/optionals.ts';
import type { Metatypes } from './members/metatypes.ts';
import type { Results } from './expressions/results.ts';
import type { Signatures } from './members/signatures.ts';
import type { ExpressionEvaluator } from './algebra/expression-evaluator.ts';
import type { InferenceState } from './algebra/inference-state.ts';
import type { OutsideValues } from './algebra/outside-values.ts';
import type { ArgumentLookup } from './expressions/argument-lookup.ts';
import type { AskedMembers } from './expressions/asked-members.ts';
import type { Denotations } from './expressions/denotations.ts';
import type { FunctionChoice } from './expressions/function-choice.ts';
import type { GivenArguments } from './expressions/given-arguments.ts';
import type { Injections } from './expressions/injections.ts';
import type { InstanceCreation } from './expressions/instance-creation.ts';
import type { NestedNames } from './expressions/nested-names.ts';
import type { Names } from './expressions/names.ts';
import type { OverloadChoice } from './expressions/overload-choice.ts';
import type { Receivers } from './expressions/receivers.ts';
import type { Callables } from './members/callables.ts';
import type { Elements } from './members/elements.ts';
import type { Extensions } from './members/extensions.ts';
import type { Heritage } from './members/heritage.ts';
import type { Linkage } from './members/linkage.ts';
import type { MemberAccess } from './members/member-access.ts';
import type { Members } from './members/members.ts';
import type { ModuleExports } from './members/module-exports.ts';
import type { Overloads } from './members/overloads.ts';
import type { PackageTypes } from './members/package-types.ts';

/** What links are made from: the answers of inference, without the classes that find them. */
export interface Evaluator extends InferenceState {
  /** Returns the values of the expression in a row. */
  evaluate(file: ProgramFile, row: RowIndex): Values;
  /** Returns the values that a definition, a module or an external stands for. */
  valuesOf(value: Value): Values;
  readonly expressions: ExpressionEvaluator;

  readonly assignability: Assignability;
  readonly conversions: Conversions;
  readonly generics: Generics;
  readonly library: LibraryTypes;
  readonly memberLookup: MemberLookup;
  readonly metatypes: Metatypes;
  readonly optionals: Optionals;
  readonly results: Results;
  readonly signatures: Signatures;
  readonly outside: OutsideValues;

  readonly access: MemberAccess;
  readonly callables: Callables;
  readonly elements: Elements;
  readonly extensions: Extensions;
  readonly heritage: Heritage;
  readonly linkage: Linkage;
  readonly members: Members;
  readonly modules: ModuleExports;
  readonly overloads: Overloads;
  readonly packageTypes: PackageTypes;

  readonly argumentLookup: ArgumentLookup;
  readonly askedMembers: AskedMembers;
  readonly creation: InstanceCreation;
  readonly denotations: Denotations;
  readonly functionChoice: FunctionChoice;
  readonly givenArguments: GivenArguments;
  readonly injections: Injections;
  readonly names: Names;
  readonly nestedNames: NestedNames;
  readonly overloadChoice: OverloadChoice;
  readonly receivers: Receivers;
}

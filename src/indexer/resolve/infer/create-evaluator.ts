import type { FileIndex, RowIndex } from '../../facts/ids.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { Program, ProgramFile } from '../bind/program.ts';
import { numberedBindings, type Numbered } from '../bind/tables.ts';
import { Recursion } from '../types/recursion.ts';
import { Space } from '../types/space.ts';
import type { Steps } from '../types/steps.ts';
import { Interner, toValue, ValueTag, type External, type Value, type Values } from '../types/values.ts';
import { Assignability } from './algebra/assignability.ts';
import { ComputedTypes } from './algebra/computed-types.ts';
import { Conversions } from './algebra/conversions.ts';
import { Generics } from './algebra/generics.ts';
import { LibraryTypes } from './algebra/library-types.ts';
import { Optionals } from './algebra/optionals.ts';
import { OutsideValues } from './algebra/outside-values.ts';
import { ParameterInstances } from './algebra/parameter-instances.ts';
import { Predicates } from './algebra/predicates.ts';
import { Unification } from './algebra/unification.ts';
import type { Evaluator } from './evaluator.ts';
import { ArgumentLookup } from './expressions/argument-lookup.ts';
import { Arithmetic } from './expressions/arithmetic.ts';
import { AskedMembers } from './expressions/asked-members.ts';
import { Callbacks } from './expressions/callbacks.ts';
import { Callees } from './expressions/callees.ts';
import { Calls } from './expressions/calls.ts';
import { Construction } from './expressions/construction.ts';
import { ConstructorFields } from './expressions/constructor-fields.ts';
import { DefinitionValues } from './expressions/definition-values.ts';
import { Denotations } from './expressions/denotations.ts';
import { DocumentedTypes } from './expressions/documented-types.ts';
import { Expressions } from './expressions/expressions.ts';
import { ExtensionCalls } from './expressions/extension-calls.ts';
import { Flow } from './expressions/flow.ts';
import { FunctionChoice } from './expressions/function-choice.ts';
import { GivenArguments } from './expressions/given-arguments.ts';
import { Inference } from './expressions/inference.ts';
import { Injections } from './expressions/injections.ts';
import { InstanceCreation } from './expressions/instance-creation.ts';
import { Literals } from './expressions/literals.ts';
import { Loads } from './expressions/loads.ts';
import { MeantSignatures } from './expressions/meant-signatures.ts';
import { ImplicitOwners } from './expressions/implicit-owners.ts';
import { Names } from './expressions/names.ts';
import { NestedNames } from './expressions/nested-names.ts';
import { Ordered } from './expressions/ordered.ts';
import { OverloadChoice } from './expressions/overload-choice.ts';
import { Pointers } from './expressions/pointers.ts';
import { Receivers } from './expressions/receivers.ts';
import { Results } from './expressions/results.ts';
import { SignatureChoice } from './expressions/signature-choice.ts';
import { Types } from './expressions/types.ts';
import { Branches } from './members/branches.ts';
import { Callables } from './members/callables.ts';
import { Elements } from './members/elements.ts';
import { ExportLists } from './members/export-lists.ts';
import { Extensions } from './members/extensions.ts';
import { FreeNames } from './members/free-names.ts';
import { Heritage } from './members/heritage.ts';
import { Linkage } from './members/linkage.ts';
import { MemberAccess } from './members/member-access.ts';
import { MemberLayer } from './members/member-layer.ts';
import { Members } from './members/members.ts';
import { Metatypes } from './members/metatypes.ts';
import { Mixins } from './members/mixins.ts';
import { ModuleExports } from './members/module-exports.ts';
import { Overloads } from './members/overloads.ts';
import { PackageTypes } from './members/package-types.ts';
import { Protocols } from './members/protocols.ts';
import { ReceiverBinding } from './members/receiver-binding.ts';
import { Shapes } from './members/shapes.ts';
import { Signatures } from './members/signatures.ts';

/** All that answers questions about values: the three layers, each with what it uses of the others. */
class Composition implements Evaluator {
  readonly program: Program;
  readonly nameIndex: NameIndex;
  readonly recursion: Recursion;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly dotted = new Interner<{ file: FileIndex; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly space: Space = new Space(
    (number) => {
      const mixed = this.mixins.parametersOf(number);
      const declared = this.generics.parametersOf(number);
      return mixed.length === 0 ? declared : [...declared, ...mixed];
    },
    (place, environment) => this.computed.settled(this.program.file(place.file), place.row, environment),
  );
  readonly branches = new Branches();

  readonly generics: Generics = new Generics(this);
  readonly parameterInstances: ParameterInstances = new ParameterInstances(this);
  readonly predicates: Predicates = new Predicates(this);
  readonly assignability: Assignability = new Assignability(this);
  readonly library: LibraryTypes = new LibraryTypes(this);
  readonly conversions: Conversions = new Conversions(this);
  readonly optionals: Optionals = new Optionals(this);
  readonly unification: Unification = new Unification(this);
  readonly outside: OutsideValues = new OutsideValues(this);
  readonly computed: ComputedTypes = new ComputedTypes(this);

  readonly callables: Callables = new Callables(this);
  readonly members: Members = new Members(this);
  readonly shapes: Shapes = new Shapes(this);
  readonly heritage: Heritage = new Heritage(this);
  readonly linkage: Linkage = new Linkage(this);
  readonly access: MemberAccess = new MemberAccess(this);
  readonly modules: ModuleExports = new ModuleExports(this);
  readonly protocols: Protocols = new Protocols(this);
  readonly freeNames: FreeNames = new FreeNames(this);
  readonly metatypes: Metatypes = new Metatypes(this);
  readonly mixins: Mixins = new Mixins(this);
  readonly signatures: Signatures = new Signatures(this);
  readonly overloads: Overloads = new Overloads(this);
  readonly exportLists: ExportLists = new ExportLists(this);
  readonly extensions: Extensions = new Extensions(this);
  readonly packageTypes: PackageTypes = new PackageTypes(this);
  readonly receiverBinding: ReceiverBinding = new ReceiverBinding(this);
  readonly elements: Elements = new Elements(this);
  readonly memberLookup: MemberLayer = new MemberLayer(this);

  readonly argumentLookup: ArgumentLookup = new ArgumentLookup(this);
  readonly pointers: Pointers = new Pointers(this);
  readonly types: Types = new Types(this);
  readonly names: Names = new Names(this);
  readonly implicitOwners: ImplicitOwners = new ImplicitOwners(this);
  readonly nestedNames: NestedNames = new NestedNames(this);
  readonly literals: Literals = new Literals(this);
  readonly callees: Callees = new Callees(this);
  readonly calls: Calls = new Calls(this);
  readonly results: Results = new Results(this);
  readonly construction: Construction = new Construction(this);
  readonly constructorFields: ConstructorFields = new ConstructorFields(this);
  readonly creation: InstanceCreation = new InstanceCreation(this);
  readonly inference: Inference = new Inference(this);
  readonly injections: Injections = new Injections(this);
  readonly askedMembers: AskedMembers = new AskedMembers(this);
  readonly callbacks: Callbacks = new Callbacks(this);
  readonly functionChoice: FunctionChoice = new FunctionChoice(this);
  readonly denotations: Denotations = new Denotations(this);
  readonly documentedTypes: DocumentedTypes = new DocumentedTypes(this);
  readonly definitions: DefinitionValues = new DefinitionValues(this);
  readonly receivers: Receivers = new Receivers(this);
  readonly signatureChoice: SignatureChoice = new SignatureChoice(this);
  readonly arithmetic: Arithmetic = new Arithmetic(this);
  readonly ordered: Ordered = new Ordered(this);
  readonly flow: Flow = new Flow(this);
  readonly overloadChoice: OverloadChoice = new OverloadChoice(this);
  readonly meantSignatures: MeantSignatures = new MeantSignatures(this);
  readonly extensionCalls: ExtensionCalls = new ExtensionCalls(this);
  readonly givenArguments: GivenArguments = new GivenArguments(this);
  readonly loads: Loads = new Loads(this);
  readonly expressions: Expressions = new Expressions(this);

  readonly #numbered: (Numbered | undefined)[] = [];

  constructor(program: Program, nameIndex: NameIndex, steps: Steps) {
    this.nameIndex = nameIndex;
    this.program = program;
    this.recursion = new Recursion(steps);
  }

  numbered(file: ProgramFile): Numbered {
    return (this.#numbered[file.index] ??= numberedBindings(file.facts));
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
  }

  evaluate(file: ProgramFile, row: RowIndex): Values {
    return this.expressions.evaluate(file, row);
  }

  valuesOf(value: Value): Values {
    return this.expressions.valuesOf(value);
  }
}

/** Returns what answers questions about the values of a program, within a budget of steps. */
export function createEvaluator(program: Program, nameIndex: NameIndex, steps: Steps): Evaluator {
  return new Composition(program, nameIndex, steps);
}

import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role, ScopeColumn } from '../../facts/tables.ts';
import { alternativesOf } from './alternatives.ts';
import { AskedMembers } from './asked-members.ts';
import { Callbacks } from './callbacks.ts';
import { FunctionChoice } from './function-choice.ts';
import { DefinitionValues } from './definition-values.ts';
import { Elements } from './elements.ts';
import type { NameIndex } from '../bind/name-index.ts';
import { ConstructorFields } from './constructor-fields.ts';
import { Construction } from './construction.ts';
import { Conversions } from './conversions.ts';
import { Denotations } from './denotations.ts';
import { DocumentedTypes } from './documented-types.ts';
import { FreeNames } from './free-names.ts';
import { LibraryTypes } from './library-types.ts';
import { Optionals } from './optionals.ts';
import { Receivers } from './receivers.ts';
import { Arithmetic } from './arithmetic.ts';
import { Assignability } from './assignability.ts';
import { Branches } from './branches.ts';
import { Callables } from './callables.ts';
import { Callees } from './callees.ts';
import { Calls } from './calls.ts';
import { ComputedTypes } from './computed-types.ts';
import { Extensions } from './extensions.ts';
import { Flow } from './flow.ts';
import { Generics } from './generics.ts';
import { Heritage } from './heritage.ts';
import { Linkage } from './linkage.ts';
import { Inference } from './inference.ts';
import { Injections } from './injections.ts';
import { InstanceCreation } from './instance-creation.ts';
import { Literals } from './literals.ts';
import { Memo } from '../types/memo.ts';
import { MemberAccess } from './member-access.ts';
import { Members } from './members.ts';
import { Metatypes } from './metatypes.ts';
import { Mixins } from './mixins.ts';
import { ModuleExports } from './module-exports.ts';
import { Names } from './names.ts';
import { Ordered } from './ordered.ts';
import { OutsideValues } from './outside-values.ts';
import { Overloads } from './overloads.ts';
import { PackageTypes } from './package-types.ts';
import type { Program, ProgramFile } from '../bind/program.ts';
import { Protocols } from './protocols.ts';
import { Shapes } from './shapes.ts';
import { Recursion } from '../types/recursion.ts';
import { Results } from './results.ts';
import { SignatureChoice } from './signature-choice.ts';
import { Signatures } from './signatures.ts';
import { Space } from '../types/space.ts';
import type { Steps } from '../types/steps.ts';
import { expressionCell, list, numberedBindings, scopeCell, text, type Numbered } from '../bind/tables.ts';
import { itemRow, namesOfItems } from './tuples.ts';
import { Types } from './types.ts';
import { Unification } from './unification.ts';
import {
  indexOf,
  Interner,
  nothing,
  tagOf,
  toValue,
  union,
  unionOf,
  ValueTag,
  type External,
  type Value,
  type Values,
} from '../types/values.ts';

/** The library type, in manifests, of a literal that has the type which is expected of it. */
const CONTEXTUAL = '*';

/**
 * Answers what names and expressions stand for. Every answer is remembered, so that the cost grows with the
 * number of expressions; a question that leads back to itself has no answer there.
 */
export class Evaluator {
  readonly program: Program;
  readonly nameIndex: NameIndex;
  readonly recursion: Recursion;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly dotted = new Interner<{ file: number; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly generics = new Generics(this);
  readonly computed: ComputedTypes;
  readonly space = new Space(
    (number) => {
      const mixed = this.mixins.parametersOf(number);
      const declared = this.generics.parametersOf(number);
      return mixed.length === 0 ? declared : [...declared, ...mixed];
    },
    (place, environment) => this.computed.settled(this.program.file(place.file), place.row, environment),
  );
  readonly assignability = new Assignability(this);
  readonly callables = new Callables(this);
  readonly members = new Members(this);
  readonly shapes = new Shapes(this);
  readonly heritage = new Heritage(this);
  readonly linkage = new Linkage(this);
  readonly access = new MemberAccess(this);
  readonly types = new Types(this);
  readonly modules = new ModuleExports(this);
  readonly names = new Names(this);
  readonly literals = new Literals(this);
  readonly callees = new Callees(this);
  readonly calls = new Calls(this);
  readonly results = new Results(this);
  readonly construction = new Construction(this);
  readonly constructorFields = new ConstructorFields(this);
  readonly creation = new InstanceCreation(this);
  readonly inference = new Inference(this);
  readonly injections = new Injections(this);
  readonly protocols = new Protocols(this);
  readonly askedMembers = new AskedMembers(this);
  readonly callbacks = new Callbacks(this);
  readonly functionChoice = new FunctionChoice(this);
  readonly denotations = new Denotations(this);
  readonly documentedTypes = new DocumentedTypes(this);
  readonly freeNames = new FreeNames(this);
  readonly library = new LibraryTypes(this);
  readonly definitions = new DefinitionValues(this);
  readonly receivers = new Receivers(this);
  readonly metatypes = new Metatypes(this);
  readonly mixins = new Mixins(this);
  readonly signatures = new Signatures(this);
  readonly signatureChoice = new SignatureChoice(this);
  readonly arithmetic = new Arithmetic(this);
  readonly conversions = new Conversions(this);
  readonly optionals = new Optionals(this);
  readonly overloads = new Overloads(this);
  readonly extensions = new Extensions(this);
  readonly unification = new Unification(this);
  readonly ordered = new Ordered(this);
  readonly outside = new OutsideValues(this);
  readonly packageTypes = new PackageTypes(this);
  readonly elements: Elements;
  readonly flow = new Flow(this);
  readonly branches = new Branches();
  readonly #expressions = new Memo();
  readonly #numbered: (Numbered | undefined)[] = [];

  constructor(program: Program, nameIndex: NameIndex, steps: Steps) {
    this.nameIndex = nameIndex;
    this.program = program;
    this.elements = new Elements(this);
    this.recursion = new Recursion(steps);
    this.computed = new ComputedTypes(this);
  }

  /** Parameters and type parameters of a file, by scope. */
  numbered(file: ProgramFile): Numbered {
    return (this.#numbered[file.index] ??= numberedBindings(file.facts));
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
  }

  /** The values of an expression. */
  evaluate(file: ProgramFile, row: number): Values {
    if (row < 0) return nothing;
    const answers = this.#expressions.of(file.index);
    return this.recursion.ask(answers, row, nothing, () => this.#evaluate(file, row));
  }

  #evaluate(file: ProgramFile, row: number): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Name: {
        const binding = this.names.bindingOf(file, row);
        const owner = this.names.implicitOwner(file, row, binding);
        if (owner !== undefined) {
          const values = this.access.values([owner], text(facts, a), this.names.useOf(file, row));
          return this.names.narrowed(file, row, a, values);
        }
        if (binding >= 0) return this.names.valuesAt(file, row, binding);
        if (this.names.isOwnType(file, row))
          return this.receivers.selfType(file, expressionCell(facts, row, E.Scope));
        return union(this.denotations.of(file, row).map(({ value }) => this.valuesOf(value)));
      }
      case Op.Member: {
        const name = text(facts, b);
        const objects = this.evaluate(file, a);
        if (name === file.grammar.manifest.scoping.typeMember)
          return objects.flatMap((value) => this.space.typeOf(value) ?? []);
        // What is assigned to it declares the members.
        const isWritten = (expressionCell(facts, row, E.Role) & Role.Write) !== 0;
        if (name === file.grammar.manifest.scoping.instanceMember && !isWritten) {
          const instances = union(objects.map((value) => this.#instancesOf(value)));
          if (instances.length > 0) return instances;
        }
        return this.names.narrowed(
          file,
          row,
          b,
          this.access.values(objects, name, this.names.useOf(file, row)),
        );
      }
      case Op.Call: {
        const found = union(
          this.callees
            .of(file, row)
            .map((value) => this.calls.result(value, { file, arguments: b, call: row })),
        );
        return found.length > 0 ? found : this.injections.requested(file, row);
      }
      case Op.New:
        if (a < 0) return this.callbacks.expected(file, row);
        return union(
          this.evaluate(file, a).map((value) => this.construction.of(value, { file, arguments: b })),
        );
      case Op.Await:
        return this.protocols.awaited(file, this.evaluate(file, a));
      case Op.Same:
        return this.evaluate(file, a);
      case Op.Self:
        return this.receivers.self(file, expressionCell(facts, row, E.Scope));
      case Op.Super:
        return this.receivers.aboveNamed(
          file,
          expressionCell(facts, row, E.Scope),
          a < 0 ? nothing : this.evaluate(file, a),
        );
      case Op.Either:
      case Op.AnyOf:
      case Op.Or:
        return this.#ofChoice(file, row);
      case Op.And:
        return this.evaluate(file, b);
      case Op.Element:
        return this.protocols.element(file, this.evaluate(file, a));
      case Op.At:
        return this.protocols.at(file, this.evaluate(file, a), text(facts, b));
      case Op.Iterated:
        return this.protocols.elements(
          file,
          b < 0 ? this.evaluate(file, a) : this.ordered.values(file, a),
          b,
        );
      case Op.Rest:
        return this.protocols.rest(this.ordered.values(file, a), b);
      case Op.Entered:
        return this.protocols.entered(file, this.evaluate(file, a));
      case Op.Caught:
        return this.#instances(this.types.evaluate(file, a));
      case Op.Cast:
        return this.types.evaluate(file, a);
      case Op.Array:
      case Op.Optional:
        return this.types.evaluate(file, row);
      case Op.Parameter:
        return this.callbacks.parameter(file, a, b);
      case Op.Text:
        return this.literals.of(file, text(facts, a), list(facts, -1));
      case Op.Literal:
        if (text(facts, a) === CONTEXTUAL) return this.callbacks.expected(file, row);
        return this.literals.of(file, text(facts, a), list(facts, b));
      case Op.Tuple:
        return [
          this.space.tuple(
            [...list(facts, b)].map((each) => this.evaluate(file, itemRow(file, each))),
            this.library.tuple(file),
            namesOfItems(file, list(facts, b)),
          ),
        ];
      case Op.Function: {
        // What has a name of its own elsewhere is that.
        const own = scopeCell(facts, a, ScopeColumn.Definition);
        const fact = facts.definitions[own];
        if (fact?.kind === 'function' && fact.parent === 0)
          return [toValue(ValueTag.Definition, file.base + own)];
        return [this.space.closure(file.index, row)];
      }
      case Op.Object:
        return b < 0 ? nothing : [this.space.shape(file.index, row)];
      case Op.Class:
        return a < 0 ? nothing : [toValue(ValueTag.Definition, file.base + a)];
      case Op.Module: {
        const module = toValue(ValueTag.Module, file.index);
        return a < 0
          ? this.modules.assigned(module)
          : this.#imported(file, a, (expressionCell(facts, row, E.Role) & Role.Async) !== 0);
      }
      case Op.Operator: {
        const [left = -1] = list(facts, a);
        if (b < 0) return this.arithmetic.of(file, list(facts, a));
        const name = text(facts, b);
        const otherwise = file.grammar.manifest.scoping.operatorFallbacks[name];
        return union(
          this.evaluate(file, left).map((value) => {
            const found = this.calls.method(value, name);
            return found.length > 0 || otherwise === undefined ? found : this.calls.asked(value, otherwise);
          }),
        );
      }
      case Op.Generic:
        return this.callees.withArguments(file, this.evaluate(file, a), list(facts, b));
      case Op.Query:
        return this.loaded(file, a);
      default:
        return nothing;
    }
  }

  /** What the instances of a value have, if it is a type or a function that makes instances. */
  #instancesOf(value: Value): Values {
    return tagOf(this.space.unbind(value).value) === ValueTag.Definition
      ? this.mixins.instanceOf(value)
      : nothing;
  }

  #ofChoice(file: ProgramFile, row: number): Values {
    const alternatives = alternativesOf(file.facts, row);
    if (!this.recursion.take(alternatives.length)) return nothing;
    return unionOf(alternatives, ({ row: each, isReplaced }) => {
      const values = this.evaluate(file, each);
      return isReplaced ? this.optionals.held(values) : values;
    });
  }

  /** The values of an expression where a type is asked for: of a module that is loaded, the module. */
  loaded(file: ProgramFile, row: number): Values {
    const values = this.evaluate(file, row);
    const isModule = row >= 0 && expressionCell(file.facts, row, E.Op) === Op.Module;
    return isModule ? this.protocols.awaited(file, values) : values;
  }

  /** What is loaded where it is used. */
  #imported(file: ProgramFile, index: number, isPromised: boolean): Values {
    const modules = union(
      this.modules.importTargets(file, index).map((value) => this.modules.assigned(value)),
    );
    const { results } = file.grammar.manifest.scoping;
    if (!isPromised || !results || modules.length === 0) return modules;
    return this.library.instance(file, results.async, [modules]);
  }

  /** Of several exceptions, each. */
  #instances(values: Values): Values {
    return values.flatMap((value) =>
      tagOf(value) === ValueTag.Tuple ? union(this.space.tuples.get(indexOf(value)).items) : [value],
    );
  }

  /** The values that a denoted thing stands for. */
  valuesOf(value: Value): Values {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.definitions.values(indexOf(value));
      case ValueTag.Module:
        return this.modules.assigned(value);
      default:
        return [value];
    }
  }
}

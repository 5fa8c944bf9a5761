import { callableKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  toScope,
  NONE,
  type RowIndex,
  toRow,
  type ImportIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role, ScopeColumn } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, scopeCell, text, classDefinition, importOperand } from '../../bind/tables.ts';
import { Memo } from '../../types/memo.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  unionOf,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import { alternativesOf } from '../algebra/alternatives.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { CallSite, ExpressionEvaluator, GivenRow } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Optionals } from '../algebra/optionals.ts';
import type { ParameterInstances } from '../algebra/parameter-instances.ts';
import { itemRow, namesOfItems } from '../algebra/tuples.ts';
import type { MemberValues } from '../members/member.ts';
import type { ModuleExports } from '../members/module-exports.ts';
import type { Protocols } from '../members/protocols.ts';
import { accessorNames } from './accessor-names.ts';
import type { ArgumentLookup } from './argument-lookup.ts';
import type { Arithmetic } from './arithmetic.ts';
import type { Callbacks } from './callbacks.ts';
import type { Callees } from './callees.ts';
import type { Calls } from './calls.ts';
import type { Construction } from './construction.ts';
import type { Extensions } from '../members/extensions.ts';
import type { DefinitionValues } from './definition-values.ts';
import type { Denotations } from './denotations.ts';
import type { GivenArguments } from './given-arguments.ts';
import type { ImplicitOwners } from './implicit-owners.ts';
import type { Injections } from './injections.ts';
import type { Literals } from './literals.ts';
import type { Loads } from './loads.ts';
import type { Names } from './names.ts';
import type { Ordered } from './ordered.ts';
import type { Receivers } from './receivers.ts';
import type { Pointers } from './pointers.ts';
import type { Types } from './types.ts';

/** The library type, in manifests, of a literal that has the type which is expected of it. */
const CONTEXTUAL = '*';

/** What `Expressions` uses. */
export interface ExpressionsContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly access: MemberValues;
  readonly arithmetic: Pick<Arithmetic, 'of'>;
  readonly callbacks: Pick<Callbacks, 'expected' | 'parameter'>;
  readonly callees: Pick<Callees, 'held' | 'of' | 'withArguments'>;
  readonly argumentLookup: Pick<ArgumentLookup, 'operatorResult'>;
  readonly calls: Pick<Calls, 'asked' | 'method' | 'result'>;
  readonly construction: Pick<Construction, 'of'>;
  readonly definitions: Pick<DefinitionValues, 'values'>;
  readonly denotations: Pick<Denotations, 'atEnd' | 'of'>;
  readonly extensions: Pick<Extensions, 'values'>;
  readonly givenArguments: Pick<GivenArguments, 'to'>;
  readonly implicitOwners: Pick<ImplicitOwners, 'of'>;
  readonly injections: Pick<Injections, 'requested'>;
  readonly library: Pick<LibraryTypes, 'instance' | 'tuple'>;
  readonly literals: Pick<Literals, 'of'>;
  readonly loads: Pick<Loads, 'of'>;
  readonly modules: Pick<ModuleExports, 'assigned' | 'importTargets'>;
  readonly names: Pick<Names, 'bindingOf' | 'isOwnType' | 'narrowed' | 'useOf' | 'valuesAt'>;
  readonly optionals: Pick<Optionals, 'held'>;
  readonly ordered: Pick<Ordered, 'values'>;
  readonly parameterInstances: Pick<ParameterInstances, 'of'>;
  readonly pointers: Pick<Pointers, 'isPointerOperator' | 'pointedTo'>;
  readonly protocols: Pick<Protocols, 'at' | 'awaited' | 'element' | 'elements' | 'entered' | 'rest'>;
  readonly receivers: Pick<Receivers, 'aboveNamed' | 'instance' | 'self' | 'selfType'>;
  readonly types: Pick<Types, 'aliasAt' | 'evaluate' | 'ofParent'>;
}

/**
 * Answers what expressions stand for, and is the layer of expressions for those below it. Every answer is remembered, so that
 * the cost grows with the number of expressions; a question that leads back to itself has no answer there.
 */
export class Expressions implements ExpressionEvaluator {
  readonly #context: ExpressionsContext;
  readonly #answers = new Memo();

  constructor(context: ExpressionsContext) {
    this.#context = context;
  }

  /** The values of an expression. */
  evaluate(file: ProgramFile, row: RowIndex): Values {
    if (isNone(row)) return nothing;
    const answers = this.#answers.of(file.index);
    return this.#context.recursion.ask(answers, row, nothing, () => this.#evaluate(file, row));
  }

  #evaluate(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Name:
        return this.#called(file, row, this.#named(file, row));
      case Op.Member: {
        const name = text(facts, b);
        const objects = this.evaluate(file, toRow(a));
        if (name === file.grammar.manifest.scoping.typeMember)
          return objects.flatMap((value) => this.#context.space.typeOf(value) ?? []);
        // What is assigned to it declares the members.
        const isWritten = (expressionCell(facts, row, E.Role) & Role.Write) !== 0;
        if (name === file.grammar.manifest.scoping.instanceMember && !isWritten) {
          const instances = union(objects.map((value) => this.#instancesOf(value)));
          if (instances.length > 0) return instances;
        }
        const own = this.#context.access.values(objects, name, this.#context.names.useOf(file, row));
        const scope = expressionCell(facts, row, E.Scope);
        const beside = own.length > 0 ? own : this.#context.extensions.values(file, scope, objects, name);
        const values = beside.length > 0 ? beside : this.#readAsProperty(file, row, objects, name);
        return this.#context.names.narrowed(file, row, b, values);
      }
      case Op.Call: {
        const results = this.#context.callees
          .of(file, row)
          .map((value) => this.#context.calls.result(value, { file, arguments: b, call: row }));
        const held = this.#context.callees.held(file, row);
        const found = union(held.length > 0 ? [...results, held] : results);
        return found.length > 0 ? found : this.#context.injections.requested(file, row);
      }
      case Op.New:
        if (a < 0) return this.#context.callbacks.expected(file, row);
        return union(
          this.evaluate(file, toRow(a)).map((value) =>
            this.#context.construction.of(value, { file, arguments: b }),
          ),
        );
      case Op.Await:
        return this.#context.protocols.awaited(file, this.evaluate(file, toRow(a)));
      case Op.Same:
        return this.evaluate(file, toRow(a));
      case Op.Self:
        return this.#context.receivers[a > 0 ? 'instance' : 'self'](
          file,
          expressionCell(facts, row, E.Scope),
        );
      case Op.Super:
        return this.#context.receivers.aboveNamed(
          file,
          expressionCell(facts, row, E.Scope),
          a < 0 ? nothing : this.evaluate(file, toRow(a)),
        );
      case Op.Either:
      case Op.AnyOf:
      case Op.Or:
        return this.#ofChoice(file, row);
      case Op.And:
        return this.evaluate(file, toRow(b));
      case Op.Element:
        return this.#context.protocols.element(file, this.evaluate(file, toRow(a)));
      case Op.At:
        return this.#context.protocols.at(file, this.evaluate(file, toRow(a)), text(facts, b));
      case Op.Iterated:
        return this.#context.protocols.elements(
          file,
          b < 0 ? this.evaluate(file, toRow(a)) : this.#context.ordered.values(file, toRow(a)),
          b,
        );
      case Op.Rest:
        return this.#context.protocols.rest(this.#context.ordered.values(file, toRow(a)), b);
      case Op.Entered:
        return this.#context.protocols.entered(file, this.evaluate(file, toRow(a)));
      case Op.Caught:
        return this.#instances(this.#context.types.evaluate(file, toRow(a)));
      case Op.Cast:
        return this.#context.types.evaluate(file, toRow(a));
      case Op.Array:
      case Op.Optional:
        return this.#context.types.evaluate(file, row);
      case Op.Parameter:
        return this.#context.callbacks.parameter(file, toScope(a), b);
      case Op.Text:
        return this.#context.literals.of(file, text(facts, a), list(facts, -1));
      case Op.Literal:
        if (text(facts, a) === CONTEXTUAL) return this.#context.callbacks.expected(file, row);
        return this.#context.literals.of(file, text(facts, a), list(facts, b));
      case Op.Tuple:
        return [
          this.#context.space.tuple(
            [...list(facts, b)].map((each) => this.evaluate(file, itemRow(file, each))),
            this.#context.library.tuple(file),
            namesOfItems(file, list(facts, b)),
          ),
        ];
      case Op.Function: {
        // What has a name of its own elsewhere is that.
        const own = scopeCell(facts, toScope(a), ScopeColumn.Definition);
        const fact = facts.definitions[own];
        if (fact?.kind === 'function' && fact.parent === 0)
          return [toValue(ValueTag.Definition, definitionNumber(file.base, own))];
        return [this.#context.space.closure(file.index, row)];
      }
      case Op.Object:
        return b < 0 ? nothing : [this.#context.space.shape(file.index, row)];
      case Op.Class:
        return a < 0
          ? nothing
          : [toValue(ValueTag.Definition, definitionNumber(file.base, classDefinition(facts, row)))];
      case Op.Module: {
        const module = toValue(ValueTag.Module, file.index);
        const index = importOperand(facts, row);
        return isNone(index)
          ? this.#context.modules.assigned(module)
          : this.#imported(file, index, (expressionCell(facts, row, E.Role) & Role.Async) !== 0);
      }
      case Op.Operator: {
        const [left = NONE] = list(facts, a);
        if (b < 0) return this.#context.arithmetic.of(file, list(facts, a));
        const name = text(facts, b);
        const otherwise = file.grammar.manifest.scoping.operatorFallbacks[name];
        const ofMembers = union(
          this.evaluate(file, left).map((value) => {
            const found = this.#context.pointers.isPointerOperator(file, name)
              ? this.#context.pointers.pointedTo(file, value)
              : this.#context.calls.method(value, name);
            return found.length > 0 || otherwise === undefined
              ? found
              : this.#context.calls.asked(value, otherwise);
          }),
        );
        return ofMembers.length > 0 ? ofMembers : this.#context.argumentLookup.operatorResult(file, row);
      }
      case Op.Generic:
        return this.#context.callees.withArguments(file, this.evaluate(file, toRow(a)), list(facts, b));
      case Op.Query:
        return this.#context.loads.of(file, toRow(a));
      default:
        return nothing;
    }
  }

  /** The values of a name. */
  #named(file: ProgramFile, row: RowIndex): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const binding = this.#context.names.bindingOf(file, row);
    const owner = this.#context.implicitOwners.of(file, row, binding);
    if (owner !== undefined) {
      const values = this.#context.access.values(
        [owner],
        text(facts, a),
        this.#context.names.useOf(file, row),
      );
      return this.#context.names.narrowed(file, row, a, values);
    }
    if (!isNone(binding)) return this.#context.names.valuesAt(file, row, binding);
    if (this.#context.names.isOwnType(file, row))
      return this.#context.receivers.selfType(file, expressionCell(facts, row, E.Scope));
    return union(this.#context.denotations.of(file, row).map(({ value }) => this.valuesOf(value)));
  }

  /** Of values that are read: what methods give that are called by being named. */
  #called(file: ProgramFile, row: RowIndex, values: Values): Values {
    const isNamed = (expressionCell(file.facts, row, E.Role) & (Role.Callee | Role.Function)) !== 0;
    if (isNamed || !file.grammar.manifest.scoping.bareCalls) return values;
    const { program, space } = this.#context;
    return union(
      values.map((value) => {
        const bare = space.unbind(value).value;
        const isMethod =
          tagOf(bare) === ValueTag.Definition &&
          callableKinds.has(program.definition(definitionNumberOf(bare)).kind);
        return isMethod ? this.callResult(value) : [value];
      }),
    );
  }

  /** What the instances of a value have, if it is a type or a function that makes instances. */
  #instancesOf(value: Value): Values {
    return tagOf(this.#context.space.unbind(value).value) === ValueTag.Definition
      ? this.#context.parameterInstances.of(value)
      : nothing;
  }

  /** The results of methods that are read as a property of a name. */
  #readAsProperty(file: ProgramFile, row: RowIndex, objects: Values, name: string): Values {
    if ((expressionCell(file.facts, row, E.Role) & Role.Callee) !== 0) return nothing;
    for (const accessor of accessorNames(file, name)) {
      const methods = this.#context.access.values(objects, accessor, 'call');
      if (methods.length > 0) return union(methods.map((method) => this.callResult(method)));
    }
    return nothing;
  }

  #ofChoice(file: ProgramFile, row: RowIndex): Values {
    const alternatives = alternativesOf(file.facts, row);
    if (!this.#context.recursion.take(alternatives.length)) return nothing;
    return unionOf(alternatives, ({ row: each, isReplaced }) => {
      const values = this.evaluate(file, each);
      return isReplaced ? this.#context.optionals.held(values) : values;
    });
  }

  /** What is loaded where it is used. */
  #imported(file: ProgramFile, index: ImportIndex, isPromised: boolean): Values {
    const modules = union(
      this.#context.modules.importTargets(file, index).map((value) => this.#context.modules.assigned(value)),
    );
    const { results } = file.grammar.manifest.scoping;
    if (!isPromised || !results || modules.length === 0) return modules;
    return this.#context.library.instance(file, results.async, [modules]);
  }

  /** Of several exceptions, each. */
  #instances(values: Values): Values {
    return values.flatMap((value) =>
      tagOf(value) === ValueTag.Tuple ? union(this.#context.space.tuples.get(indexOf(value)).items) : [value],
    );
  }

  /** The values that a denoted thing stands for. */
  valuesOf(value: Value): Values {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.#context.definitions.values(definitionNumberOf(value));
      case ValueTag.Module:
        return this.#context.modules.assigned(value);
      default:
        return [value];
    }
  }

  evaluateType(file: ProgramFile, row: RowIndex): Values {
    return this.#context.types.evaluate(file, row);
  }

  parentTypes(file: ProgramFile, row: RowIndex): Values {
    return this.#context.types.ofParent(file, row);
  }

  aliasAt(file: ProgramFile, row: RowIndex): DefinitionNumber | undefined {
    return this.#context.types.aliasAt(file, row);
  }

  denotationsAt(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    return this.#context.denotations.of(file, row);
  }

  denotationsAtEnd(file: ProgramFile, binding: BindingIndex): readonly Denotation[] {
    return this.#context.denotations.atEnd(file, binding);
  }

  callResult(value: Value, site?: CallSite, known?: Environment): Values {
    return this.#context.calls.result(value, site, known);
  }

  memberResult(value: Value, name: string): Values {
    return this.#context.calls.asked(value, name);
  }

  argumentsGivenTo(file: ProgramFile, binding: BindingIndex): readonly GivenRow[] {
    return this.#context.givenArguments.to(file, binding);
  }
}

import { NONE, type DefinitionNumber, isNone, type RowIndex, toRow } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  nothing,
  tagOf,
  union,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ComputedTypes } from '../algebra/computed-types.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Member, MemberFinder } from './member.ts';

/** What `Shapes` uses. */
export interface ShapesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly computed: Pick<ComputedTypes, 'underKey'>;
  readonly expressions: ExpressionEvaluator;
  readonly members: MemberFinder;
}

/** Answers what members of anonymous objects, and of types of such, stand for. */
export class Shapes {
  readonly #context: ShapesContext;
  /** By anonymous object and name. An object that is spread twice at each of many levels would be asked a power of two of times. */
  readonly #members = new Answers<string, readonly Member[]>();

  constructor(context: ShapesContext) {
    this.#context = context;
  }

  /** A member of an anonymous object: the last one of that name, or one of what is spread into it. */
  of(index: number, name: string): readonly Member[] {
    const { recursion } = this.#context;
    return recursion.ask(this.#members, `${index} ${name}`, [], () => this.#find(index, name));
  }

  #find(index: number, name: string): readonly Member[] {
    const { space, program, computed, members } = this.#context;
    const { file: from, row } = space.shapes.get(index);
    const file = program.file(from);
    const { facts } = file;
    const wanted = file.stringIndex.get(name);
    const items = list(facts, expressionCell(facts, row, E.B));
    if (!this.#context.recursion.take(items.length)) return [];
    const isType = isOfTypes(file, row);
    for (let at = items.length - 1; at >= 0; at--) {
      const item = items[at] ?? NONE;
      if (isNone(item)) continue;
      const a = expressionCell(facts, item, E.A);
      switch (expressionCell(facts, item, E.Op)) {
        case Op.Named: {
          const key = expressionCell(facts, item, E.B);
          const isIt = key < 0 || key === wanted || text(facts, key).slice(1, -1) === name;
          const values = !isIt
            ? undefined
            : isType && key < 0
              ? computed.underKey(file, item, name, this.#valuesAt(file, toRow(a), isType))
              : this.#valuesAt(file, toRow(a), isType);
          if (values) return [valued(values)];
          break;
        }
        case Op.Name:
          if (a === wanted) return [valued(this.#context.expressions.evaluate(file, item))];
          break;
        case Op.Member:
          // Named after what is read for it.
          if (expressionCell(facts, item, E.B) === wanted)
            return [valued(this.#context.expressions.evaluate(file, item))];
          break;
        case Op.Spread: {
          const found = this.#context.expressions
            .evaluate(file, toRow(a))
            .flatMap((each) => members.of(each, name));
          if (found.length > 0) return found;
        }
      }
    }
    return [];
  }

  /** What an anonymous object, or one that a definition holds, has under any name. */
  underAllNames(value: Value): Values {
    const { space, program } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    const isDefinition = tagOf(bare) === ValueTag.Definition;
    if (!isDefinition && tagOf(bare) !== ValueTag.Shape) return nothing;
    const place = isDefinition
      ? {
          file: program.fileOf(definitionNumberOf(bare)).index,
          row: program.definition(definitionNumberOf(bare)).values[0] ?? NONE,
        }
      : space.shapes.get(indexOf(bare));
    const file = program.file(place.file);
    if (isNone(place.row) || expressionCell(file.facts, place.row, E.Op) !== Op.Object) return nothing;
    const isType = isOfTypes(file, place.row);
    const items = list(file.facts, expressionCell(file.facts, place.row, E.B));
    if (!this.#context.recursion.take(items.length)) return nothing;
    const held = [...items].map((item) => {
      if (isNone(item)) return nothing;
      const op = expressionCell(file.facts, item, E.Op);
      const row = op === Op.Named ? rowOperand(file.facts, item, E.A) : op === Op.Name ? item : NONE;
      return this.#valuesAt(file, row, isType);
    });
    return space.substitute(union(held), environment);
  }

  /** A member that is no definition, of the object that a definition holds. */
  ofHeld(number: DefinitionNumber, name: string): readonly Member[] {
    const { program, space } = this.#context;
    const { kind, values } = program.definition(number);
    const [row = NONE] = values;
    if (isNone(row) || !variableKinds.has(kind)) return [];
    const file = program.fileOf(number);
    if (expressionCell(file.facts, row, E.Op) !== Op.Object) return [];
    return this.of(indexOf(space.shape(file.index, row)), name);
  }

  #valuesAt(file: ProgramFile, row: RowIndex, isType: boolean): Values {
    return isType
      ? this.#context.expressions.evaluateType(file, row)
      : this.#context.expressions.evaluate(file, row);
  }
}

function isOfTypes({ facts }: ProgramFile, row: RowIndex): boolean {
  return (expressionCell(facts, row, E.Role) & Role.Type) !== 0;
}

function valued(values: Values): Member {
  return { target: undefined, values, environment: undefined, owner: NONE };
}

import { NONE, type FileIndex, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, parentsOf, text, rowOperand } from '../../bind/tables.ts';
import {
  indexOf,
  nothing,
  tagOf,
  toValue,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { Members } from '../members/members.ts';
import type { ConstructorFields } from './constructor-fields.ts';
import type { ContextualTypes } from './contextual-types.ts';

/** What the name of a value refers to, and how that is known. */
export interface Asked {
  targets: Values;
  isCertain: boolean;
  rule: 'annotation' | 'constructor';
}

/** Of more types than these, nobody can say which one an object is of. */
const MAX_TYPES = 16;
const declared: ReadonlySet<ValueTag> = new Set([
  ValueTag.Instance,
  ValueTag.Parameter,
  ValueTag.Computed,
  ValueTag.Module,
]);
const none: Asked = { targets: nothing, isCertain: true, rule: 'annotation' };

/** What `AskedMembers` uses. */
export interface AskedMembersContext extends Pick<InferenceState, 'externals' | 'program' | 'space'> {
  readonly callbacks: Pick<ContextualTypes, 'expected'>;
  readonly constructorFields: Pick<ConstructorFields, 'of' | 'ofCopy'>;
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'basesIn' | 'ordered'>;
  readonly members: Pick<Members, 'of'>;
}

/** Answers which member the name of a value refers to: a key of an object, an attribute of an element, a field in what constructs a type. */
export class AskedMembers {
  readonly #context: AskedMembersContext;
  /** The types of what holds the names, of one file: an object asks for its type once, and not with every key. */
  #file: FileIndex = NONE;
  #holders = new Map<number, Values>();

  constructor(context: AskedMembersContext) {
    this.#context = context;
  }

  of(file: ProgramFile, row: RowIndex): Asked {
    const { facts } = file;
    const holder = parentsOf(facts).parents[row] ?? NONE;
    if (isNone(holder)) return none;
    const name = nameAt(file, row);
    const op = expressionCell(facts, holder, E.Op);
    if (op === Op.Call)
      return { ...this.#context.constructorFields.of(file, holder, name), rule: 'constructor' };
    if (op === Op.Tuple) return this.#ofEntry(file, holder, name);
    // A constructed value gets its own members there.
    const isConstructed = op === Op.New;
    const found = this.#typesOf(file, holder, isConstructed).map((type) => this.#targets(type, name));
    const targets = [...new Set(found.flat())];
    // Of one type, all that a name may mean was put there by several files.
    const isCertain = targets.length < 2;
    return { targets, isCertain, rule: isConstructed ? 'constructor' : 'annotation' };
  }

  /** A key of a literal whose type declares its keys as members. */
  #ofEntry(file: ProgramFile, entry: number, name: string): Asked {
    const holder = parentsOf(file.facts).parents[entry] ?? NONE;
    if (isNone(holder)) return none;
    const changes = this.#ofChanges(file, holder, name);
    return changes ?? this.#ofKey(file, this.#typesOf(file, holder, false), name);
  }

  /** A constant key of a value whose type declares its keys as members. */
  ofElement(file: ProgramFile, row: RowIndex): Asked {
    const { keyed } = file.grammar.manifest.scoping.creation;
    const name = nameAt(file, row);
    if (keyed.length === 0 || !/^\w+$/u.test(name)) return none;
    return this.#ofKey(
      file,
      this.#context.expressions.evaluate(file, rowOperand(file.facts, row, E.A)),
      name,
    );
  }

  #ofKey(file: ProgramFile, types: Values, name: string): Asked {
    const { keyed } = file.grammar.manifest.scoping.creation;
    if (keyed.length === 0) return none;
    const found = types.filter((type) => this.#isKeyed(type, keyed));
    const targets = [...new Set(found.flatMap((type) => this.#targets(type, name)))];
    return { targets, isCertain: targets.length < 2, rule: 'annotation' };
  }

  /** A key of a literal that a call takes as the fields which it changes in a copy. */
  #ofChanges(file: ProgramFile, holder: number, name: string): Asked | undefined {
    const { facts } = file;
    const { parents } = parentsOf(facts);
    const { changes } = file.grammar.manifest.scoping.creation;
    const named = parents[holder] ?? NONE;
    const call = isNone(named) ? NONE : (parents[named] ?? NONE);
    if (changes === undefined || isNone(call) || expressionCell(facts, named, E.Op) !== Op.Named)
      return undefined;
    if (expressionCell(facts, call, E.Op) !== Op.Call || nameAt(file, named) !== changes) return undefined;
    const found = this.#context.constructorFields.ofCopy(file, call, name);
    return found && { ...found, rule: 'constructor' };
  }

  #isKeyed(type: Value, keyed: readonly string[]): boolean {
    const { heritage, program, space } = this.#context;
    const { value } = space.unbind(type);
    if (tagOf(value) !== ValueTag.Instance) return false;
    return heritage
      .ordered(heritage.basesIn(definitionNumberOf(value), undefined), new Set([indexOf(value)]))
      .some((base) => {
        const above = space.unbind(base).value;
        if (tagOf(above) === ValueTag.External)
          return keyed.includes(this.#context.externals.get(indexOf(above)).symbol);
        return (
          tagOf(above) === ValueTag.Instance &&
          keyed.includes(program.definition(definitionNumberOf(above)).name)
        );
      });
  }

  #targets(type: Value, name: string): Values {
    if (tagOf(type) === ValueTag.Module) return this.#props(fileIndexOf(type), name);
    return this.#context.members.of(type, name).flatMap(({ target }) => target ?? []);
  }

  /** The variables of a component that those who use it set. Nothing else in a file is a member of what it asks for. */
  #props(component: FileIndex, name: string): Values {
    const { program } = this.#context;
    return program
      .membersNamed(program.file(component).base, name)
      .filter((number) => program.definition(number).modifiers.includes('prop'))
      .map((number) => toValue(ValueTag.Definition, number));
  }

  #typesOf(file: ProgramFile, holder: RowIndex, isConstructed: boolean): Values {
    if (this.#file !== file.index) {
      this.#file = file.index;
      this.#holders = new Map();
    }
    const known = this.#holders.get(holder);
    if (known) return known;
    const types = isConstructed
      ? this.#context.expressions.evaluate(file, holder)
      : this.#fitting(file, holder, this.#declaredTypes(file, holder));
    this.#holders.set(holder, types);
    return types;
  }

  #declaredTypes(file: ProgramFile, holder: RowIndex): Values {
    const types = this.#context.callbacks.expected(file, holder);
    // `satisfies typeof value` is a type too.
    return isChecked(file, holder) ? types : types.filter((type) => this.#isDeclared(type));
  }

  /** Whether a type was written down. Where a value is assigned that no type says, what is asked for is the value itself. */
  #isDeclared(type: Value): boolean {
    return declared.has(tagOf(this.#context.space.unbind(type).value));
  }

  /** Of several types, those that have all the names that an object gives, if any has. */
  #fitting(file: ProgramFile, holder: RowIndex, types: Values): Values {
    if (types.length < 2) return types;
    if (types.length > MAX_TYPES) return nothing;
    const names = namesIn(file, holder);
    const fitting = types.filter((type) =>
      names.every((name) => this.#context.members.of(type, name).length > 0),
    );
    return fitting.length > 0 ? fitting : types;
  }
}

/** Whether the source says of what type an object is where it stands. */
function isChecked(file: ProgramFile, holder: number): boolean {
  const { facts } = file;
  const parent = parentsOf(facts).parents[holder] ?? NONE;
  if (isNone(parent) || expressionCell(facts, parent, E.Op) !== Op.Same) return false;
  const type = rowOperand(facts, parent, E.B);
  if (isNone(type)) return false;
  const isType = (expressionCell(facts, type, E.Role) & Role.Type) !== 0;
  return isType || expressionCell(facts, type, E.Op) === Op.Query;
}

function nameAt({ facts }: ProgramFile, row: RowIndex): string {
  // What a name stands for is in the first column.
  const isName = expressionCell(facts, row, E.Op) === Op.Name;
  const name = text(facts, expressionCell(facts, row, isName ? E.A : E.B));
  const first = name.charAt(0);
  return first === '"' || first === "'" ? name.slice(1, -1) : name;
}

function namesIn(file: ProgramFile, holder: RowIndex): readonly string[] {
  const { facts } = file;
  return [...list(facts, expressionCell(facts, holder, E.B))].flatMap((item) => {
    const op = isNone(item) ? -1 : expressionCell(facts, item, E.Op);
    const isNamed = op === Op.Named && expressionCell(facts, item, E.B) >= 0;
    return isNamed || op === Op.Name ? [nameAt(file, item)] : [];
  });
}

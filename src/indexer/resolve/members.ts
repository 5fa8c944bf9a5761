import { typeKinds } from '../../model/kinds.ts';
import type { Evaluator } from './evaluator.ts';
import { bestDefinition } from './program.ts';
import { indexOf, joinSymbol, tagOf, toValue, ValueTag, type Value } from './values.ts';

/** Longer chains of parent types are made to hang a resolver, not to be read. */
const MAX_PARENTS = 60;

/** Answers what members of values stand for, through parent types, modules and packages. */
export class Members {
  readonly #evaluator: Evaluator;
  readonly #bases: (readonly Value[] | null | undefined)[];

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#bases = new Array<readonly Value[] | null | undefined>(evaluator.program.definitionCount);
  }

  /** What a member of a value stands for. */
  of(value: Value, name: string): readonly Value[] {
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.External: {
        if (name === 'default') return [value];
        const { package: from, symbol } = this.#evaluator.externals.get(index);
        return [this.#evaluator.external(from, joinSymbol(symbol, name))];
      }
      case ValueTag.Module: {
        const file = this.#evaluator.program.files[index];
        if (!file) return [];
        const found = this.#evaluator.modules.exported(file, name);
        return found.length > 0
          ? found
          : this.#evaluator.modules.valueOf(file.modules.resolve(file.path, `.${name}`)).filter(isModule);
      }
      case ValueTag.Dotted: {
        const { file: from, name: dotted } = this.#evaluator.dotted.get(index);
        const file = this.#evaluator.program.files[from];
        if (!file) return [];
        const module = this.#evaluator.modules.dottedModule(index);
        const found = module.flatMap((each) => this.of(each, name));
        if (found.length > 0) return found;
        const deeper = file.modules.resolve(file.path, `${dotted}.${name}`);
        if (deeper.kind !== 'file' && deeper.kind !== 'directory') return [];
        return [
          toValue(ValueTag.Dotted, this.#evaluator.dotted.index({ file: from, name: `${dotted}.${name}` })),
        ];
      }
      case ValueTag.Super:
        return this.#inherited(index, name, new Set([index]));
      case ValueTag.Definition:
      case ValueTag.Instance:
        return this.#memberOf(index, name, new Set());
      default:
        return [];
    }
  }

  #memberOf(number: number, name: string, seen: Set<number>): readonly Value[] {
    if (seen.has(number) || seen.size > MAX_PARENTS) return [];
    seen.add(number);
    const own = bestDefinition(
      this.#evaluator.program,
      this.#evaluator.program.membersOf(number).get(name) ?? [],
    );
    if (own !== undefined) return [toValue(ValueTag.Definition, own)];
    const merged = this.#mergedWith(number).flatMap(
      (twin) => this.#evaluator.program.membersOf(twin).get(name) ?? [],
    );
    const best = bestDefinition(this.#evaluator.program, merged);
    return best === undefined ? this.#inherited(number, name, seen) : [toValue(ValueTag.Definition, best)];
  }

  /** Other declarations of the same type: of one name beside it. */
  #mergedWith(number: number): readonly number[] {
    const { program } = this.#evaluator;
    const parent = program.parentOf(number);
    if (parent < 0) return [];
    const beside = program.membersOf(parent).get(program.definition(number).name) ?? [];
    return beside.filter((twin) => {
      const { kind } = program.definition(twin);
      return twin !== number && (typeKinds.has(kind) || kind === 'namespace');
    });
  }

  #inherited(number: number, name: string, seen: Set<number>): readonly Value[] {
    for (const base of this.basesOf(number)) {
      if (tagOf(base) === ValueTag.External) continue;
      const found = this.#memberOf(indexOf(base), name, seen);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The types that a type is made from: definitions and externals. */
  basesOf(number: number): readonly Value[] {
    const known = this.#bases[number];
    if (known !== undefined) return known ?? [];
    this.#bases[number] = null;
    const fact = this.#evaluator.program.definition(number);
    const found = this.#typesOf(number, [...fact.extends, ...fact.implements]);
    this.#bases[number] = found;
    return found;
  }

  /** The types that a type continues, without those that it only promises to be like. */
  parentsOf(number: number): readonly Value[] {
    return this.#typesOf(number, this.#evaluator.program.definition(number).extends);
  }

  #typesOf(number: number, rows: readonly number[]): readonly Value[] {
    const file = this.#evaluator.program.fileOf(number);
    return rows
      .flatMap((row) => this.#evaluator.types.evaluate(file, row))
      .filter((value) => tagOf(value) === ValueTag.Instance || tagOf(value) === ValueTag.External);
  }
}

const isModule = (value: Value): boolean => tagOf(value) === ValueTag.Module;

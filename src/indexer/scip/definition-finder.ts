import { typeKinds, type NodeKind } from '../../model/kinds.ts';
import {
  definitionIndex,
  definitionNumber,
  type DefinitionNumber,
  FIRST_DEFINITION,
  isNone,
} from '../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  declaredKind,
  declaredParent,
  declaredText,
} from '../files/declarations.ts';
import type { Program, ProgramFile } from '../resolve/bind/program.ts';
import type { NamePlace } from './scip-import.ts';

/** Finds our definitions by the places of their names, and determines which of them an index regards as one. */
export class DefinitionFinder {
  readonly #program: Program;
  /** By path and place. */
  readonly #places = new Map<string, ReadonlyMap<string, readonly DefinitionNumber[]>>();
  readonly #sameTypes: ReadonlyMap<number, readonly number[]>;

  constructor(program: Program) {
    this.#program = program;
    this.#sameTypes = program.sameTypes();
  }

  /** Returns the definitions whose name begins at a place. */
  at({ path, line, column }: NamePlace): readonly DefinitionNumber[] {
    const file = this.#program.fileAt(path);
    return file ? (this.#placesOf(file).get(`${line}:${column}`) ?? []) : [];
  }

  isModule(number: DefinitionNumber): boolean {
    return this.#program.fileOf(number).base === number;
  }

  kindOf(number: DefinitionNumber): NodeKind {
    const { declarations, base } = this.#program.fileOf(number);
    return declaredKind(declarations, definitionIndex(number, base));
  }

  /** Whether the definition is a member of a type. */
  isMember(number: DefinitionNumber): boolean {
    const parent = this.#program.parentOf(number);
    return !isNone(parent) && typeKinds.has(this.kindOf(parent));
  }

  /** Whether two definitions are one thing to a compiler: a type and its constructor, declarations that merge, overloads. */
  areSame(a: DefinitionNumber, b: DefinitionNumber): boolean {
    if (a === b) return true;
    if (this.#isConstructorOf(a, b) || this.#isConstructorOf(b, a)) return true;
    if (this.#sameTypes.get(a)?.includes(b)) return true;
    return this.#nameOf(a) === this.#nameOf(b) && this.#isBeside(a, b);
  }

  /** Returns the only constructor of a type; undefined if it has none or several. */
  constructorOf(type: DefinitionNumber): DefinitionNumber | undefined {
    const { declarations, base } = this.#program.fileOf(type);
    const found: DefinitionNumber[] = [];
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++)
      if (
        declaredKind(declarations, index) === 'constructor' &&
        base + declaredParent(declarations, index) === type
      )
        found.push(definitionNumber(base, index));
    return found.length === 1 ? found[0] : undefined;
  }

  #isConstructorOf(a: DefinitionNumber, b: number): boolean {
    return this.kindOf(a) === 'constructor' && this.#program.parentOf(a) === b;
  }

  /** Whether two definitions of one file or of one type are siblings. */
  #isBeside(a: DefinitionNumber, b: DefinitionNumber): boolean {
    const [first, second] = [this.#program.parentOf(a), this.#program.parentOf(b)];
    return (
      first === second ||
      (!isNone(first) && !isNone(second) && this.#sameTypes.get(first)?.includes(second) === true)
    );
  }

  #nameOf(number: DefinitionNumber): string {
    const { declarations, base } = this.#program.fileOf(number);
    return declaredText(declarations, definitionIndex(number, base), D.Name);
  }

  #placesOf(file: ProgramFile): ReadonlyMap<string, readonly DefinitionNumber[]> {
    const known = this.#places.get(file.path);
    if (known) return known;
    const found = new Map<string, DefinitionNumber[]>();
    file.facts.definitions.forEach(({ nameSpan: [line, column] }, index) => {
      const key = `${line}:${column}`;
      const numbers = found.get(key);
      // At the start of a file, a definition takes precedence over the file itself.
      if (numbers) numbers.unshift(definitionNumber(file.base, index));
      else found.set(key, [definitionNumber(file.base, index)]);
    });
    this.#places.set(file.path, found);
    return found;
  }
}

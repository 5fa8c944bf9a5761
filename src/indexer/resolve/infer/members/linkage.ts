import { groupBy } from '../../../../model/group-by.ts';
import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import type { DefinitionNumber, FileIndex } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bestDefinition } from '../../bind/best-definition.ts';
import { hasIncludes } from '../../bind/include-graph.ts';
import { LINKAGE_UNIT } from '../../bind/units.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf } from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** Answers which definitions the declarations of translation units stand for. */
export class Linkage {
  readonly #context: Pick<InferenceState, 'program'>;
  readonly #definitions = new Map<DefinitionNumber, readonly DefinitionNumber[]>();
  readonly #lonely = new Map<string, ReadonlyMap<number, readonly DefinitionNumber[]>>();

  constructor(context: Pick<InferenceState, 'program'>) {
    this.#context = context;
  }

  /** What names stand for, with the definition in place of a declaration. Of several definitions, each may be meant. */
  meant(file: ProgramFile, denoted: readonly Denotation[], wantsType: boolean): readonly Denotation[] {
    if (!hasIncludes(file.grammar)) return denoted;
    return denoted.flatMap((each): Denotation[] => {
      if (tagOf(each.value) !== ValueTag.Definition) return [each];
      const number = this.#ofSort(file, definitionNumberOf(each.value), wantsType);
      const definitions = this.definitionsOf(number);
      if (definitions.length === 1 && definitions[0] === definitionNumberOf(each.value)) return [each];
      const isAlternative = each.isAlternative === true || definitions.length > 1;
      return definitions.map((to) => ({ ...each, value: toValue(ValueTag.Definition, to), isAlternative }));
    });
  }

  /**
   * The definitions that a declaration stands for: those of its file, or else those that the linker finds. Of several, those whose files
   * include the declaration, and if these are several, each for another build, the declaration itself. A definition stands for itself.
   */
  definitionsOf(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    if (program.isLibrary(number)) return [number];
    const { grammar } = program.fileOf(number);
    const { nested, parent } = program.definition(number);
    if (nested || !hasIncludes(grammar)) return [number];
    const isDeclaration = !this.#isDefinition(number);
    if (grammar.manifest.scoping.includes ? !isDeclaration : parent !== 0) return [number];
    const definitions = this.#definitionsFor(number);
    if (definitions.length < 2) return definitions;
    const declaration = isDeclaration ? number : this.#declarationsOf(number)[0];
    return declaration === undefined ? definitions : [declaration];
  }

  /** The declaration for which a definition stands in one build, where other builds have other definitions. */
  declarationOf(number: DefinitionNumber): DefinitionNumber | undefined {
    const { program } = this.#context;
    if (program.isLibrary(number) || !hasIncludes(program.fileOf(number).grammar)) return undefined;
    const { nested, kind } = program.definition(number);
    if (nested || !callableKinds.has(kind) || !this.#isDefinition(number)) return undefined;
    return this.#declarationsOf(number).find((each) => {
      const definitions = this.#definitionsFor(each);
      return definitions.length > 1 && definitions.includes(number);
    });
  }

  /** The declarations of a definition that its file sees. */
  #declarationsOf(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const seen = program.includedFrom(program.fileOf(number));
    return this.#beside(number).filter(
      (each) =>
        !program.isLibrary(each) &&
        !this.#isDefinition(each) &&
        this.isSame(each, number) &&
        seen.has(program.fileOf(each).index),
    );
  }

  /** The definitions for which a declaration, or another definition, stands. Of several, those of its file, or else those whose files include it. */
  #definitionsFor(number: DefinitionNumber): readonly DefinitionNumber[] {
    const known = this.#definitions.get(number) ?? this.#findDefinitions(number);
    this.#definitions.set(number, known);
    return known;
  }

  #findDefinitions(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const isStatic = program.definition(number).modifiers.includes('static');
    const isShared = file.grammar.manifest.scoping.includes;
    const beside = isShared
      ? this.#beside(number)
      : program.membersNamed(file.base, program.definition(number).name);
    const isSame = (each: DefinitionNumber): boolean =>
      this.#isDefinition(each) &&
      !this.#isHidden(each) &&
      (isShared ? this.isSame(each, number) : this.#sort(each) === this.#sort(number));
    const own = beside.filter(isSame);
    const here = own.filter((each) => program.fileOf(each) === file);
    if (here.length > 0) return here;
    if (isStatic && program.parentOf(number) === file.base) return [number];
    const same = isShared ? own : this.inNamespace(number).filter(isSame);
    const including = same.filter((each) => program.includedFrom(program.fileOf(each)).has(file.index));
    return including.length > 0 ? including : same.length > 0 ? same : [number];
  }

  /** Whether two declarations of a name beside each other declare the same thing. */
  isSame(first: DefinitionNumber, second: DefinitionNumber): boolean {
    if (this.#sort(first) !== this.#sort(second)) return false;
    if (first === second) return true;
    // Two definitions differ in what their parameters do not tell, such as the conditions of templates.
    if (this.#isDefinition(first) && this.#isDefinition(second)) return false;
    const [own, other] = [this.#parameters(first), this.#parameters(second)];
    // A language without overloads has no parameters to compare.
    return own === undefined || other === undefined || own === other || this.#arePair(first, second);
  }

  #parameters(number: DefinitionNumber): string | undefined {
    return this.#context.program.definition(number).parameters;
  }

  /** Whether two are the only declaration and the only definition without another, so that their parameters are only written in other ways. */
  #arePair(first: DefinitionNumber, second: DefinitionNumber): boolean {
    const count = this.#parameterCount(first);
    if (this.#isDefinition(first) === this.#isDefinition(second) || count !== this.#parameterCount(second))
      return false;
    const alone = this.#alone(first).get(count) ?? [];
    return alone.length === 2 && alone.includes(first) && alone.includes(second);
  }

  /** The declarations beside one that no definition has the parameters of, and the other way round, by the number of parameters. */
  #alone(number: DefinitionNumber): ReadonlyMap<number, readonly DefinitionNumber[]> {
    const { program } = this.#context;
    const sort = this.#sort(number);
    const place = this.#isMember(number) ? program.parentOf(number) : program.namespaceOf(number);
    const key = `${typeof place} ${place} ${sort} ${program.definition(number).name}`;
    const known = this.#lonely.get(key);
    if (known) return known;
    const all = this.#beside(number).filter((each) => this.#sort(each) === sort && !this.#isHidden(each));
    const written = (each: DefinitionNumber, isDefinition: boolean): string =>
      `${isDefinition} ${this.#parameters(each) ?? ''}`;
    const taken = new Set(all.map((each) => written(each, this.#isDefinition(each))));
    const alone = all.filter((each) => !taken.has(written(each, !this.#isDefinition(each))));
    const found = groupBy(alone, (each) => this.#parameterCount(each));
    this.#lonely.set(key, found);
    return found;
  }

  #parameterCount(number: DefinitionNumber): number {
    return this.#parameters(number)?.split(',').length ?? 0;
  }

  #isMember(number: DefinitionNumber): boolean {
    const { program } = this.#context;
    return (
      program.definition(number).parent !== 0 || program.parentOf(number) !== program.fileOf(number).base
    );
  }

  /** The declarations of the name of one in its type, or in its namespace. */
  #beside(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    if (!this.#isMember(number)) return this.inNamespace(number);
    return program.membersNamed(program.parentOf(number), program.definition(number).name);
  }

  /** The declarations of the name of one in its namespace, by all files; those that only its file sees included. */
  inNamespace(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const { name } = program.definition(number);
    const { family } = file.grammar.manifest;
    const namespace = program.namespaceOf(number);
    const shared = program.membersOfUnitNamed(family, namespace, name);
    const linked = namespace === '' ? program.membersOfUnitNamed(family, LINKAGE_UNIT, name) : [];
    return [...new Set([...shared, ...linked])];
  }

  /**
   * Those of several declarations that a file sees by what it includes, or else by what the files include that include it; if there are none, those
   * of namespaces with a name, because an include may lead nowhere that is known.
   */
  seenFrom(file: ProgramFile, numbers: readonly DefinitionNumber[]): readonly DefinitionNumber[] {
    if (numbers.length === 0 || !hasIncludes(file.grammar)) return numbers;
    const { program } = this.#context;
    const isIn = (files: ReadonlySet<FileIndex>) => (each: DefinitionNumber) =>
      program.isLibrary(each) || files.has(program.fileOf(each).index);
    const own = numbers.filter(isIn(program.includedFrom(file)));
    if (own.length > 0) return own;
    const shared = numbers.filter((each) => !program.definition(each).modifiers.includes('static'));
    const around = shared.filter(isIn(program.includedAround(file)));
    return around.length > 0 ? around : shared.filter((each) => program.namespaceOf(each) !== '');
  }

  /** The declaration that a file means by a name of a namespace; each, if several files that it sees define a type of the name. */
  named(file: ProgramFile, namespace: string, name: string): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { family } = file.grammar.manifest;
    const shared = program.membersOfUnitNamed(family, namespace, name);
    const linked = namespace === '' ? program.membersOfUnitNamed(family, LINKAGE_UNIT, name) : [];
    const all = [...new Set([...shared, ...linked])].filter((each) => !this.#isHidden(each));
    const seen = this.seenFrom(file, all);
    const defined = seen.filter((each) => this.#isDefinition(each));
    const best = bestDefinition(program, defined.length > 0 ? defined : seen);
    if (best === undefined) return [];
    const isType = (each: DefinitionNumber): boolean => {
      const { kind } = program.definition(each);
      return typeKinds.has(kind) || kind === 'type_alias';
    };
    return isType(best) && defined.length > 1 ? defined.filter(isType) : [best];
  }

  /**
   * The callables among which a call in a file chooses: those that it sees, of which a declaration stands for its definition, as it has the
   * default values.
   */
  choices(file: ProgramFile, numbers: readonly DefinitionNumber[]): readonly DefinitionNumber[] {
    if (!hasIncludes(file.grammar)) return numbers;
    const { program } = this.#context;
    const isMember = (each: DefinitionNumber): boolean =>
      program.parentOf(each) !== program.fileOf(each).base;
    const members = numbers.filter(isMember);
    const seen = [
      ...members,
      ...this.seenFrom(
        file,
        numbers.filter((each) => !isMember(each)),
      ),
    ];
    const found: DefinitionNumber[] = [];
    // Declarations come first.
    for (const each of seen.toSorted(
      (a, b) => Number(this.#isDefinition(a)) - Number(this.#isDefinition(b)),
    )) {
      const owner = isMember(each) ? program.parentOf(each) : undefined;
      const isKnown = found.some(
        (other) =>
          (isMember(other) ? program.parentOf(other) : undefined) === owner && this.isSame(other, each),
      );
      if (!this.#isHidden(each) && !isKnown) found.push(each);
    }
    return found;
  }

  /** The definitions of a name that a file does not see by its own includes, but by those of a file that includes it. */
  fromIncluders(file: ProgramFile, name: string): readonly DefinitionNumber[] {
    const { program } = this.#context;
    const { family } = file.grammar.manifest;
    const found = program.membersOfUnitNamed(family, LINKAGE_UNIT, name);
    if (found.length === 0) return [];
    const around = program.includedAround(file);
    const seen = found.filter((each) => around.has(program.fileOf(each).index));
    const defined = seen.filter((each) => this.#isDefinition(each));
    return defined.length > 0 ? defined : seen.slice(0, 1);
  }

  /** A type with the name of a value, or a value with that of a type, if the file sees one and that is meant. */
  #ofSort(file: ProgramFile, number: DefinitionNumber, wantsType: boolean): DefinitionNumber {
    const { program } = this.#context;
    const isOther = (each: DefinitionNumber): boolean =>
      typeKinds.has(program.definition(each).kind) !== wantsType;
    const { kind, name, parent } = program.definition(number);
    // A macro may stand for either.
    if (file.grammar.manifest.scoping.includes) return number;
    if (parent !== 0 || kind === 'macro' || kind === 'constant' || kind === 'type_alias' || !isOther(number))
      return number;
    const owner = program.fileOf(number);
    const beside = program.membersNamed(owner.base, name).find((each) => !isOther(each));
    if (beside !== undefined) return beside;
    const { family } = file.grammar.manifest;
    const others = program
      .membersOfUnitNamed(family, LINKAGE_UNIT, name)
      .filter((each) => !isOther(each) && program.includedFrom(file).has(program.fileOf(each).index));
    return others[0] ?? number;
  }

  /** Whether no call by its name runs a callable. */
  #isHidden(number: DefinitionNumber): boolean {
    return this.#context.program.definition(number).modifiers.includes('explicit');
  }

  #isDefinition(number: DefinitionNumber): boolean {
    const { modifiers } = this.#context.program.definition(number);
    return !modifiers.includes('forward') && !modifiers.includes('abstract');
  }

  /** A type and a value may share a name; a macro or a name for a type is defined once in each file. */
  #sort(number: DefinitionNumber): string {
    const { kind } = this.#context.program.definition(number);
    if (typeKinds.has(kind)) return 'type';
    return kind === 'variable' || callableKinds.has(kind) ? 'linked' : kind;
  }
}

import { typeKinds } from '../../../../model/kinds.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { LINKAGE_UNIT } from '../../bind/units.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf } from '../../types/values.ts';
import type { Denotation } from '../algebra/denotation.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** Answers which definitions the declarations of translation units stand for. */
export class Linkage {
  readonly #context: Pick<InferenceState, 'program'>;

  constructor(context: Pick<InferenceState, 'program'>) {
    this.#context = context;
  }

  /** What names stand for, with the definition in place of a declaration. Of several definitions, each may be meant. */
  meant(file: ProgramFile, denoted: readonly Denotation[], wantsType: boolean): readonly Denotation[] {
    if (file.grammar.manifest.scoping.unit !== 'translation-unit') return denoted;
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
   * include the declaration. A definition stands for itself and for others of its name in the file, which are for other builds.
   */
  definitionsOf(number: DefinitionNumber): readonly DefinitionNumber[] {
    const { program } = this.#context;
    if (program.isLibrary(number)) return [number];
    const file = program.fileOf(number);
    const { name, parent, modifiers, nested } = program.definition(number);
    if (parent !== 0 || nested) return [number];
    const isSame = (each: DefinitionNumber): boolean =>
      this.#isDefinition(each) && this.#sort(each) === this.#sort(number);
    const here = program.membersNamed(file.base, name).filter(isSame);
    if (here.length > 0) return here.includes(number) || modifiers.includes('forward') ? here : [number];
    if (!modifiers.includes('forward') || modifiers.includes('static')) return [number];
    const { family } = file.grammar.manifest;
    const linked = program.membersOfUnitNamed(family, LINKAGE_UNIT, name).filter(isSame);
    if (linked.length < 2) return linked.length === 0 ? [number] : linked;
    const including = linked.filter((each) => program.includedFrom(program.fileOf(each)).has(file.index));
    return including.length > 0 ? including : linked;
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

  #isDefinition(number: DefinitionNumber): boolean {
    return !this.#context.program.definition(number).modifiers.includes('forward');
  }

  /** A type and a value may share a name; a macro or a name for a type is defined once in each file. */
  #sort(number: DefinitionNumber): string {
    const { kind } = this.#context.program.definition(number);
    if (typeKinds.has(kind)) return 'type';
    return kind === 'function' || kind === 'variable' ? 'linked' : kind;
  }
}

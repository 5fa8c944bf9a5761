import { typeKinds } from '../../../../model/kinds.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import { PACKAGE_TYPES_UNIT } from '../../bind/units.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Member, MemberUse, MemberFinder } from './member.ts';

/** What `PackageTypes` uses. */
export interface PackageTypesContext extends Pick<InferenceState, 'externals' | 'program'> {
  readonly members: MemberFinder;
}

/** Answers what the repository adds to types of packages: members of their instances. */
export class PackageTypes {
  readonly #context: PackageTypesContext;
  /** The families whose files can add to types of packages. */
  #families: ReadonlySet<string> | undefined;

  constructor(context: PackageTypesContext) {
    this.#context = context;
  }

  /** A member that is added to the type in the package that has it. */
  added(value: Value, name: string, use: MemberUse): readonly Member[] {
    return this.#find(value, name, use, true);
  }

  /**
   * Members that are added to a type of that name, but not in the package that gives it to the repository: it may have it from a package
   * that it is made from, or from a namespace that all packages see.
   */
  addedElsewhere(value: Value, name: string, use: MemberUse): readonly Member[] {
    return this.#find(value, name, use, false);
  }

  #find(value: Value, name: string, use: MemberUse, isOwn: boolean): readonly Member[] {
    const { externals, members, program } = this.#context;
    if (tagOf(value) !== ValueTag.External) return [];
    const { package: from, symbol } = externals.get(indexOf(value));
    const typeName = symbol.slice(symbol.lastIndexOf('.') + 1);
    if (typeName === '') return [];
    this.#families ??= new Set(
      program.files.flatMap(({ grammar: { manifest } }) =>
        manifest.scoping.unit === 'script' ? manifest.family : [],
      ),
    );
    return [...this.#families]
      .flatMap((family) => program.membersOfUnitNamed(family, PACKAGE_TYPES_UNIT, typeName))
      .filter((type) => typeKinds.has(program.definition(type).kind))
      .filter((type) => (this.#packageOf(type) === from) === isOwn)
      .flatMap((type) => members.of(toValue(ValueTag.Instance, type), name, use));
  }

  /** The package to whose type a declaration adds; undefined for one in a namespace. */
  #packageOf(type: DefinitionNumber): string | undefined {
    const { program } = this.#context;
    const { modules, path } = program.fileOf(type);
    const block = program.definition(program.parentOf(type));
    if (!block.modifiers.includes('module')) return undefined;
    const target = modules.resolve(path, block.name);
    return target.kind === 'package' ? target.name : undefined;
  }
}

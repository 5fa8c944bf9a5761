import { ownerKinds, type NodeKind } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FILE_DEFINITION,
  FIRST_DEFINITION,
  type DefinitionIndex,
  type DefinitionNumber,
} from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import { hasIncludes, type IncludeGraph } from './include-graph.ts';
import { includedOwners } from './included-owners.ts';
import { orphansOf } from './orphans.ts';
import type { ProgramFile } from './program-file.ts';
import { namesInProgram } from './program-names.ts';
import type { Units } from './units.ts';

/** Members that stand in other files than the types that they belong to. */
export interface Adoption {
  /** The number of the type by the number of its member. */
  owners: ReadonlyMap<DefinitionNumber, DefinitionNumber>;
  /** Members by the number of the type. */
  adopted: ReadonlyMap<DefinitionNumber, readonly { name: string; number: DefinitionNumber }[]>;
  /** By the number of a member: all members that several files put on one type under one name, of which any may be the last. */
  rivals: ReadonlyMap<DefinitionNumber, readonly DefinitionNumber[]>;
  /** Files with such members, and files with their types. */
  files: ReadonlySet<ProgramFile>;
}

/** What code puts members on. A function may make instances that have those of its prototype. */
const makerKinds: ReadonlySet<NodeKind> = new Set([...ownerKinds, 'function', 'constant', 'variable']);

/** Finds the types of members that name a type which another file declares: one of their unit, or one that they import it from. */
export function adoptMembers(
  files: readonly ProgramFile[],
  units: Units,
  fileAt: (path: string) => ProgramFile | undefined,
  includes: IncludeGraph,
): Adoption {
  const owners = new Map<DefinitionNumber, DefinitionNumber>();
  const adopted = new Map<DefinitionNumber, { name: string; number: DefinitionNumber }[]>();
  const concerned = new Set<ProgramFile>();
  const adopt = (file: ProgramFile, index: DefinitionIndex, type: DefinitionNumber): void => {
    const member = {
      name: declaredText(file.declarations, index, D.Name),
      number: definitionNumber(file.base, index),
    };
    owners.set(member.number, type);
    const known = adopted.get(type);
    if (known) known.push(member);
    else adopted.set(type, [member]);
  };
  for (const { file, index, type } of includedOwners(files, includes)) adopt(file, index, type);
  for (const unit of units.list) {
    const isProgram = unit.files[0]?.grammar.manifest.scoping.unit === 'program';
    const types = isProgram ? firstOfEach(namesInProgram(unit.files)) : topLevel(unit.files, ownerKinds);
    for (const file of unit.files.filter((each) => !hasIncludes(each.grammar)))
      for (const { index, owner, source } of orphansOf(file)) {
        const type = source === '' ? types.get(owner) : undefined;
        if (type !== undefined) adopt(file, index, type);
      }
  }
  for (const file of files.filter((each) => !hasIncludes(each.grammar)))
    for (const { index, owner, source } of orphansOf(file)) {
      const target = source === '' ? undefined : file.modules.resolve(file.path, source);
      // What is below the top of a file has another owner.
      const from = target?.kind === 'file' && !target.members ? fileAt(target.path) : undefined;
      const type =
        from && topLevel([from], makerKinds).get(owner === 'default' ? from.declarations.main : owner);
      if (!from || type === undefined) continue;
      adopt(file, index, type);
      concerned.add(file).add(from);
    }
  return { owners, adopted, rivals: findRivals(files, owners), files: concerned };
}

/** `owners` has the type of each member that another file declares. */
function findRivals(
  files: readonly ProgramFile[],
  owners: ReadonlyMap<DefinitionNumber, DefinitionNumber>,
): ReadonlyMap<DefinitionNumber, readonly DefinitionNumber[]> {
  const types = new Set(owners.values());
  const named = new Map<string, { file: ProgramFile; number: DefinitionNumber }[]>();
  if (types.size > 0)
    for (const file of files) {
      // Otherwise a name may be repeated for another build or as an overload.
      const { builds, overloads } = file.grammar.manifest.scoping;
      if (builds !== undefined || overloads) continue;
      const { declarations, base } = file;
      for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
        const type =
          owners.get(definitionNumber(base, index)) ??
          definitionNumber(base, declaredParent(declarations, index));
        if (!types.has(type) || hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
        const isStatic = hasDeclarationFlag(declarations, index, DeclarationFlag.Static);
        const key = `${type} ${isStatic} ${declaredText(declarations, index, D.Name)}`;
        const known = named.get(key);
        if (known) known.push({ file, number: definitionNumber(base, index) });
        else named.set(key, [{ file, number: definitionNumber(base, index) }]);
      }
    }
  const rivals = new Map<DefinitionNumber, readonly DefinitionNumber[]>();
  for (const group of named.values()) {
    if (group.every(({ file }) => file === group[0]?.file)) continue;
    const numbers = group.map(({ number }) => number);
    for (const number of numbers) rivals.set(number, numbers);
  }
  return rivals;
}

function firstOfEach(
  names: ReadonlyMap<string, readonly DefinitionNumber[]>,
): ReadonlyMap<string, DefinitionNumber> {
  return new Map([...names].flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
}

/** The first definition of each name at the top of the files, of some kinds. */
function topLevel(
  files: readonly ProgramFile[],
  kinds: ReadonlySet<NodeKind>,
): ReadonlyMap<string, DefinitionNumber> {
  const types = new Map<string, DefinitionNumber>();
  for (const { declarations, base } of files)
    for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++) {
      if (declaredParent(declarations, index) !== 0 || !kinds.has(declaredKind(declarations, index)))
        continue;
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
      if (declaredText(declarations, index, D.Owner) !== '') continue;
      const name = declaredText(declarations, index, D.Name);
      if (!types.has(name)) types.set(name, definitionNumber(base, index));
    }
  return types;
}

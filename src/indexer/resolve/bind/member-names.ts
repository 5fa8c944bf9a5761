import { addToList } from '../../../model/group-by.ts';
import {
  definitionNumber,
  FILE_DEFINITION,
  isNone,
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
import type { Adoption } from './adoption.ts';
import type { ProgramFile } from './program-file.ts';
import type { Unit } from './unit.ts';
import { LINKAGE_UNIT } from './units.ts';

/** Returns the members of the definitions of a file, by the number of their owner and by name. */
export function membersByOwner(
  { declarations, base, grammar }: ProgramFile,
  { owners, adopted }: Adoption,
): ReadonlyMap<number, ReadonlyMap<string, readonly DefinitionNumber[]>> {
  const { openKinds } = grammar.manifest.scoping;
  const found = new Map<DefinitionNumber, Map<string, DefinitionNumber[]>>();
  const add = (around: DefinitionNumber, name: string, member: DefinitionNumber): void => {
    const names = found.get(around) ?? new Map<string, DefinitionNumber[]>();
    found.set(around, names);
    addToList(names, name, member);
  };
  for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++) {
    const parent = declaredParent(declarations, index);
    const isNested = hasDeclarationFlag(declarations, index, DeclarationFlag.Nested);
    // A member of a type that the repository does not declare is no name of the file.
    const isForeign =
      grammar.manifest.scoping.unit === 'program' && declaredText(declarations, index, D.Owner) !== '';
    if (!isNone(parent) && !isNested && !isForeign && !owners.has(definitionNumber(base, index))) {
      const name = declaredText(declarations, index, D.Name);
      add(definitionNumber(base, parent), name, definitionNumber(base, index));
      if (parent > 0 && openKinds.includes(declaredKind(declarations, parent)))
        add(
          definitionNumber(base, declaredParent(declarations, parent)),
          name,
          definitionNumber(base, index),
        );
    }
    for (const { name, number } of adopted.get(definitionNumber(base, index)) ?? [])
      add(definitionNumber(base, index), name, number);
  }
  return found;
}

/**
 * Whether a definition at the top of a file of a unit is a name of the unit: functions may be local to the file, and a file may declare
 * parts of several namespaces.
 */
export function isNameOfUnit(
  { declarations, grammar }: ProgramFile,
  index: DefinitionIndex,
  { name, key }: Unit,
): boolean {
  const { includes, unit, sharedFunctions } = grammar.manifest.scoping;
  const isStatic = hasDeclarationFlag(declarations, index, DeclarationFlag.Static);
  if (key === LINKAGE_UNIT && isStatic) return false;
  if (unit === 'translation-unit') return true;
  if (unit !== 'namespace') return true;
  // A member that stands outside of its type is no name of the namespace.
  if (includes && declaredText(declarations, index, D.Owner) !== '') return false;
  return (
    declaredText(declarations, index, D.Namespace) === name &&
    (sharedFunctions || declaredKind(declarations, index) !== 'function')
  );
}

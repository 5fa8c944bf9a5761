import { typeKinds } from '../../../model/kinds.ts';
import {
  FIRST_DEFINITION,
  definitionNumber,
  FILE_DEFINITION,
  type DefinitionNumber,
  type DefinitionIndex,
} from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredArity,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import type { ProgramFile } from './program-file.ts';
import { pathInProgram } from './program-names.ts';
import { GLOBAL_UNIT, type Units } from './units.ts';

/**
 * Groups the declarations of types that have several: parts of a partial type, interfaces that merge, what a file adds to a type of another
 * module. Returns the group of each such declaration by its number. The declaration that others add to comes first, the rest by path.
 */
export function declarationsOfSameType(
  files: readonly ProgramFile[],
  units: Units,
): ReadonlyMap<number, readonly DefinitionNumber[]> {
  const groups = new Map<
    string,
    { number: DefinitionNumber; kind: string; isPart: boolean; adds: boolean }[]
  >();
  for (const file of files) {
    const keys = keysOf(file, units);
    const { declarations, base } = file;
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
      const kind = declaredKind(declarations, index);
      const key = keys[index];
      if (key === undefined || !typeKinds.has(kind)) continue;
      const isPart =
        hasDeclarationFlag(declarations, index, DeclarationFlag.Partial) ||
        file.grammar.manifest.scoping.unit === 'program';
      const parent = declaredParent(declarations, index);
      const adds = units.ofRoot(definitionNumber(base, parent))?.augments !== undefined;
      const group = groups.get(key);
      const entry = { number: definitionNumber(base, index), kind, isPart, adds };
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  const found = new Map<DefinitionNumber, readonly DefinitionNumber[]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    // Classes of one name that are no parts, such as those of two scripts, are different types.
    if (group.filter(({ kind, isPart }) => !isPart && kind === 'class').length > 1) continue;
    group.sort((a, b) => Number(a.adds) - Number(b.adds) || a.number - b.number);
    const numbers = group.map(({ number }) => number);
    for (const number of numbers) found.set(number, numbers);
  }
  return found;
}

/** Returns a key for each definition of a file that declarations of the same thing share; undefined for those that have no other. */
function keysOf(file: ProgramFile, units: Units): readonly (string | undefined)[] {
  const { declarations, base, path, grammar } = file;
  const { family, scoping } = grammar.manifest;
  const rootKey = (index: DefinitionIndex): string | undefined => {
    const unit = units.ofRoot(definitionNumber(base, index));
    if (unit?.key === GLOBAL_UNIT) return `${family}\n`;
    if (unit?.augments !== undefined) return `${family}\n${unit.augments}`;
    return index === 0 ? `${family}\n${path}` : undefined;
  };
  // Several projects may declare the same names. Without parts, a type has one file.
  const projectWith = (areParts: boolean): string => ` @${areParts ? (units.projectOf(file) ?? '') : path}`;
  const keys: (string | undefined)[] = [rootKey(FILE_DEFINITION)];
  for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
    const own = rootKey(index);
    if (own !== undefined) {
      keys.push(own);
      continue;
    }
    const kind = declaredKind(declarations, index);
    if (scoping.unit === 'program') {
      const isShared =
        typeKinds.has(kind) && !hasDeclarationFlag(declarations, index, DeclarationFlag.Nested);
      keys.push(isShared ? `${family}\n${pathInProgram(declarations, index)}` : undefined);
      continue;
    }
    const isPart = hasDeclarationFlag(declarations, index, DeclarationFlag.Partial);
    const parent = declaredParent(declarations, index);
    const namespace =
      parent === 0 && scoping.unit === 'namespace'
        ? `${family}\n${declaredText(declarations, index, D.Namespace)}${projectWith(isPart || scoping.genericArity)}`
        : keys[parent];
    const merges = isPart || !scoping.genericArity;
    const isNested = hasDeclarationFlag(declarations, index, DeclarationFlag.Nested);
    if (namespace === undefined || !merges || isNested || !(typeKinds.has(kind) || kind === 'namespace')) {
      keys.push(undefined);
      continue;
    }
    const arity = isPart ? `${declaredArity(declarations, index)}` : '';
    keys.push(`${namespace}\n${declaredText(declarations, index, D.Name)}\`${arity}`);
  }
  return keys;
}

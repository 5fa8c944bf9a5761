import { typeKinds } from '../../../model/kinds.ts';
import { definitionNumber, FIRST_DEFINITION, type DefinitionNumber } from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import type { IncludeGraph } from './include-graph.ts';
import type { ProgramFile } from './program-file.ts';
import type { Unit } from './unit.ts';
import { LINKAGE_UNIT, type Units } from './units.ts';

interface Declared {
  number: DefinitionNumber;
  file: ProgramFile;
  isForward: boolean;
}

/**
 * Groups what translation units declare and define once. Returns the group of each such declaration by its number: definitions come
 * first. Of several definitions of a name, a declaration belongs to those in its file, or in files that include it, or else to all.
 */
export function linkedDeclarations(
  units: Units,
  includes: IncludeGraph,
): ReadonlyMap<number, readonly DefinitionNumber[]> {
  const found = new Map<DefinitionNumber, readonly DefinitionNumber[]>();
  for (const unit of units.list) {
    if (unit.key !== LINKAGE_UNIT) continue;
    for (const declared of byKey(unit).values()) {
      if (declared.length < 2 || !declared.some(({ isForward }) => isForward)) continue;
      for (const group of groupsOf(declared, includes)) for (const number of group) found.set(number, group);
    }
  }
  return found;
}

function byKey(unit: Unit): ReadonlyMap<string, Declared[]> {
  const groups = new Map<string, Declared[]>();
  for (const file of unit.files) {
    const { declarations, base } = file;
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
      if (declaredParent(declarations, index) !== 0) continue;
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
      const kind = declaredKind(declarations, index);
      const isLinked = kind === 'function' || kind === 'variable';
      if (!isLinked && !typeKinds.has(kind)) continue;
      const isOwn = hasDeclarationFlag(declarations, index, DeclarationFlag.Static);
      const sort = isLinked ? 'value' : 'type';
      const key = `${sort} ${declaredText(declarations, index, D.Name)} ${isOwn ? file.path : ''}`;
      const isForward = hasDeclarationFlag(declarations, index, DeclarationFlag.Forward);
      const known = groups.get(key);
      const each = { number: definitionNumber(base, index), file, isForward };
      if (known) known.push(each);
      else groups.set(key, [each]);
    }
  }
  return groups;
}

/** Splits what has one name into what is one thing each. */
function groupsOf(
  declared: readonly Declared[],
  includes: IncludeGraph,
): readonly (readonly DefinitionNumber[])[] {
  const definitions = declared.filter(({ isForward }) => !isForward);
  const forward = declared.filter(({ isForward }) => isForward);
  if (definitions.length < 2) return [[...definitions, ...forward].map(({ number }) => number)];
  const groups: DefinitionNumber[][] = [];
  for (const definition of definitions) {
    const own = forward.filter((each) => definitionsFor(each, definitions, includes).includes(definition));
    if (own.length > 0) groups.push([definition, ...own].map(({ number }) => number));
  }
  return joinOverlapping(groups);
}

function definitionsFor(
  { file }: Declared,
  definitions: readonly Declared[],
  includes: IncludeGraph,
): readonly Declared[] {
  const here = definitions.filter((each) => each.file === file);
  if (here.length > 0) return here;
  const including = definitions.filter((each) => includes.reachedFrom(each.file.index).has(file.index));
  return including.length > 0 ? including : definitions;
}

/** Joins groups that have a number in common: definitions come first, in the order of the groups. */
function joinOverlapping(
  groups: readonly (readonly DefinitionNumber[])[],
): readonly (readonly DefinitionNumber[])[] {
  const joined: { definitions: DefinitionNumber[]; forward: Set<DefinitionNumber> }[] = [];
  for (const [definition, ...forward] of groups) {
    if (definition === undefined) continue;
    const into = joined.find((each) => forward.some((number) => each.forward.has(number)));
    if (!into) joined.push({ definitions: [definition], forward: new Set(forward) });
    else {
      into.definitions.push(definition);
      for (const number of forward) into.forward.add(number);
    }
  }
  return joined.map(({ definitions, forward }) => [...definitions, ...forward]);
}

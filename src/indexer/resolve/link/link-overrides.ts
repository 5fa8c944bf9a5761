import { callableKinds, contractKinds, ownerKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  isDefinition,
  isNone,
  type DefinitionNumber,
  type DefinitionIndex,
  type LinkEnd,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { dottedName } from '../bind/dotted-name.ts';
import { expressionCell, text, rowOperand } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from './link-table.ts';
import { containerOf, spanOfRow } from './use.ts';
import { linkRules } from './links.ts';
import { hasStructuralProperties, type NameIndex } from '../bind/name-index.ts';
import type { Program, ProgramFile } from '../bind/program.ts';
import { virtualSubtypesIn, type VirtualSubtype } from '../infer/members/virtual-subtypes.ts';
import { Satisfaction } from '../infer/members/satisfaction.ts';
import { otherBuildOf } from '../bind/other-build.ts';
import { replacedDefinitions } from '../bind/several-projects.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../types/values.ts';

const OVERRIDE = linkRules.indexOf('override');
const OTHER = linkRules.indexOf('other');

/** Links members of types to the members of parent types that they override or implement. */
export function linkOverrides(
  file: ProgramFile,
  evaluator: Evaluator,
  names: NameIndex,
  table: LinkTable,
): void {
  const { facts, base } = file;
  const { heritage, linkage, members, overloads, program, space } = evaluator;
  const satisfaction =
    file.grammar.manifest.scoping.structuralInterfaces !== 'none'
      ? new Satisfaction(evaluator, names)
      : undefined;
  const registered = new Map<DefinitionNumber, Value[]>();
  for (const subtype of virtualSubtypesIn(file, evaluator)) {
    const { type, bases } = subtype;
    if (table.isHere(type)) registered.set(type, [...(registered.get(type) ?? []), ...bases]);
    else linkRegistration(file, subtype, evaluator, table);
  }
  facts.definitions.forEach(({ kind, name, nameSpan, modifiers }, index) => {
    const push = (to: LinkEnd, type: 'IMPLEMENTS' | 'OVERRIDES'): void => {
      // Definitions of the library are not in the graph, so an edge must not lead to one.
      if (!isDefinition(to) || !program.isLibrary(to))
        table.push(definitionNumber(base, index), to, type, 'member', nameSpan, OVERRIDE);
    };
    if (satisfaction && ownerKinds.has(kind) && !contractKinds.has(kind))
      for (const to of satisfaction.interfacesOf(definitionNumber(base, index))) push(to, 'IMPLEMENTS');
    for (const above of registered.get(definitionNumber(base, index)) ?? [])
      push(definitionNumberOf(above), 'IMPLEMENTS');
    const replaced = replacedInBuild(file, index, program);
    if (replaced !== undefined) push(replaced, 'OVERRIDES');
    const declaration = linkage.declarationOf(definitionNumber(base, index));
    if (declaration !== undefined) push(declaration, 'OVERRIDES');
    for (const to of replacedInProjects(definitionNumber(base, index), evaluator)) push(to, 'OVERRIDES');
    for (const to of genericFunctionsOf(file, index, evaluator)) push(to, 'OVERRIDES');
    const owner = program.parentOf(definitionNumber(base, index));
    if (isNone(owner) || kind === 'constructor') return;
    // An anonymous type is instantiated where it is declared.
    if (modifiers.includes('anonymous'))
      table.push(owner, definitionNumber(base, index), 'CALLS', 'scope', nameSpan, OTHER);
    const { kind: ownerKind, extends: extended, modifiers: ownerModifiers } = program.definition(owner);
    // A value may be an instance of an anonymous subtype.
    if (!ownerKinds.has(ownerKind) && ownerKind !== 'enum_member' && extended.length === 0) return;
    const { membersHide, overrideModifier } = file.grammar.manifest.scoping;
    const isUnmarked = overrideModifier !== undefined && !modifiers.includes(overrideModifier);
    const hides = !contractKinds.has(ownerKind) && membersHide;
    const bases = hides
      ? []
      : [...heritage.basesOf(owner), ...(registered.get(owner) ?? [])].filter(
          (each) => !isUnmarked || isInterface(space.unbind(each).value, program),
        );
    const above = new Set(
      file.grammar.manifest.scoping.overloads && callableKinds.has(kind)
        ? bases
            .flatMap((each) => overloads.overridden(definitionNumber(base, index), each))
            .flatMap((each) => linkage.definitionsOf(each))
            .filter((each) => mayBeOverridden(program, each))
        : bases
            .flatMap((each) => members.of(space.unbind(each).value, name))
            .flatMap(({ target }) =>
              target !== undefined && tagOf(target) === ValueTag.Definition ? definitionNumberOf(target) : [],
            ),
    );
    const mayImplement = kind === 'method' || (kind === 'property' && hasStructuralProperties(file));
    if (satisfaction && mayImplement && !contractKinds.has(ownerKind))
      for (const to of [
        ...satisfaction.declaredMethods(owner, name),
        ...satisfaction.promotedMethods(definitionNumber(base, index), owner),
      ])
        above.add(to);
    const isAnonymous = ownerModifiers.includes('anonymous');
    const isAlone = isAnonymous || !ownerKinds.has(ownerKind);
    if (isAlone && isRunFromOutside(evaluator, definitionNumber(base, index), bases, above)) {
      const holder = isAnonymous ? program.parentOf(owner) : owner;
      table.push(holder, definitionNumber(base, index), 'REFERENCES', 'member', nameSpan, OTHER);
      if (isAnonymous) table.possible(holder, [definitionNumber(base, index)], 'CALLS', nameSpan);
    }
    for (const to of above) {
      if (to === definitionNumber(base, index) || program.isLibrary(to)) continue;
      const around = program.parentOf(to);
      const promises = !isNone(around) && contractKinds.has(program.definition(around).kind);
      push(to, promises && !contractKinds.has(ownerKind) ? 'IMPLEMENTS' : 'OVERRIDES');
    }
  });
}

/** Links the place where a type of another file is registered to its members that may run in place of those of the types above. */
function linkRegistration(
  file: ProgramFile,
  { type, bases, row }: VirtualSubtype,
  { members, program }: Evaluator,
  table: LinkTable,
): void {
  const own = [...program.membersOf(type)].filter(([name]) =>
    bases.some((each) => members.of(each, name).length > 0),
  );
  for (const [, [member]] of own)
    if (member !== undefined)
      table.possible(containerOf(file, row), [member], 'REFERENCES', spanOfRow(file.facts, row));
}

/** Whether calls of a callable may run one of an heir. */
function mayBeOverridden(program: Program, number: DefinitionNumber): boolean {
  const { modifiers } = program.definition(number);
  // Static members of interfaces that are abstract or virtual are implemented by static members.
  const isStatic =
    modifiers.includes('static') && !modifiers.includes('abstract') && !modifiers.includes('virtual');
  return !isStatic && !modifiers.includes('private');
}

/** Whether a type is an interface, or may be one because it is from outside. */
function isInterface(type: Value, program: Program): boolean {
  return (
    tagOf(type) !== ValueTag.Instance || contractKinds.has(program.definition(definitionNumberOf(type)).kind)
  );
}

/**
 * Whether code outside the repository may run a member of an anonymous type: only who holds the instance leads there, as no
 * call in the repository does.
 */
function isRunFromOutside(
  { program, space }: Evaluator,
  member: DefinitionNumber,
  bases: readonly Value[],
  above: ReadonlySet<DefinitionNumber>,
): boolean {
  const { kind, modifiers } = program.definition(member);
  if (!callableKinds.has(kind) || modifiers.includes('private')) return false;
  if (above.size > 0) return [...above].every((each) => program.isLibrary(each));
  return bases.some((each) => tagOf(space.unbind(each).value) === ValueTag.External);
}

/** Returns the generic functions with which decorators register a callable: a call of such a function may run it. */
function genericFunctionsOf(
  file: ProgramFile,
  index: DefinitionIndex,
  { denotations, program }: Evaluator,
): LinkEnd[] {
  const { facts, grammar } = file;
  const { genericFunctions } = grammar.manifest.scoping;
  const { decorators = [] } = facts.definitions[index] ?? {};
  if (!genericFunctions || decorators.length === 0) return [];
  const isGeneric = new RegExp(genericFunctions.match);
  const found = decorators.flatMap((decorator) => {
    const isCall = expressionCell(facts, decorator, E.Op) === Op.Call;
    const callee = isCall ? rowOperand(facts, decorator, E.A) : decorator;
    if (isNone(callee) || expressionCell(facts, callee, E.Op) !== Op.Member) return [];
    if (text(facts, expressionCell(facts, callee, E.B)) !== genericFunctions.register) return [];
    return denotations.of(file, rowOperand(facts, callee, E.A)).flatMap(({ value }) => {
      if (tagOf(value) !== ValueTag.Definition) return [];
      const to = definitionNumberOf(value);
      if (program.isLibrary(to)) return [];
      const { facts: there } = program.fileOf(to);
      return program.definition(to).decorators.some((row) => isGeneric.test(dottedName(there, row)))
        ? [to]
        : [];
    });
  });
  return [...new Set(found)].filter((to) => to !== definitionNumber(file.base, index));
}

/** Returns the methods of other projects in place of which one runs. */
function replacedInProjects(number: DefinitionNumber, { overloads, program }: Evaluator): readonly LinkEnd[] {
  const owner = program.parentOf(number);
  if (isNone(owner) || program.definition(number).kind !== 'method') return [];
  return replacedDefinitions(program, owner).flatMap((type) =>
    overloads.overridden(number, toValue(ValueTag.Instance, type)),
  );
}

/** Returns the callable in whose place a build other than the usual one has a callable of the file: calls lead to that one, and may run this one. */
function replacedInBuild(file: ProgramFile, index: DefinitionIndex, program: Program): LinkEnd | undefined {
  const build = otherBuildOf(file);
  const { kind, nested, name } = file.facts.definitions[index] ?? {};
  if (build === '' || kind === undefined || nested || !callableKinds.has(kind)) return undefined;
  const unit = program.unitOf(file);
  const owner = program.parentOf(definitionNumber(file.base, index));
  if (!unit || isNone(owner) || name === undefined) return undefined;
  const isAtTop = owner === file.base;
  const [first] = isAtTop ? program.membersOfUnit(unit, name) : program.membersNamed(owner, name);
  if (first === undefined || !callableKinds.has(program.definition(first).kind)) return undefined;
  const other = program.fileOf(first);
  // Files of one build declare a name once, unless they are programs of their own.
  const isRival = other.facts.namespace === file.facts.namespace && otherBuildOf(other) !== build;
  return isRival ? first : undefined;
}

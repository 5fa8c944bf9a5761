import { erasedKinds, ownerKinds, typeKinds, type NodeKind } from '../../../model/kinds.ts';
import {
  type BindingIndex,
  type DefinitionIndex,
  FILE_SCOPE,
  isInnerScope,
  isNone,
  NONE,
  type ScopeIndex,
  type RowIndex,
} from '../../facts/ids.ts';
import {
  BindingColumn as B,
  BindingKind,
  CLOSED,
  ExpressionColumn as E,
  Role,
  ScopeColumn as S,
  ScopeKind,
} from '../../facts/tables.ts';
import { variableKinds, type ProgramFile } from './program.ts';
import { remembered, scopesByBoundName } from './binding-memo.ts';
import {
  bindingCell,
  bindingKey,
  expressionCell,
  placeOf,
  scopeCell,
  twinScopes,
  targetDefinition,
} from './tables.ts';

/**
 * The binding that a name means in a scope; -1 when the file does not bind it, so that it is brought by a star import,
 * by the language, or by mistake.
 */
function lookUp(
  file: ProgramFile,
  scope: ScopeIndex,
  name: number,
  wantsType: boolean,
  isOutside: boolean,
  offset: number,
): BindingIndex {
  const { facts, grammar } = file;
  const { typeBodyIsScope, localsFromDeclaration, implicitReceiver } = grammar.manifest.scoping;
  let passedFunction = false;
  let seesVariables = true;
  let later: BindingIndex = NONE;
  for (let at = scope; !isNone(at);) {
    const kind = scopeCell(facts, at, S.Kind);
    const isHead = isOutside && at === scope;
    const visible = (kind !== ScopeKind.Type || !passedFunction || implicitReceiver) && !isHead;
    const own = scopeCell(facts, at, S.Definition);
    const here = pickBinding(file, at * facts.strings.length + name, wantsType, visible, own);
    const isLater =
      localsFromDeclaration && !isNone(here) && isInnerScope(at) && !isDeclaredBefore(file, here, offset);
    const found = isLater
      ? NONE
      : isNone(here) && kind === ScopeKind.Block
        ? inTwin(file, at, name, wantsType)
        : here;
    const bound = isNone(found) ? -1 : bindingCell(facts, found, B.Kind);
    const isVariable = bound === BindingKind.Variable || bound === BindingKind.Parameter;
    if (!isNone(found) && (seesVariables || !isVariable)) {
      // Statements of a type's body are run in order: what is made further down is not there yet.
      const isStatement = typeBodyIsScope && kind === ScopeKind.Type && !passedFunction && !wantsType;
      if (isStatement && !isMadeBefore(file, at * facts.strings.length + name, offset)) later = found;
      else if (bound === BindingKind.Global)
        return at === FILE_SCOPE ? NONE : pickBinding(file, name, wantsType, true);
      else if (bound !== BindingKind.Nonlocal) return found;
    }
    if (kind === ScopeKind.Function && !isHead) passedFunction = true;
    if (bound !== BindingKind.Nonlocal && scopeCell(facts, at, S.Open) & CLOSED) seesVariables = false;
    at = scopeCell(facts, at, S.Parent);
  }
  return later;
}

/** Whether a variable, or another one of its name and scope, is declared before a place. Other names are always. */
function isDeclaredBefore(
  { facts, nextBinding, firstBinding }: ProgramFile,
  found: BindingIndex,
  offset: number,
): boolean {
  const key = bindingKey(facts, found);
  for (let at = firstBinding.get(key) ?? NONE; !isNone(at); at = nextBinding[at] ?? NONE)
    if (bindingCell(facts, at, B.Kind) !== BindingKind.Variable || bindingCell(facts, at, B.From) <= offset)
      return true;
  return false;
}

/** The bindings of imports with the name of one in its scope, that one included. */
export function importsBeside(
  { facts, firstBinding, nextBinding }: ProgramFile,
  binding: BindingIndex,
): BindingIndex[] {
  const found: BindingIndex[] = [];
  for (
    let at = firstBinding.get(bindingKey(facts, binding)) ?? NONE;
    !isNone(at);
    at = nextBinding[at] ?? NONE
  )
    if (bindingCell(facts, at, B.Kind) === BindingKind.Import) found.push(at);
  return found;
}

/** Whether a definition of a name in a scope ends before a place; what else binds the name counts as if it did. */
function isMadeBefore(file: ProgramFile, key: number, offset: number): boolean {
  const [line, column] = placeOf(file.facts, offset);
  const [endLine, endColumn] = remembered(file.bindingMemo.ends, key, () => firstEnd(file, key));
  return endLine < line || (endLine === line && endColumn <= column);
}

/** Line and column where the first definition of a name in a scope ends; of what else binds it, before the file. */
function firstEnd(file: ProgramFile, key: number): readonly [line: number, column: number] {
  let first: readonly [number, number] = [Infinity, 0];
  for (let at = file.firstBinding.get(key) ?? NONE; !isNone(at); at = file.nextBinding[at] ?? NONE) {
    const isDefinition = bindingCell(file.facts, at, B.Kind) === BindingKind.Definition;
    const fact = isDefinition ? file.facts.definitions[targetDefinition(file.facts, at)] : undefined;
    if (!fact) return [0, 0];
    const [, , line, column] = fact.span;
    if (line < first[0] || (line === first[0] && column < first[1])) first = [line, column];
  }
  return first;
}

/** What another body of the same namespace gives to all of them under a name. */
function inTwin(file: ProgramFile, scope: ScopeIndex, name: number, wantsType: boolean): BindingIndex {
  const { facts } = file;
  const twins = twinScopes(facts).get(scope);
  if (!twins) return NONE;
  const memo = wantsType ? file.bindingMemo.typesOfTwins : file.bindingMemo.valuesOfTwins;
  return remembered<BindingIndex>(memo, (twins[0] ?? FILE_SCOPE) * facts.strings.length + name, () => {
    for (const twin of scopesByBoundName(facts, twins).get(name) ?? []) {
      const found = pickBinding(file, twin * facts.strings.length + name, wantsType, true);
      const target = isNone(found) ? NONE : targetDefinition(facts, found);
      const isDefinition = !isNone(found) && bindingCell(facts, found, B.Kind) === BindingKind.Definition;
      if (isDefinition && facts.definitions[target]?.exported) return found;
    }
    return NONE;
  });
}

/**
 * Of several bindings of one name in one scope, the one that tells most. Where the names of a type are not visible, its
 * type parameters are, and the name of its definition `own`.
 */
export function pickBinding(
  file: ProgramFile,
  key: number,
  wantsType: boolean,
  visible: boolean,
  own: DefinitionIndex = NONE,
): BindingIndex {
  const first = file.firstBinding.get(key) ?? NONE;
  if (isNone(first)) return NONE;
  const pick = (): BindingIndex => bestOf(file, first, wantsType, visible, own);
  if (isNone(file.nextBinding[first] ?? NONE)) return pick();
  // The scope in the key decides what its own definition is.
  const memo = file.bindingMemo[isNone(own) ? 'bindings' : 'bindingsBesideOwn'];
  return remembered(memo, (key * 2 + (wantsType ? 1 : 0)) * 2 + (visible ? 1 : 0), pick);
}

function bestOf(
  file: ProgramFile,
  first: BindingIndex,
  wantsType: boolean,
  visible: boolean,
  own: DefinitionIndex,
): BindingIndex {
  let best: BindingIndex = NONE;
  let bestScore = -1;
  for (let at = first; !isNone(at); at = file.nextBinding[at] ?? NONE) {
    const kind = bindingCell(file.facts, at, B.Kind);
    const isOwn = kind === BindingKind.Definition && targetDefinition(file.facts, at) === own;
    if (wantsType ? isNoType(file, at, kind) : kind === BindingKind.Alias) continue;
    if (!visible && kind !== BindingKind.TypeParameter && !isOwn) continue;
    const points = score(file, at, kind, wantsType);
    if (points > bestScore) [best, bestScore] = [at, points];
  }
  return best;
}

/** A parameter is no type, though a type may have its name; nor is a method, or what is declared to be of a type. */
function isNoType({ facts, grammar }: ProgramFile, binding: BindingIndex, kind: number): boolean {
  if (kind === BindingKind.Parameter || kind === BindingKind.Receiver) return true;
  const isSeparate = grammar.manifest.scoping.separateNames === 'tags';
  if (kind !== BindingKind.Definition)
    return isSeparate && (kind === BindingKind.Variable || kind === BindingKind.Assigned);
  const fact = facts.definitions[targetDefinition(facts, binding)];
  if (isSeparate && fact && !ownerKinds.has(fact.kind) && !possibleTypes.has(fact.kind)) return true;
  return fact?.kind === 'method' || (fact?.kind === 'property' && !isNone(fact.type));
}

/** Kinds that stand for a type where code is made from text, beside those of types. */
const possibleTypes: ReadonlySet<NodeKind> = new Set(['macro', 'constant', 'namespace']);

function score(file: ProgramFile, binding: BindingIndex, kind: number, wantsType: boolean): number {
  if (kind === BindingKind.Global || kind === BindingKind.Nonlocal) return 9;
  if (kind === BindingKind.Import) return 5;
  // Something else declares the name.
  if (kind === BindingKind.Assigned) return 0;
  if (kind === BindingKind.Alias) return 6;
  if (kind !== BindingKind.Definition) return !isNone(bindingCell(file.facts, binding, B.Value)) ? 3 : 2;
  const fact = file.facts.definitions[targetDefinition(file.facts, binding)];
  if (!fact) return 0;
  const isErased = erasedKinds.has(fact.kind);
  const isType =
    isErased || (file.grammar.manifest.scoping.separateNames === 'tags' && typeKinds.has(fact.kind));
  if (isType) return wantsType ? 8 : 1;
  return variableKinds.has(fact.kind) ? 4 : 7;
}

/** The binding that the name in a row means beyond the scope of another binding; see `lookUp`. */
export function lookUpBeyond(file: ProgramFile, row: RowIndex, binding: BindingIndex): BindingIndex {
  const { facts } = file;
  const scope = scopeCell(facts, bindingCell(facts, binding, B.Scope), S.Parent);
  const name = expressionCell(facts, row, E.A);
  return lookUp(file, scope, name, false, false, expressionCell(facts, row, E.Offset));
}

/** The binding that the name in a row means; see `lookUp`. */
export function lookUpRow(file: ProgramFile, row: RowIndex, wantsType: boolean): BindingIndex {
  const { facts } = file;
  const isOutside = (expressionCell(facts, row, E.Role) & Role.Outside) !== 0;
  return lookUp(
    file,
    expressionCell(facts, row, E.Scope),
    expressionCell(facts, row, E.A),
    wantsType,
    isOutside,
    expressionCell(facts, row, E.Offset),
  );
}

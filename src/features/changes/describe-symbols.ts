import type { BrokenPlace, SymbolChange } from '../../model/changes.ts';
import { endAt, type ShardNode } from '../../model/file-shard.ts';
import { isImport } from '../../model/kinds.ts';
import { compareText } from '../../model/order.ts';
import { isTestFile } from '../../model/root.ts';
import { nodeIndex } from '../../query/find-node.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import type { HistoryNode } from '../history/query/history-node.ts';
import type { ChangedPart } from '../history/query/compare.ts';
import { isPublic, type PlacedNode, type SymbolComparison } from './compare-symbols.ts';
import { signatureChanges } from './signature-changes.ts';

/** A change of a symbol before its callers are known. */
export type SymbolDraft = Omit<SymbolChange, 'callers'>;

/** Describes each symbol that was added, removed, changed or moved. Files are listed elsewhere. */
export function describeSymbols(symbols: SymbolComparison): SymbolDraft[] {
  const isSymbol = ({ symbol }: HistoryNode): boolean => symbol !== '';
  const placedIn = (side: ReadonlyMap<string, PlacedNode>, { id }: HistoryNode): PlacedNode[] => {
    const placed = side.get(id);
    return placed ? [placed] : [];
  };
  const moved = new Set(symbols.moved.map(({ to }) => to.id));
  return [
    ...symbols.removed
      .filter(isSymbol)
      .flatMap((node) => placedIn(symbols.base, node).map((base) => describe(symbols, base, undefined, []))),
    ...symbols.added
      .filter(isSymbol)
      .flatMap((node) => placedIn(symbols.head, node).map((head) => describe(symbols, undefined, head, []))),
    ...[...symbols.changed.filter(({ to }) => !moved.has(to.id)), ...symbols.moved]
      .filter(({ to }) => isSymbol(to))
      .flatMap(({ from, to, parts }) =>
        placedIn(symbols.base, from).flatMap((base) =>
          placedIn(symbols.head, to).map((head) => describe(symbols, base, head, parts)),
        ),
      ),
    ...visibilityOnly(symbols, moved),
  ];
}

/** Symbols with the same text that can be used from fewer or more places, as after a change of a list of exports. */
function visibilityOnly(symbols: SymbolComparison, moved: ReadonlySet<string>): SymbolDraft[] {
  const listed = new Set([...moved, ...symbols.changed.map(({ to }) => to.id)]);
  return [...symbols.head].flatMap(([id, head]) => {
    const base = symbols.base.get(id);
    if (!base || listed.has(id) || head.node.parent === null) return [];
    const isSame = base.node.visibility === head.node.visibility && base.node.exported === head.node.exported;
    return isSame ? [] : [describe(symbols, base, head, ['signature'])];
  });
}

function describe(
  symbols: SymbolComparison,
  base: PlacedNode | undefined,
  head: PlacedNode | undefined,
  parts: readonly ChangedPart[],
): SymbolDraft {
  const shown = head ?? base;
  if (!shown) throw new RangeError('A change has a symbol in one of the states.');
  const { node, shard } = shown;
  const differing = base && head ? signatureChanges(withNewNames(base.node, symbols), head.node) : [];
  const wasPublic = base !== undefined && isPublic(base);
  const change = changeOf(symbols, base, head);
  const isGone = change !== 'added' && change !== 'changed';
  const hasOldPlace = base !== undefined && head !== undefined;
  return {
    change,
    id: node.id,
    ...(hasOldPlace && base.node.id !== node.id ? { fromId: base.node.id } : {}),
    kind: node.kind,
    name: node.name,
    symbol: node.symbol,
    path: shard.path,
    line: node.nameSpan[0],
    address: node.address,
    ...(hasOldPlace
      ? { fromPath: base.shard.path, fromLine: base.node.nameSpan[0], fromAddress: base.node.address }
      : {}),
    isPublic: wasPublic || (head !== undefined && isPublic(head)),
    isTest: isTestFile(shard.roots),
    parts: [...parts],
    ...(node.signature === undefined ? {} : { signature: node.signature }),
    ...(hasOldPlace && base.node.signature !== undefined && differs(base.node, node)
      ? { previousSignature: base.node.signature }
      : {}),
    signatureChanges: differing,
    isBreaking: base !== undefined && (isGone || differing.some(({ isBreaking }) => isBreaking)),
  };
}

/** A name that was changed elsewhere is no change of a signature. */
function withNewNames(node: ShardNode, { renamed }: SymbolComparison): ShardNode {
  const { signature, declaredType, name } = node;
  return {
    ...node,
    name: renamed(name),
    ...(signature === undefined ? {} : { signature: renamed(signature) }),
    ...(declaredType === undefined ? {} : { declaredType: renamed(declaredType) }),
  };
}

function differs(before: ShardNode, after: ShardNode): boolean {
  return before.signature !== after.signature;
}

function changeOf(
  symbols: SymbolComparison,
  base: PlacedNode | undefined,
  head: PlacedNode | undefined,
): SymbolChange['change'] {
  if (!base) return 'added';
  if (!head) return 'removed';
  if (base.node.id === head.node.id) return 'changed';
  const isRenamed = base.node.name !== head.node.name;
  // A member goes where its type goes.
  if (isCarried(symbols, base, head)) return isRenamed ? 'renamed' : 'changed';
  const placeOf = ({ node, shard }: PlacedNode): string =>
    `${shard.path}\0${node.symbol.slice(0, Math.max(0, node.symbol.length - node.name.length))}`;
  if (placeOf(base) === placeOf(head)) return 'renamed';
  return isRenamed ? 'moved and renamed' : 'moved';
}

function isCarried(symbols: SymbolComparison, base: PlacedNode, head: PlacedNode): boolean {
  const ownerOf = ({ node, shard }: PlacedNode): ShardNode | undefined =>
    node.parent === null || node.parent === 0 ? undefined : shard.nodes[node.parent];
  const [before, after] = [ownerOf(base), ownerOf(head)];
  return before !== undefined && after !== undefined && symbols.idNow(before.id) === after.id;
}

/** Most callers that are named of one change. */
const MAX_CALLERS = 10;

/**
 * Adds the symbols that refer to a change: in the new state, or in the old one if the symbol is gone. `own` has the places that are broken because
 * of it.
 */
export function withCallers(
  draft: SymbolDraft,
  placed: PlacedNode | undefined,
  own: readonly BrokenPlace[],
): SymbolChange {
  const found = new Map<string, SymbolChange['callers']['first'][number]>();
  for (const { inId, path, span } of own)
    found.set(inId, { id: inId, path, line: span[0], mustChange: true });
  if (placed)
    for (const caller of callersOf(placed)) {
      if (!found.has(caller.id)) found.set(caller.id, { ...caller, mustChange: false });
    }
  const all = [...found.values()].sort(
    (a, b) =>
      Number(b.mustChange) - Number(a.mustChange) ||
      Number(b.path === draft.path) - Number(a.path === draft.path) ||
      compareText(a.path, b.path) ||
      a.line - b.line,
  );
  return {
    ...draft,
    callers: {
      total: all.length,
      files: new Set(all.map(({ path }) => path)).size,
      mustChange: own.length,
      first: all.slice(0, MAX_CALLERS),
    },
  };
}

function callersOf({ node, shard }: PlacedNode): { id: string; path: string; line: number }[] {
  const index = nodeIndex(shard, node.id) ?? -1;
  return edgesOf(shard, index).incoming.flatMap(({ from, type, sites }) => {
    if (isImport(type)) return [];
    const end = endAt(shard, from);
    const path = 'path' in end ? end.path : shard.path;
    return from === index ? [] : [{ id: end.id, path, line: sites[0]?.[0] ?? 1 }];
  });
}

/** Orders changes by importance: broken places, breaking and public ones first, documents and tests last. */
export function byImportance(a: SymbolChange, b: SymbolChange): number {
  return weight(b) - weight(a) || compareText(a.id, b.id);
}

function weight({ callers, isBreaking, isPublic: isOpen, isTest, parts, change }: SymbolChange): number {
  const isDocOnly = change === 'changed' && parts.length === 1 && parts[0] === 'doc';
  return (
    Math.min(callers.mustChange, 1000) * 1000 +
    (isBreaking && isOpen ? 500 : 0) +
    (isBreaking ? 200 : 0) +
    (isOpen ? 100 : 0) +
    (parts.includes('signature') ? 50 : 0) +
    Math.min(callers.total, 40) -
    (isTest ? 400 : 0) -
    (isDocOnly ? 300 : 0)
  );
}

/** The shard of a changed symbol, in the state that its id is of. */
export function placeOf(draft: SymbolDraft, symbols: SymbolComparison): PlacedNode | undefined {
  return draft.change === 'removed' ? symbols.base.get(draft.id) : symbols.head.get(draft.id);
}

import { endAt, type FileShard, type UnresolvedReference } from '../../model/file-shard.ts';
import { isTestFile, type RootKind } from '../../model/root.ts';
import {
  findUnresolvedName,
  isHeldAsValue,
  readFamilyGaps,
  referencedName,
  skippedFilesMentioning,
} from '../../query/coverage-gaps.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { callingRoots, outsideCallersOf } from '../../query/outside-callers.ts';
import { referencesTo, usagesAmong } from '../../query/references.ts';
import { findNamedInText } from '../../operations/support/named-in-text.ts';
import type { NamedInText } from '../../operations/support/named-in-text-answer.ts';
import type { Store } from '../../store/store.ts';
import { findTextMatches, type TextMatches } from '../grep/query/text-matches.ts';
import { childrenOf } from '../../query/shard-edges.ts';
import { countComposingCalls } from './composed-name.ts';
import type { Affected } from './query/affected.ts';
import type { RiskDoubt } from './risk-doubt.ts';
import { callersViaOverride, totalViaOverride } from './via-override.ts';

const MAX_PLACES = 3;
/** The number of users that are looked at, and of those whose names are searched for in texts. */
const MAX_USERS = 20;
const MAX_SEARCHES = 4;
/** The number of changed symbols of which the callers are looked for. */
const MAX_CHANGED_SYMBOLS = 100;
/** Characters read by one of these searches, which are made before every edit. */
const MAX_CHARACTERS = 1_000_000;
/** An index of trigrams does not narrow the search for shorter names. */
const MIN_NAME_LENGTH = 3;

const startingKinds: ReadonlySet<RootKind> = new Set(['entry', 'test', 'framework', 'language']);

/**
 * Returns the places that may use a symbol, and those that may use the last known ones of its users, because a change may reach their
 * callers, too. `text`: the occurrences of the name of the symbol, if they were counted. `named` returns the text outside of its languages that has the name.
 */
export async function findRiskDoubts(
  store: Store,
  subject: FoundNode,
  users: readonly Affected[],
  {
    text,
    named,
    signal,
  }: {
    text: TextMatches | undefined;
    named: () => Promise<NamedInText | undefined>;
    signal: AbortSignal | undefined;
  },
): Promise<RiskDoubt[]> {
  const doubts = text ? textDoubts(subject, text) : [];
  const isLast = await lacksCallers(store, subject, signal);
  doubts.push(...(await graphDoubts(store, subject, isLast)));
  if (!text && !isLast) doubts.push(...otherTextDoubts(subject, await named()));
  const last = await lastUsers(store, users, signal);
  for (const found of last) doubts.push(...(await graphDoubts(store, found, true)));
  // A search would find these references again.
  const isReferred = ({ node }: FoundNode): boolean =>
    doubts.some(({ id, because }) => id === node.id && (because === 'possible' || because === 'unresolved'));
  const searched = [...(isLast && !text ? [subject] : []), ...last].filter(
    (each) => mayBeNamedInText(each) && !isReferred(each),
  );
  for (const found of searched.slice(0, MAX_SEARCHES)) {
    const matches = await findTextMatches(store, found, { signal, maxCharacters: MAX_CHARACTERS });
    doubts.push(...textDoubts(found, matches));
  }
  return doubts;
}

/**
 * Returns the places outside of the analysed code of its languages that may use one of several changed nodes: skipped files and other text. A file
 * stands for itself and the symbols at its top. `isSilent`: the answer found nothing, so code that calls the symbols or their members without naming them counts, too.
 */
export async function findOutsideDoubts(
  store: Store,
  changed: readonly FoundNode[],
  { isSilent, signal }: { isSilent: boolean; signal: AbortSignal | undefined },
): Promise<RiskDoubt[]> {
  const doubts: RiskDoubt[] = [];
  let searches = 0;
  let looked = 0;
  for (const found of changed.slice(0, MAX_USERS).flatMap(withTopSymbols)) {
    doubts.push(...skippedDoubts(found));
    if (isSilent && found.node.parent !== null)
      for (const each of [found, ...symbolsIn(found)].slice(0, MAX_USERS))
        if (
          looked++ < MAX_CHANGED_SYMBOLS &&
          !isTestFile(each.shard.roots) &&
          (await lacksCallers(store, each, signal))
        )
          doubts.push(...(await outsideDoubts(store, each)));
    // Files have no names that text would have.
    if (found.node.parent !== null && searches++ < MAX_SEARCHES)
      doubts.push(...otherTextDoubts(found, await findNamedInText(store, found, { signal })));
  }
  return doubts;
}

/**
 * Returns the places that may use some callers of which no caller is known: without a word, a chain of calls that ends there would look
 * complete. Tests are left out, because their runner calls them.
 */
export async function findEndDoubts(
  store: Store,
  callers: readonly FoundNode[],
  signal: AbortSignal | undefined,
): Promise<RiskDoubt[]> {
  const doubts: RiskDoubt[] = [];
  for (const found of callers.slice(0, MAX_USERS))
    if (!isTestFile(found.shard.roots) && (await lacksCallers(store, found, signal)))
      doubts.push(...(await graphDoubts(store, found, true)));
  return doubts;
}

function withTopSymbols(found: FoundNode): FoundNode[] {
  return found.node.parent === null ? [found, ...symbolsIn(found)] : [found];
}

/** Returns the symbols directly in a file or symbol. */
function symbolsIn({ shard, index }: FoundNode): FoundNode[] {
  return childrenOf(shard, index).flatMap((child) => {
    const node = shard.nodes[child];
    return node ? [{ shard, index: child, node }] : [];
  });
}

/** Returns why the language or a type outside the repository may call a method; undefined if nothing says so. */
export function calledFromOutside(found: FoundNode): string | undefined {
  return found.node.kind === 'method' ? callingRoots(found)[0]?.reason : undefined;
}

/** Reads the users without known callers: those that lead to no further user come first. */
async function lastUsers(
  store: Store,
  users: readonly Affected[],
  signal: AbortSignal | undefined,
): Promise<FoundNode[]> {
  const used = new Set(users.map(({ usesId }) => usesId));
  const ordered = [...users.filter(({ id }) => !used.has(id)), ...users.filter(({ id }) => used.has(id))];
  const last: FoundNode[] = [];
  for (const { id } of ordered.slice(0, MAX_USERS)) {
    const found = await findNode(store, id);
    if (found && !isTestFile(found.shard.roots) && (await lacksCallers(store, found, signal)))
      last.push(found);
  }
  return last;
}

/** Whether nothing is known to call a symbol. Passing a function on is no call of it. Code at the top level of a file needs no caller. */
async function lacksCallers(
  store: Store,
  found: FoundNode,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { node } = found;
  if (node.parent === null) return false;
  const usages = usagesAmong(referencesTo(found).certain).filter(({ from }) => from !== node.id);
  if (usages.some(({ type }) => type === 'CALLS')) return false;
  if (usages.length > 0 && !isHeldAsValue(found)) return false;
  return totalViaOverride(await callersViaOverride(store, found, signal)) === 0;
}

/** Whether text with the name of a symbol may mean it. If something else starts it, the name is often a common one, such as `main`. */
function mayBeNamedInText({ shard, index, node }: FoundNode): boolean {
  const isStarted = shard.roots?.some(
    ({ nodes, kind, effect }) =>
      nodes.includes(index) && startingKinds.has(kind) && effect !== 'libraryMember',
  );
  return referencedName(shard, node).length >= MIN_NAME_LENGTH && isStarted !== true;
}

function textDoubts({ node: { id } }: FoundNode, { files, places }: TextMatches): RiskDoubt[] {
  if (files === 0) return [];
  const first = places.slice(0, MAX_PLACES).map(({ path, line }) => ({ path, line }));
  return [{ id, because: 'text', total: files, places: first }];
}

/** Returns the doubts about a symbol with known callers: text outside of the languages that can refer to it has its name. */
function otherTextDoubts({ node: { id } }: FoundNode, named: NamedInText | undefined): RiskDoubt[] {
  return named ? [{ id, because: 'text', ...named }] : [];
}

/** Returns the doubts that the graph shows. `isLast`: nothing is known to call the symbol. */
async function graphDoubts(store: Store, found: FoundNode, isLast: boolean): Promise<RiskDoubt[]> {
  const { shard, node } = found;
  const { id } = node;
  const doubts: RiskDoubt[] = [];
  const possible = usagesAmong(referencesTo(found).candidates);
  if (possible.length > 0) {
    const places = possible.slice(0, MAX_PLACES).map(({ path, line }) => ({ path, line }));
    doubts.push({ id, because: 'possible', total: possible.length, places });
  }
  const unresolved = findUnresolvedName(shard, node);
  if (unresolved) {
    const places = unresolved.references.flatMap((each) => placesOf(shard, each)).slice(0, MAX_PLACES);
    doubts.push({ id, because: 'unresolved', total: unresolved.total, places });
  }
  doubts.push(...skippedDoubts(found));
  if (!isLast) return doubts;
  const { valueCalls } = await readFamilyGaps(store, shard.language);
  if (valueCalls > 0 && isHeldAsValue(found))
    doubts.push({ id, because: 'values', total: valueCalls, places: [] });
  const composing = await countComposingCalls(store, found);
  if (composing > 0) doubts.push({ id, because: 'composed', total: composing, places: [] });
  doubts.push(...(await outsideDoubts(store, found)));
  return doubts;
}

/** Returns the doubts about a symbol without known callers that code may call without naming it. */
async function outsideDoubts(store: Store, found: FoundNode): Promise<RiskDoubt[]> {
  const callers = await outsideCallersOf(store, found);
  return callers.map((caller) => ({ id: found.node.id, places: [], ...caller }));
}

function skippedDoubts({ shard, node }: FoundNode): RiskDoubt[] {
  const skipped = skippedFilesMentioning(shard, node);
  if (skipped.length === 0) return [];
  const places = skipped.slice(0, MAX_PLACES).map((path) => ({ path }));
  return [{ id: node.id, because: 'skipped', places }];
}

function placesOf(shard: FileShard, { from, sites }: UnresolvedReference): RiskDoubt['places'] {
  const end = endAt(shard, from);
  const path = 'path' in end ? end.path : shard.path;
  return sites.map(([line]) => ({ path, line }));
}

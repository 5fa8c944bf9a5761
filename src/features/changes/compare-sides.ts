import {
  CHANGES_VERSION,
  isDocOnly,
  type BrokenPlace,
  type ChangeReport,
  type FileChange,
  type SymbolChange,
} from '../../model/changes.ts';
import { groupBy } from '../../model/group-by.ts';
import { fileId, parseId } from '../../model/id.ts';
import { compareText } from '../../model/order.ts';
import { isTestFile } from '../../model/root.ts';
import { diffLines } from '../../query/line-diff.ts';
import { readFileAt, readIndex } from '../../query/read.ts';
import { withView } from '../../query/view-of.ts';
import type { Follow } from '../../store/store.ts';
import { affectedTestsOf } from './affected-tests.ts';
import { byPlace, placesOfMisfits, placesOfReferences, withoutRepeats } from './broken-places.ts';
import { placesOfLocals, placesOfReordered } from './lost-places.ts';
import { brokenReferences } from './broken-references.ts';
import { compareSymbols, type SymbolComparison } from './compare-symbols.ts';
import { byImportance, describeSymbols, placeOf, withCallers, type SymbolDraft } from './describe-symbols.ts';
import { differingFiles, isChanged, type FilePair } from './file-pairs.ts';
import { spanMap } from './file-positions.ts';
import { hiddenReferences, usersOfHidden } from './hidden-references.ts';
import { lostLocals } from './lost-locals.ts';
import { MisfitCauses } from './misfit-causes.ts';
import { newMisfits } from './new-misfits.ts';
import { PublicInterface } from './public-interface.ts';
import { callersIn, reorderedCallables, reorderedCalls } from './reordered-calls.ts';
import { riskOfChange } from './risk.ts';
import type { Side } from './side.ts';
import { testCommandOf } from './test-commands.ts';
import { UnreadFiles } from './unread-files.ts';
import { findUnseen } from './unseen.ts';
import {
  compareCycles,
  compareDeadCode,
  comparePackages,
  compareViolations,
  type Followed,
} from './whole-changes.ts';

export interface CompareContext {
  signal?: AbortSignal | undefined;
  /** Yields to other tasks. */
  pause?: (() => Promise<void>) | undefined;
  onProgress?: Follow['onProgress'];
}

/** Compares two states of a repository: what differs, and which places that did not change are broken by it. */
export async function compareSides(
  base: Side,
  head: Side,
  { signal, pause, onProgress }: CompareContext = {},
): Promise<ChangeReport> {
  let step = 0;
  const next = async (message: string): Promise<void> => {
    signal?.throwIfAborted();
    await pause?.();
    onProgress?.({ done: step++, total: STEPS, message });
  };
  await next('Compare files');
  const changed: FilePair[] = [];
  const unread = new UnreadFiles(base, head);
  const relinked: string[] = [];
  for await (const pair of differingFiles(base, head)) {
    await pause?.();
    signal?.throwIfAborted();
    if (await unread.has(pair)) continue;
    if (isChanged(pair)) changed.push(pair);
    else if (pair.head) relinked.push(pair.head.address);
  }
  await next('Compare symbols');
  const symbols = compareSymbols(changed, unread.paths);
  const drafts = await withInterface(describeSymbols(symbols), symbols, base, head);
  const causes = new MisfitCauses(drafts);
  const reordered = reorderedCallables(symbols);
  const places: BrokenPlace[] = [];
  const look = (pair: FilePair): void => {
    if (!pair.head) return;
    const mapSpan = spanMap(pair);
    places.push(
      ...placesOfReferences(brokenReferences(pair, mapSpan, symbols), pair.head, symbols),
      ...placesOfReferences(hiddenReferences(pair, mapSpan, symbols), pair.head, symbols),
      ...placesOfMisfits(newMisfits(pair, mapSpan, symbols), pair.head, causes.in(pair.head)),
      ...placesOfReordered(reorderedCalls(pair, mapSpan, reordered), pair.head, symbols),
    );
  };
  await next('Look for broken places');
  for (const pair of movedTogether(changed, symbols)) {
    await pause?.();
    look(pair);
    places.push(...(await placesOfLostLocals(base, head, pair, symbols)));
  }
  // Users of what became private, and calls with arguments in the old order, may lead where they led.
  const users = usersOfHidden(changed, symbols);
  const callers = [...reordered.keys()].flatMap((id) => callersIn(symbols.base.get(id)));
  const seen = new Set(changed.flatMap((pair) => [pair.base?.address, pair.head?.address]));
  const others = [...new Set([...relinked, ...users, ...callers])].filter((address) => !seen.has(address));
  for await (const pair of readAgain(base, head, others)) {
    await pause?.();
    signal?.throwIfAborted();
    look(pair);
  }
  const mustChange = withoutRepeats(places.sort(byPlace));
  const placesByCause = groupBy(mustChange, ({ causeId }) => causeId);
  const described = drafts
    .map((draft) => {
      const placed = placeOf(draft, symbols);
      return { ...withCallers(draft, placed, placesByCause.get(draft.id) ?? []), placed };
    })
    .sort(byImportance);
  await next('Find tests');
  const alterable = described.flatMap((each) =>
    each.placed && each.change !== 'removed' && !isDocOnly(each) ? [each.placed] : [],
  );
  const affected = await affectedTestsOf(head, alterable, signal);
  const { testCommands = [] } = await readIndex(head.store);
  const tests = {
    ...affected,
    command: testCommandOf(
      testCommands,
      affected.affected.map(({ path }) => path),
    ),
  };
  const followed = followedIn(symbols);
  await next('Compare dependencies');
  const packages = await comparePackages(base, head, followed);
  const cycles = await compareCycles(base, head, followed);
  const violations = await compareViolations(base, head, followed);
  await next('Compare dead code');
  const deadCode = await compareDeadCode(base, head, followed);
  // A symbol is not dead because the places that use it are broken.
  const causing = new Set(mustChange.map(({ causeId }) => causeId));
  deadCode.added = deadCode.added.filter(({ id }) => !causing.has(id));
  const report = {
    version: CHANGES_VERSION,
    base: base.state,
    head: head.state,
    files: fileChanges(changed, symbols),
    symbols: described.map(({ placed: _, ...change }): SymbolChange => change),
    mustChange,
    ...{ packages, cycles, violations, deadCode },
    secrets: newSecrets(changed),
    tests,
  } as const;
  const whole = { ...report, unseen: [...unread.remarks, ...findUnseen(changed, described)] };
  return { ...whole, risk: riskOfChange(whole) };
}

const STEPS = 6;

/** Leaves public only what a package exports in one of the states. */
async function withInterface(
  drafts: readonly SymbolDraft[],
  symbols: SymbolComparison,
  base: Side,
  head: Side,
): Promise<SymbolDraft[]> {
  const [before, after] = [new PublicInterface(base.store), new PublicInterface(head.store)];
  const isOpen = async ({ id, fromId = id }: SymbolDraft): Promise<boolean> => {
    const [old, now] = [symbols.base.get(fromId), symbols.head.get(id)];
    return (old !== undefined && (await before.has(old))) || (now !== undefined && (await after.has(now)));
  };
  const found: SymbolDraft[] = [];
  for (const draft of drafts) found.push({ ...draft, isPublic: draft.isPublic && (await isOpen(draft)) });
  return found;
}

/** Finds uses of local names that are gone, which the views of a changed file tell. */
async function placesOfLostLocals(
  base: Side,
  head: Side,
  pair: FilePair,
  symbols: SymbolComparison,
): Promise<BrokenPlace[]> {
  if (!pair.base || !pair.head) return [];
  const viewed = { base: await withView(base.store, pair.base), head: await withView(head.store, pair.head) };
  return placesOfLocals(lostLocals(viewed, spanMap(pair)), pair.head, symbols);
}

/** Reads files whose text is the same in both states. */
async function* readAgain(
  base: Side,
  head: Side,
  addresses: readonly string[],
): AsyncGenerator<FilePair, void> {
  for (const address of addresses)
    yield { base: await readFileAt(base.store, address), head: await readFileAt(head.store, address) };
}

/** Pairs a file that moved with what it was. */
function movedTogether(changed: readonly FilePair[], symbols: SymbolComparison): FilePair[] {
  const heads = new Map(changed.flatMap(({ head }) => (head ? [[head.path, head] as const] : [])));
  return changed.flatMap((pair): FilePair[] => {
    const { base, head } = pair;
    if (!base) return isArrived(head?.path, symbols) ? [] : [pair];
    if (head) return [pair];
    const moved = heads.get(pathNow(base.path, symbols) ?? '');
    return moved ? [{ base, head: moved }] : [];
  });
}

function isArrived(path: string | undefined, { moved }: SymbolComparison): boolean {
  return path !== undefined && moved.some(({ to }) => to.symbol === '' && to.path === path);
}

function pathNow(path: string, symbols: SymbolComparison): string | undefined {
  const id = symbols.idNow(fileId(path));
  return id === undefined ? undefined : parseId(id)?.path;
}

function followedIn(symbols: SymbolComparison): Followed {
  return { id: (id) => symbols.idNow(id), path: (path) => pathNow(path, symbols) };
}

function fileChanges(changed: readonly FilePair[], symbols: SymbolComparison): FileChange[] {
  return movedTogether(changed, symbols)
    .concat(changed.filter(({ base, head }) => base && !head && pathNow(base.path, symbols) === undefined))
    .flatMap((pair) => fileChange(pair))
    .sort(
      (a, b) =>
        Number(a.language === null) - Number(b.language === null) ||
        Number(a.isTest) - Number(b.isTest) ||
        compareText(a.path, b.path),
    );
}

function fileChange({ base, head }: FilePair): FileChange[] {
  const shown = head ?? base;
  if (!shown) return [];
  const runs = diffLines(base?.source ?? '', head?.source ?? '');
  const lines = (kind: string): number =>
    runs.reduce((sum, run) => sum + (run.kind === kind ? run.count : 0), 0);
  const isMoved = base && head && base.path !== head.path;
  return [
    {
      path: shown.path,
      ...(isMoved ? { fromPath: base.path } : {}),
      change: !base ? 'added' : !head ? 'removed' : isMoved ? 'moved' : 'changed',
      address: shown.address,
      ...(base ? { fromAddress: base.address } : {}),
      language: shown.language,
      isTest: isTestFile(shown.roots),
      addedLines: base ? lines('added') : shown.lines,
      removedLines: head ? lines('removed') : shown.lines,
    },
  ];
}

/** The likely secrets in files of the new state beyond those that the old state had there. */
function newSecrets(changed: readonly FilePair[]): ChangeReport['secrets'] {
  return changed.flatMap(({ base, head }) => {
    const before = new Map<string, number>();
    for (const { code, message } of base?.findings ?? [])
      if (code === 'secret') before.set(message, (before.get(message) ?? 0) + 1);
    return (head?.findings ?? []).flatMap(({ code, message, path, span }) => {
      if (code !== 'secret') return [];
      const left = before.get(message) ?? 0;
      before.set(message, left - 1);
      return left > 0 ? [] : [{ path, line: span?.[0] ?? 1, message }];
    });
  });
}

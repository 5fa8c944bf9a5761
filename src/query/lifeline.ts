import { parseId } from '../model/id.ts';
import type { FileLifelines, Lifeline, LifelineSnapshot } from '../model/timeline.ts';

/** What happened to a symbol in one snapshot. */
export interface LifelineEvent {
  snapshot: LifelineSnapshot;
  isFirst: boolean;
  /** Its id in the snapshot, where it differs from the one before; with the old one. */
  moved?: { from: string; to: string };
  signature?: { from: string; to: string };
  /** Lines, and those before unless it is the first snapshot. */
  lines?: { from: number | undefined; to: number };
  users?: { from: number | undefined; to: number };
}

/** Returns the events of a lifeline, oldest first. `signature` is that of the newest snapshot; empty if it has none. */
export function lifelineEvents(
  { snapshots }: Pick<FileLifelines, 'snapshots'>,
  lifeline: Lifeline,
  signature: string,
): LifelineEvent[] {
  const { first, moves = [], signatures = [], sizes, users } = lifeline;
  const events = new Map<number, LifelineEvent>();
  const eventAt = (at: number): LifelineEvent | undefined => {
    const snapshot = snapshots[at];
    if (!snapshot) return undefined;
    const known = events.get(at) ?? { snapshot, isFirst: at === first };
    events.set(at, known);
    return known;
  };
  eventAt(first);
  moves.forEach(([at, from], index) => {
    const event = eventAt(at);
    if (event) event.moved = { from, to: moves[index + 1]?.[1] ?? lifeline.id };
  });
  signatures.forEach(([at, from], index) => {
    const event = eventAt(at);
    if (event) event.signature = { from, to: signatures[index + 1]?.[1] ?? signature };
  });
  sizes.forEach(([at, to], index) => {
    const from = sizes[index - 1]?.[1];
    const event = from === to ? undefined : eventAt(at);
    if (event) event.lines = { from, to };
  });
  users.forEach(([at, to], index) => {
    const event = eventAt(at);
    if (event) event.users = { from: users[index - 1]?.[1], to };
  });
  return [...events].sort(([a], [b]) => a - b).map(([, event]) => event);
}

/** Returns the id that a symbol had in each snapshot that has it. `order` has the ids of all snapshots, oldest first. */
export function idsOverTime(
  { snapshots }: Pick<FileLifelines, 'snapshots'>,
  { id, first, moves = [] }: Lifeline,
  order: readonly string[],
): Map<string, string> {
  const positionOf = (at: number): number => order.indexOf(snapshots[at]?.id ?? '');
  const start = positionOf(first);
  const changes = moves.map(([at, from]) => ({ at: positionOf(at), from }));
  const found = new Map<string, string>();
  for (const [at, snapshot] of order.entries())
    if (start >= 0 && at >= start) found.set(snapshot, changes.find((change) => at < change.at)?.from ?? id);
  return found;
}

/** Whether two ids differ in the place, the name, or both. */
export function moveKind(from: string, to: string): 'moved' | 'renamed' | 'moved and renamed' {
  const [old, now] = [placeOf(from), placeOf(to)];
  if (old.name === now.name) return 'moved';
  return old.parent === now.parent ? 'renamed' : 'moved and renamed';
}

/** Splits an id into the last part of its name and what is around it. */
function placeOf(id: string): { parent: string; name: string } {
  const { path = id, symbol = '' } = parseId(id) ?? {};
  if (symbol !== '') {
    const dot = symbol.lastIndexOf('.');
    return { parent: `${path}\0${symbol.slice(0, Math.max(0, dot))}`, name: symbol.slice(dot + 1) };
  }
  const slash = path.lastIndexOf('/');
  return { parent: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}

/** Returns an id for people: the path, then the qualified name. */
export function readableId(id: string): string {
  const { path = id, symbol = '' } = parseId(id) ?? {};
  return symbol === '' ? path : `${path}::${symbol}`;
}

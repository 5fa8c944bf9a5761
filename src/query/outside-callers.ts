import { endAt } from '../model/file-shard.ts';
import { typeKinds } from '../model/kinds.ts';
import type { RootKind, ShardRoot } from '../model/root.ts';
import type { Store } from '../store/store.ts';
import { findNode, type FoundNode } from './find-node.ts';

/** Code that may call a symbol without a reference to it: outside of the repository, or what the symbol is registered with. */
export interface OutsideCaller {
  because: 'outside' | 'registered';
  reason: string;
}

const callingKinds: ReadonlySet<RootKind> = new Set(['language', 'outside']);
/** A decorator registers the symbol, or a framework loads its file, and calls it without naming it. */
const registeringKinds: ReadonlySet<RootKind> = new Set(['decorator', 'framework']);
/** A type that is declared in more parts is read no further. */
const MAX_DECLARATIONS = 8;
/** Types outside of the repository call the members of a type with such a root. */
const derivedEffects: ReadonlySet<string> = new Set(['members', 'registered', 'found']);

/** Returns what may call a symbol, by the roots of dead code. */
export async function outsideCallersOf(store: Store, found: FoundNode): Promise<OutsideCaller[]> {
  const member = calledByMember(found);
  const registered = rootsOf(found).find(
    ({ kind, effect }) => registeringKinds.has(kind) && effect === 'used',
  )?.reason;
  const callers: OutsideCaller[] = [];
  if (member !== undefined) callers.push({ because: 'outside', reason: member });
  if (registered !== undefined) callers.push({ because: 'registered', reason: registered });
  if (callers.length > 0) return callers;
  const type = await calledByType(store, found);
  return type === undefined ? [] : [{ because: 'outside', reason: type }];
}

/** Returns the roots by which the language or a type outside the repository may call a symbol by its name. */
export function callingRoots(found: FoundNode): ShardRoot[] {
  return rootsOf(found).filter(
    ({ kind, effect }) => callingKinds.has(kind) && (effect === 'used' || effect === 'libraryMember'),
  );
}

/** The name alone of a member of an outside type is shared by too many members to say anything about users. */
function calledByMember(found: FoundNode): string | undefined {
  if (found.node.kind !== 'method') return undefined;
  return callingRoots(found).find(({ kind, effect }) => kind === 'language' || effect === 'used')?.reason;
}

/** A method may override one of a type outside of the repository from which a declaration of its type is derived. */
async function calledByType(store: Store, { shard, node }: FoundNode): Promise<string | undefined> {
  const mayOverride =
    (node.kind === 'method' || node.kind === 'property') &&
    node.visibility !== 'private' &&
    !node.modifiers.includes('static');
  const owner = node.owner ?? node.parent;
  if (!mayOverride || owner === null) return undefined;
  const ids = [owner, ...(shard.nodes[owner]?.declarations ?? [])].map((each) => endAt(shard, each).id);
  for (const id of ids.slice(0, MAX_DECLARATIONS)) {
    const type = await findNode(store, id);
    if (!type || !typeKinds.has(type.node.kind)) continue;
    const root = rootsOf(type).find(({ kind, effect }) => kind === 'outside' && derivedEffects.has(effect));
    if (root) return `its type is ${root.reason}`;
  }
  return undefined;
}

function rootsOf({ shard, index }: FoundNode): ShardRoot[] {
  return (shard.roots ?? []).filter(({ nodes }) => nodes.includes(index));
}

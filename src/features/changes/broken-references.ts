import { addToList } from '../../model/group-by.ts';
import type { BreakReason } from '../../model/changes.ts';
import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { isImport, ownerKinds, typeKinds } from '../../model/kinds.ts';
import { isEmptySpan, type Span } from '../../model/position.ts';
import { textFrom } from '../../query/text.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import type { FilePair } from './file-pairs.ts';
import { FileReferences, type MapSpan } from './file-positions.ts';
import { signatureChanges } from './signature-changes.ts';

/** A place that referred to something in the old state, stays as it is, and refers to nothing now. */
export interface BrokenReference {
  /** In the new text. */
  span: Span;
  /** Id of the symbol that contains it, in the old state. */
  fromId: string;
  /** Id, in the old state, of what it referred to. */
  targetId: string;
  /** Id, in the old state, of the symbol whose change is the reason; undefined if none is known. */
  causeId: string | undefined;
  reason: Extract<BreakReason, 'removed' | 'renamed' | 'moved' | 'hidden' | 'unresolved'>;
  isCertain: boolean;
}

interface Site {
  span: Span;
  now: Span;
  from: ShardNode;
  target: ShardNode | End;
  isImport: boolean;
}

/** Finds the references of a file of both states that lead nowhere any more, though their lines were not changed. */
export function brokenReferences(
  pair: FilePair,
  mapSpan: MapSpan,
  symbols: SymbolComparison,
): BrokenReference[] {
  const { base, head } = pair;
  if (!base || !head || base.isByName || (head.status !== 'parsed' && head.status !== 'partial')) return [];
  const found = new FileReferences(head);
  const sites = lostSites(pair, mapSpan, found, symbols);
  if (sites.length === 0) return [];
  const causes = new Causes(base, symbols);
  const lostImports = new Set(sites.filter((site) => site.isImport).map(({ target }) => target.id));
  const hasLostNames = sites.some(({ target }) => changeOf(target.id, symbols) !== undefined);
  // A value that is refused where a variable is given it says nothing of the members that the variable has.
  const refused = new Set(
    (head.misfits ?? []).map(({ from, to }) => `${endAt(head, from).id}\0${endAt(head, to).id}`),
  );
  const broken = sites.flatMap((site): BrokenReference[] => {
    const change = changeOf(site.target.id, symbols);
    // The import of the name is what must change.
    if (!site.isImport && isImported(site.target, lostImports)) return [];
    if (change) {
      // The name of a type that is gone must change, and not each use of a member.
      if (change.isCarried) return [];
      return [reference(site, change.causeId, change.reason, true)];
    }
    // It is exported in another way, such as under its name and not as the default.
    if (site.isImport && symbols.base.has(site.target.id))
      return [reference(site, site.target.id, 'hidden', true)];
    const causeId = causes.of(site);
    // Nobody reports uses of a value that a lost name gives, since it has no type.
    if (causeId === undefined ? hasLostNames : !losesMembers(causeId, symbols)) return [];
    const isNear = causeId !== undefined && causes.isOnLine(site, causeId);
    if (causeId !== undefined && !isNear && refused.has(`${site.from.id}\0${causeId}`)) return [];
    return [reference(site, causeId, 'unresolved', causeId !== undefined)];
  });
  return onePerLine(broken);
}

function reference(
  { now, from, target }: Site,
  causeId: string | undefined,
  reason: BrokenReference['reason'],
  isCertain: boolean,
): BrokenReference {
  return { span: now, fromId: from.id, targetId: target.id, causeId, reason, isCertain };
}

/** The references of the old text to symbols of the repository at places where the new text refers to nothing. */
function lostSites(
  { base, head }: FilePair,
  mapSpan: MapSpan,
  found: FileReferences,
  symbols: SymbolComparison,
): Site[] {
  const sites: Site[] = [];
  if (!base || !head) return sites;
  const textLines = head.source.split('\n');
  for (const { from, to, type, sites: spans } of base.edges) {
    const source = base.nodes[from];
    const target = endAt(base, to);
    if (!source || target.kind === 'package' || isMemberRelation(type, source)) continue;
    if ('path' in target && symbols.unread.has(target.path)) continue;
    // A type may implement an interface without naming it.
    const isRelation = type === 'IMPLEMENTS' || type === 'OVERRIDES';
    for (const span of spans) {
      if (isEmptySpan(span)) continue;
      const now = mapSpan(span);
      if (!now || found.certainAt(now) || (found.isAt(now) && !isGone(target.id, symbols))) continue;
      if (isRelation && !textLines[now[0] - 1]?.startsWith(target.name, now[1] - 1)) continue;
      // Arguments by name are compared with the parameters, and not with what these are kept in.
      const isField = target.kind === 'field' || target.kind === 'property';
      if (isField && isNamedArgument(base.source, span)) continue;
      sites.push({ span, now, from: source, target, isImport: isImport(type) });
    }
  }
  return sites;
}

/** Whether nothing has the name any more that a symbol had, so that a possible reference to another one is no use of it. */
function isGone(id: string, symbols: SymbolComparison): boolean {
  const placed = symbols.base.get(id);
  if (!placed) return false;
  const idNow = symbols.idNow(id);
  return idNow === undefined || symbols.head.get(idNow)?.node.name !== placed.node.name;
}

/** Whether a change of a symbol can be why what it gives has other members: its type or result is another one now. */
function losesMembers(id: string, symbols: SymbolComparison): boolean {
  const [before, after] = [symbols.base.get(id), symbols.head.get(symbols.idNow(id) ?? '')];
  if (!before || after?.node.name !== before.node.name) return false;
  if (ownerKinds.has(after.node.kind)) return true;
  return signatureChanges(before.node, after.node).some(({ kind }) => kind === 'result type changed');
}

function isNamedArgument(source: string, span: Span): boolean {
  const behind = textFrom(source, [span[2], span[3], 0, 0]);
  const before = source.slice(0, source.length - textFrom(source, span).length);
  return /^\s*=(?![=>])/.test(behind) && /[(,]\s*$/.test(before.slice(-MAX_BLANKS));
}

/** No more text is looked at before a name. */
const MAX_BLANKS = 200;

/** Whether an edge says that a member implements or overrides another one, which needs no name. */
function isMemberRelation(type: string, { kind }: ShardNode): boolean {
  return (type === 'OVERRIDES' || type === 'IMPLEMENTS') && !typeKinds.has(kind);
}

function isImported(target: ShardNode | End, imports: ReadonlySet<string>): boolean {
  if (imports.has(target.id)) return true;
  const path = 'path' in target ? target.path : undefined;
  if (path === undefined) return false;
  if (imports.has(`file:${path}`)) return true;
  const [first = ''] = target.symbol.split('.');
  return target.symbol !== first && [...imports].some((id) => id.endsWith(`:${path}:${first}`));
}

interface Change {
  causeId: string;
  reason: BrokenReference['reason'];
  /** Whether it only went where what is around it went. */
  isCarried: boolean;
}

/** Returns how a symbol of the old state is gone; undefined if it is where it was. */
function changeOf(id: string, symbols: SymbolComparison): Change | undefined {
  const placed = symbols.base.get(id);
  if (!placed) return undefined;
  const { node, shard } = placed;
  const idNow = symbols.idNow(id);
  const now = idNow === undefined ? undefined : symbols.head.get(idNow);
  const parent = node.parent === null ? undefined : shard.nodes[node.parent];
  const parentNow = parent && symbols.idNow(parent.id);
  const isParentGone = parent !== undefined && parentNow !== parent.id;
  if (!now) {
    const isInside = isParentGone && parent.parent !== null;
    return { causeId: id, reason: 'removed', isCarried: isInside };
  }
  if (idNow === id) {
    const isHidden = node.exported && !now.node.exported;
    const isReduced = reach(now.node.visibility) < reach(node.visibility);
    if (!isHidden && !isReduced) return undefined;
    // Only the type was hidden, whose name is what must change.
    const owner = parentNow === undefined ? undefined : symbols.head.get(parentNow);
    const isOwnerHidden = parent?.exported === true && owner !== undefined && !owner.node.exported;
    return {
      causeId: id,
      reason: 'hidden',
      isCarried: !isReduced && isOwnerHidden && parent.parent !== null,
    };
  }
  if (now.node.name !== node.name) return { causeId: id, reason: 'renamed', isCarried: false };
  const goneAlong = isParentGone && parentNow !== undefined && isParentOf(parentNow, now.node, now.shard);
  return {
    causeId: goneAlong ? parent.id : id,
    reason: 'moved',
    isCarried: goneAlong && parent.parent !== null,
  };
}

function isParentOf(id: string, { parent }: ShardNode, shard: FileShard): boolean {
  return parent !== null && shard.nodes[parent]?.id === id;
}

function reach(visibility: ShardNode['visibility']): number {
  return visibility === 'public' ? 2 : visibility === 'protected' ? 1 : 0;
}

/** Finds the change because of which a reference to something that did not change is lost: another reference near it. */
class Causes {
  readonly #byLine = new Map<number, string[]>();
  readonly #byContainer = new Map<string, string[]>();

  constructor(base: FileShard, symbols: SymbolComparison) {
    const changed = new Set(
      [...symbols.changed, ...symbols.moved]
        .filter(({ parts }) => parts.includes('signature'))
        .map(({ from }) => from.id),
    );
    for (const { from, to, sites } of base.edges) {
      const [source, { id }] = [base.nodes[from], endAt(base, to)];
      if (!source || (!changed.has(id) && symbols.idNow(id) === id)) continue;
      addToList(this.#byContainer, source.id, id);
      for (const [line] of sites) addToList(this.#byLine, line, id);
    }
  }

  /** Whether a change is referred to in the line of a reference. */
  isOnLine({ span }: Site, id: string): boolean {
    return this.#byLine.get(span[0])?.includes(id) ?? false;
  }

  of({ span, from, target }: Site): string | undefined {
    const known = this.#byLine.get(span[0]) ?? this.#byContainer.get(from.id) ?? [];
    return known.find((id) => id !== target.id);
  }
}

/** One line needs one change for one reason. */
function onePerLine(all: readonly BrokenReference[]): BrokenReference[] {
  const seen = new Set<string>();
  return all.filter(({ span, causeId, targetId }) => {
    const key = `${span[0]}\0${causeId ?? targetId}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

import { isCall, isMeant, receiverType, type Target } from './call-site.ts';
import { headerAt, headersAround, type Header } from './headers.ts';
import type { TextLine, TextTools } from './text-tools.ts';

/** A function that contains a hit; without a header, the file itself. */
export interface Enclosing {
  path: string;
  /** Line of the hit. */
  line: number;
  header: Header | undefined;
  owner: string | undefined;
}

/**
 * The callers of a target as a careful reader finds them with a word search and reads: hits that are no calls are
 * discarded, the function around each other hit is read up to the hit, and the receiver, its type as far as it is
 * written there, and the imports decide.
 */
export function callersByText(tools: TextTools, target: Target): Enclosing[] {
  if (tools.ledger.isSpent) return [];
  const hits = tools.grepWord(target.name);
  const rivals = otherOwners(tools, target, hits);
  return callersAmong(tools, target, hits, rivals);
}

/** Those of some places that call a target, as the text around each decides. */
export function callersAmong(
  tools: TextTools,
  target: Target,
  hits: readonly TextLine[],
  rivals: ReadonlySet<string> = new Set(),
): Enclosing[] {
  const callers: Enclosing[] = [];
  const known = new Set<string>();
  for (const hit of hits) {
    if (tools.ledger.isSpent) break;
    if (!isCall(tools, target, hit)) continue;
    const lines = tools.files.lines(hit.path);
    const around = headersAround(lines, hit.line);
    const header = around.find(({ kind }) => kind === 'function');
    const type = around.find(({ kind, line }) => kind === 'type' && line < (header?.line ?? hit.line));
    const owner = type?.name ?? receiverType(lines, header);
    const key = `${hit.path}:${header?.line ?? 0}`;
    if (known.has(key)) continue;
    const text = tools.read(hit.path, header?.line ?? Math.max(1, hit.line - 5), hit.line + 2);
    if (!isMeant(tools, target, hit, { owner, body: text.join('\n'), rivals })) continue;
    known.add(key);
    callers.push({ path: hit.path, line: hit.line, header, owner });
  }
  return callers;
}

/** The members of subtypes that redefine a member: its other definitions, in types whose header leads to its owner. */
export function overridesByText(tools: TextTools, target: Target): Enclosing[] {
  const found: Enclosing[] = [];
  const definitions = tools.grepWord(target.name).filter((hit) => {
    const header = headerAt(tools.files.lines(hit.path), hit.line - 1);
    return header?.kind === 'function' && header.name === target.name;
  });
  const subtypes = subtypesByText(tools, target.owner ?? '');
  for (const { path, line } of definitions) {
    const [header, ...outer] = headersAround(tools.files.lines(path), line);
    const owner = outer.find(({ kind }) => kind === 'type');
    const name = owner?.name ?? receiverType(tools.files.lines(path), header);
    if (name !== undefined && subtypes.has(name)) found.push({ path, line, header, owner: name });
  }
  return found;
}

function subtypesByText(tools: TextTools, owner: string): Set<string> {
  const found = new Set<string>();
  const waiting = [owner];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (tools.ledger.isSpent || found.size > 30) break;
    for (const hit of tools.grepWord(next)) {
      const name = subtypeAt(tools, hit, next);
      if (name === undefined || found.has(name)) continue;
      found.add(name);
      waiting.push(name);
    }
  }
  return found;
}

/** The type whose header names a base on a line, or on one of the next lines, which are read. */
function subtypeAt(tools: TextTools, { path, line, text }: TextLine, base: string): string | undefined {
  const lines = tools.files.lines(path);
  const own = headerAt(lines, line - 1);
  if (own?.kind === 'type') {
    const rest = text.slice(text.indexOf(own.name) + own.name.length);
    return own.name !== base && /[(:]|\b(?:extends|implements)\b/.test(rest) ? own.name : undefined;
  }
  if (!/^\s*(?:extends|implements|[:,])/.test(text)) return undefined;
  for (let above = line - 1; above >= Math.max(1, line - 3); above--) {
    const header = headerAt(lines, above - 1);
    if (header?.kind !== 'type') continue;
    tools.read(path, above, line);
    return header.name;
  }
  return undefined;
}

/** The functions that reach a target over at most so many calls. */
export function reachingByText(
  tools: TextTools,
  target: Target,
  depth: number,
  isEnd: (path: string) => boolean = () => false,
): Enclosing[] {
  const found = new Map<string, Enclosing>();
  let level: Target[] = [target];
  for (let step = 0; step < depth && level.length > 0 && !tools.ledger.isSpent; step++) {
    const next: Target[] = [];
    for (const each of level) {
      for (const caller of callersByText(tools, each)) {
        const key = `${caller.path}:${caller.header?.line ?? 0}`;
        if (found.has(key)) continue;
        found.set(key, caller);
        if (caller.header && !isEnd(caller.path)) next.push(asTarget(caller, caller.header));
      }
    }
    level = next;
  }
  return [...found.values()];
}

/** The functions on a path of calls, without both ends; undefined if none was found. Searched from the end, by callers. */
export function pathByText(
  tools: TextTools,
  from: Target,
  to: Target,
  depth: number,
): Enclosing[] | undefined {
  const seen = new Set<string>();
  let level: { target: Target; path: Enclosing[] }[] = [{ target: to, path: [] }];
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: typeof level = [];
    for (const { target, path } of level) {
      if (tools.ledger.isSpent) return undefined;
      for (const caller of callersByText(tools, target)) {
        const { header } = caller;
        if (!header) continue;
        if (caller.path === from.path && header.line <= from.line && from.line <= header.line + 2)
          return path;
        const key = `${caller.path}:${header.line}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ target: asTarget(caller, header), path: [caller, ...path] });
      }
    }
    level = next;
  }
  return undefined;
}

function asTarget({ path, owner }: Enclosing, { name, line }: Header): Target {
  return { name, path, line, ...(owner === undefined ? {} : { owner }) };
}

/** Owners of other definitions with the name, as far as the hits show them. */
function otherOwners(tools: TextTools, target: Target, hits: readonly TextLine[]): Set<string> {
  const owners = new Set<string>();
  for (const { path, line } of hits) {
    const lines = tools.files.lines(path);
    const header = headerAt(lines, line - 1);
    if (header?.name !== target.name || header.kind !== 'function') continue;
    const outer =
      headersAround(lines, line).find(({ kind }) => kind === 'type')?.name ?? receiverType(lines, header);
    if (outer !== undefined && outer !== target.owner) owners.add(outer);
  }
  return owners;
}

import { headersAround, headerAt, type Header } from './headers.ts';
import type { TextLine, TextTools } from './text-tools.ts';

/** A function or method that is asked about. */
export interface Target {
  name: string;
  /** The type that it is a member of. */
  owner?: string;
  path: string;
  /** Line of its name, from 1. */
  line: number;
}

/** A function that contains a hit; without a header, the file itself. */
export interface Enclosing {
  path: string;
  /** Line of the hit. */
  line: number;
  header: Header | undefined;
  owner: string | undefined;
}

const comment = /^\s*(?:\/\/|\/?\*|#|--|"""|''')/;
const importLine = /^\s*(?:import|from|use|using|require|package|export\s+(?:\*|\{.*\}\s+from))\b/;

/**
 * The callers of a target as a careful reader finds them with a word search and reads: hits that are no calls are
 * discarded, the function around each other hit is read up to the hit, and the receiver, its type as far as it is
 * written there, and the imports decide.
 */
export function callersByText(tools: TextTools, target: Target): Enclosing[] {
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
      if (tools.ledger.isSpent) break;
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

/** The type in the receiver that is written before the name of a method: `func (m *Mux) Use(`. */
function receiverType(lines: readonly string[], header: Header | undefined): string | undefined {
  return (
    header && /^\s*\w+\s*\(\s*\w+\s+\*?([\w$]+)[^)]*\)\s*\w+\s*\(/.exec(lines[header.line - 1] ?? '')?.[1]
  );
}

function isCall(tools: TextTools, target: Target, { path, line, text }: TextLine): boolean {
  if (comment.test(text) || importLine.test(text)) return false;
  if (path === target.path && line === target.line) return false;
  const header = headerAt(tools.files.lines(path), line - 1);
  if (header?.name === target.name) return false;
  return new RegExp(`(?<![\\w$])${escaped(target.name)}\\s*(?:<[^()]*>|\\[[^()]*\\])?\\s*\\(`).test(text);
}

interface Surroundings {
  owner: string | undefined;
  body: string;
  rivals: ReadonlySet<string>;
}

function isMeant(
  tools: TextTools,
  target: Target,
  hit: TextLine,
  { owner, body, rivals }: Surroundings,
): boolean {
  const receiver = new RegExp(
    `([\\w$)\\]]+)\\s*(?:\\?\\.|\\.|->|::)\\s*${escaped(target.name)}\\s*[<([]`,
  ).exec(hit.text)?.[1];
  const sameFile = hit.path === target.path;
  const sameFolder = folderOf(hit.path) === folderOf(target.path);
  if (target.owner === undefined) {
    if (receiver === undefined) return sameFile || sameFolder || imports(tools, hit.path, target);
    return /^[\w$]+$/.test(receiver) && imports(tools, hit.path, target, receiver);
  }
  const inherits = () => owner === target.owner || isSubtype(tools, hit, owner, target.owner ?? '', rivals);
  if (receiver === undefined) return inherits();
  if (receiver === target.owner) return true;
  if (/^(?:self|this|cls|super)$/.test(receiver) || /\bsuper\([^)]*\)$/.test(before(hit.text, target.name)))
    return inherits();
  if (rivals.has(receiver)) return false;
  if (isReceiverOfMethod(receiver, body)) return owner === target.owner;
  const type = typeInText(receiver, body) ?? typeInText(receiver, linesInFile(tools, hit.path, receiver));
  if (type !== undefined)
    return type === target.owner || (!rivals.has(type) && isReturnedBy(tools, type, target.owner));
  if (receiver.endsWith(')') || receiver.endsWith(']')) return rivals.size === 0;
  return (
    looksLike(receiver, target.owner) ||
    (rivals.size === 0 && (sameFolder || imports(tools, hit.path, target)))
  );
}

function before(text: string, name: string): string {
  return text.slice(0, Math.max(0, text.search(new RegExp(`\\.\\s*${escaped(name)}\\s*[<([]`))));
}

/** Whether the type around a hit names the owner in its header, and has no member of that name itself. */
function isSubtype(
  tools: TextTools,
  { path, line }: TextLine,
  owner: string | undefined,
  base: string,
  rivals: ReadonlySet<string>,
): boolean {
  if (owner === undefined || rivals.has(owner)) return false;
  const lines = tools.files.lines(path);
  const header = headersAround(lines, line).find(({ kind, name }) => kind === 'type' && name === owner);
  if (!header) return false;
  const text = tools.read(path, header.line, header.line + 2).join(' ');
  return (
    /[(:]|\b(?:extends|implements)\b/.test(text) &&
    wordIn(base).test(text.slice(text.indexOf(owner) + owner.length))
  );
}

/** The lines of a file with a word, as `grep -nw` prints them. */
function linesInFile(tools: TextTools, path: string, word: string): string {
  if (!/^[\w$]+$/.test(word)) return '';
  return tools
    .grepWordIn(path, word)
    .map(({ text }) => text)
    .join('\n');
}

/** Whether the signature of a function, which is looked up and read, names a type behind its name. */
function isReturnedBy(tools: TextTools, name: string, type: string): boolean {
  for (const { path, line } of tools.grepWord(name)) {
    const header = headerAt(tools.files.lines(path), line - 1);
    if (header?.kind !== 'function' || header.name !== name) continue;
    const text = tools.read(path, line, line + 3).join(' ');
    return wordIn(type).test(text.slice(text.indexOf(name) + name.length));
  }
  return false;
}

function wordIn(word: string): RegExp {
  return new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`);
}

/** The type of a variable, where its declaration or the call that makes it is written in the text. */
function typeInText(name: string, body: string): string | undefined {
  const word = escaped(name);
  const patterns = [
    new RegExp(`\\b${word}\\s*:\\s*\\*?([A-Z][\\w$]*)`),
    new RegExp(
      `\\b${word}\\s*(?::[^=\\n]+)?:?=\\s*(?:new\\s+|await\\s+|&)?(?:[a-z]\\w*\\.)?([A-Z][\\w$]*)\\s*[({<]`,
    ),
    new RegExp(`\\b([A-Z][\\w$]*)(?:<[^>\\n]*>)?\\s+${word}\\s*[=;,)]`),
    new RegExp(`[(,]\\s*${word}\\s+\\*?([A-Z][\\w$]*)`),
    new RegExp(`\\bas\\s+${word}\\b.*?\\b([A-Z][\\w$]*)\\(`),
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(body)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function isReceiverOfMethod(name: string, body: string): boolean {
  return new RegExp(`^\\s*\\w+\\s*\\(\\s*${escaped(name)}\\s+\\*?[\\w$]+`).test(body);
}

/** Whether a variable is named after a type: `ctx` or `context` after `Context`. */
function looksLike(name: string, type: string): boolean {
  const [short, long] = [name.replaceAll(/[_$]/g, '').toLowerCase(), type.toLowerCase()];
  return short.length > 2 && (long.endsWith(short) || long.startsWith(short) || short.endsWith(long));
}

/** Whether an import at the beginning of a file names the target, its owner, or its module, and the module that it is used through; the lines are read. */
function imports(
  tools: TextTools,
  path: string,
  { name, owner, path: from }: Target,
  through?: string,
): boolean {
  const lines = tools.files.lines(path);
  const last = lines
    .slice(0, 80)
    .findLastIndex((line) => importLine.test(line) || /^\s+"[\w./-]+"$/.test(line));
  if (last < 0) return false;
  const text = tools.read(path, 1, last + 1).join('\n');
  if (through !== undefined && !wordIn(through).test(text)) return false;
  const file = from.slice(from.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const folder = folderOf(from).split('/').at(-1) ?? '';
  return [name, owner, file, folder].some(
    (word) => word !== undefined && word.length > 2 && wordIn(word).test(text),
  );
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function escaped(text: string): string {
  return text.replace(/[$\\^.*+?()[\]{}|]/g, '\\$&');
}

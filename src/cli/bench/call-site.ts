import { headerAt, headersAround, type Header } from './headers.ts';
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

const comment = /^\s*(?:\/\/|\/?\*|#|--|"""|''')/;
const importLine = /^\s*(?:import|from|use|using|require|package|export\s+(?:\*|\{.*\}\s+from))\b/;

/** The type in the receiver that is written before the name of a method: `func (m *Mux) Use(`. */
export function receiverType(lines: readonly string[], header: Header | undefined): string | undefined {
  return (
    header && /^\s*\w+\s*\(\s*\w+\s+\*?([\w$]+)[^)]*\)\s*\w+\s*\(/.exec(lines[header.line - 1] ?? '')?.[1]
  );
}
/** Whether a hit is written as a call of the name. */
export function isCall(tools: TextTools, target: Target, { path, line, text }: TextLine): boolean {
  if (comment.test(text) || importLine.test(text)) return false;
  if (path === target.path && line === target.line) return false;
  const header = headerAt(tools.files.lines(path), line - 1);
  if (header?.name === target.name) return false;
  return new RegExp(`(?<![\\w$])${escaped(target.name)}\\s*(?:<[^()]*>|\\[[^()]*\\])?\\s*\\(`).test(text);
}

/** The text that was read around a hit. */
export interface Surroundings {
  owner: string | undefined;
  body: string;
  rivals: ReadonlySet<string>;
}

/** Whether a call means the target, as its receiver, the types around it and the imports tell. */
export function isMeant(
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

import { viewIn, type FileShard, type ShardNode } from '../../../model/file-shard.ts';
import { decodeHighlights, type HighlightClass } from '../../../model/highlight.ts';
import type { Span } from '../../../model/position.ts';
import { lastLine, lineStarts } from '../../../query/text.ts';
import { textSections } from './text-sections.ts';

/** A search result: a symbol, a file of code, or a section of a text. */
export interface SearchDocument {
  /** Index of the node in the shard. */
  node: number;
  /** Heading of a section of a text. */
  heading?: string;
  /** 1-based, both ends included. */
  lines: [first: number, last: number];
  text: DocumentText;
}

/** The words of a document, by field. */
export interface DocumentText {
  name: string;
  /** Names of the enclosing symbols, without the file. */
  owner: string;
  path: string;
  signature: string;
  doc: string;
  /** Names of the callers. */
  callers: string;
  /** The text of the document without nested documents. */
  body: string[];
}

/** Data members belong to the document of their owner: alone they are just a name. */
const dataMembers: ReadonlySet<string> = new Set(['field', 'property', 'enum_member']);
/** Tokens of the syntax, which do not describe the program. */
const silent: ReadonlySet<HighlightClass> = new Set([
  'keyword',
  'number',
  'operator',
  'punctuation',
  'escape',
]);

/** Returns the documents of a file in source order. */
export function documentsOf(shard: FileShard): SearchDocument[] {
  return shard.language === null ? textDocuments(shard) : codeDocuments(shard);
}

function textDocuments(shard: FileShard): SearchDocument[] {
  return textSections(shard.source).map(({ heading, first, last, text }) => ({
    node: 0,
    heading,
    lines: [first, last],
    text: { name: heading, owner: '', path: shard.path, signature: '', doc: '', callers: '', body: [text] },
  }));
}

function codeDocuments(shard: FileShard): SearchDocument[] {
  const ownerOf: number[] = [];
  const documents: SearchDocument[] = [];
  for (const [index, node] of shard.nodes.entries()) {
    if (dataMembers.has(node.kind) && node.parent !== null && node.parent !== 0) {
      ownerOf.push(ownerOf[node.parent] ?? 0);
      continue;
    }
    ownerOf.push(documents.length);
    documents.push({ node: index, lines: linesOf(shard, node), text: headOf(shard, index, node) });
  }
  addBodies(shard, documents);
  addCallers(shard, documents, ownerOf);
  return documents;
}

function linesOf(shard: FileShard, node: ShardNode): [number, number] {
  return node.kind === 'module' ? [1, Math.max(1, shard.lines)] : [node.span[0], lastLine(node.span)];
}

function headOf(shard: FileShard, index: number, node: ShardNode): DocumentText {
  const isFile = index === 0;
  return {
    // The path contains the name of the file. Repeated here, it would rank files above their contents.
    name: isFile ? '' : node.name,
    owner: isFile ? '' : node.symbol.slice(0, Math.max(0, node.symbol.lastIndexOf('.'))),
    path: shard.path,
    signature: node.signature ?? '',
    doc: node.doc ?? '',
    callers: '',
    body: [],
  };
}

/** Adds each chunk of the source to the innermost document around it. */
function addBodies(shard: FileShard, documents: readonly SearchDocument[]): void {
  const { source } = shard;
  const borders = bordersOf(shard, documents);
  let at = 0;
  let border = 0;
  const add = (start: number, end: number, isComment: boolean): void => {
    for (let from = start; from < end;) {
      while ((borders[border + 1]?.at ?? Infinity) <= from) border++;
      const to = Math.min(end, borders[border + 1]?.at ?? end);
      const owner = documents[borders[border]?.document ?? 0];
      // A comment before a documented symbol is its doc comment.
      const isDoc = isComment && borders[border + 1]?.documented === true;
      if (!isDoc) owner?.text.body.push(source.slice(from, to));
      from = to;
    }
  };
  for (const token of decodeHighlights(viewIn(shard).highlights)) {
    if (token.start < at) continue;
    add(at, token.start, false);
    if (!silent.has(token.class)) add(token.start, token.end, token.class === 'comment');
    at = token.end;
  }
  add(at, source.length, false);
}

interface Border {
  at: number;
  /** The innermost document from here on. */
  document: number;
  /** Whether a documented symbol begins here. */
  documented: boolean;
}

function bordersOf(shard: FileShard, documents: readonly SearchDocument[]): Border[] {
  const starts = lineStarts(shard.source);
  const offset = (line: number, column: number) => (starts[line - 1] ?? shard.source.length) + column - 1;
  const borders: Border[] = [{ at: 0, document: 0, documented: false }];
  const open: { end: number; document: number }[] = [{ end: Infinity, document: 0 }];
  const closeUntil = (at: number): void => {
    for (let top = open.at(-1); top && top.end <= at; top = open.at(-1)) {
      open.pop();
      borders.push({ at: top.end, document: open.at(-1)?.document ?? 0, documented: false });
    }
  };
  for (const [document, { node }] of documents.entries()) {
    const found = shard.nodes[node];
    if (!found || node === 0) continue;
    const [startLine, startColumn, endLine, endColumn]: Span = found.span;
    const start = offset(startLine, startColumn);
    closeUntil(start);
    // Spans nest. An invalid span must not move borders back.
    const last = borders.at(-1)?.at ?? 0;
    borders.push({ at: Math.max(start, last), document, documented: found.doc !== undefined });
    open.push({ end: Math.max(offset(endLine, endColumn), start), document });
  }
  closeUntil(shard.source.length);
  return borders;
}

function addCallers(
  shard: FileShard,
  documents: readonly SearchDocument[],
  ownerOf: readonly number[],
): void {
  const callers = documents.map(() => new Set<string>());
  for (const { from, to, type } of shard.edges) {
    const end = shard.nodes[from] ?? shard.ends[from - shard.nodes.length];
    if (type === 'CALLS' && end && end.kind !== 'module') callers[ownerOf[to] ?? -1]?.add(end.name);
  }
  for (const [index, document] of documents.entries())
    document.text.callers = [...(callers[index] ?? [])].join(' ');
}

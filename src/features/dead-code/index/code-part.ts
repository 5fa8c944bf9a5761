import type { FileShard } from '../../../model/file-shard.ts';
import { Interner } from '../../../base/interner.ts';
import { edgeEffects, EdgeEffect } from './edge-effects.ts';
import { fragmentsOf, type FragmentKind } from './fragments.ts';
import { codeNodes, hasTopLevelCall, skippedMentions, type CodeFile, type CodeNode } from './nodes.ts';
import { assigningNode } from './owners.ts';
import { namesInText, pathsOf, stemsOf } from './stems.ts';
import { wordsOfText, type TextWords } from './text-files.ts';
import { unexplainedWords, type PartWords } from './unexplained-words.ts';

/** The facts of a file that dead code analysis reads. */
export type FilePart = CodePart | TextPart;

/** A file that is not code. */
export interface TextPart {
  path: string;
  language: null;
  stems: string[];
  words: TextWords;
}

/** A file of code. Numbers of nodes count those of the file. */
export interface CodePart extends Omit<CodeFile, 'base' | 'end'> {
  nodes: CodeNode[];
  /** Ids of the nodes, followed by those of others. */
  otherIds: string[];
  /** Pairs of a node whose owner is in another file, and the id of that owner, as an index of the ids. */
  outsideOwners: Uint32Array;
  /** Triples: node, id of the target, `EdgeEffect`. */
  edges: Uint32Array;
  stems: string[];
  fragments: [FragmentKind, string][];
  words: PartWords;
}

export function filePart(shard: FileShard): FilePart {
  const { path, language, source } = shard;
  if (language === null)
    return { path, language, stems: namesInText(path, source), words: wordsOfText(path, source) };
  const nodes = codeNodes(shard.nodes);
  const ids = new Interner();
  for (const { id } of nodes) ids.index(id);
  // Two nodes never share an id, so those of nodes are their numbers.
  const outsideOwners = shard.nodes.flatMap(({ owner }, index) => {
    const end = owner === undefined ? undefined : shard.ends[owner - shard.nodes.length];
    return end ? [index, ids.index(end.id)] : [];
  });
  const edges = edgesOf(shard, ids);
  const stems = new Set<string>();
  // An unresolved import may mean any file with that name.
  for (const { source: name, to } of shard.imports) if (to === null) stemsOf(name, stems);
  const fragments = new Map<string, [FragmentKind, string]>();
  // Scripts and build files name the files that they run without quotation marks.
  if (shard.isByName) for (const name of namesInText(path, source)) stems.add(name);
  const words = unexplainedWords(shard, (text, isOpen) => {
    for (const fragment of fragmentsOf(text, isOpen)) fragments.set(fragment.join(' '), fragment);
    stemsOf(text, stems);
    pathsOf(text, stems);
  });
  return {
    path,
    language,
    isModule: shard.imports.length > 0 || shard.nodes.some(({ exported }, index) => index > 0 && exported),
    isPartial: shard.status !== 'parsed',
    isByName: shard.isByName === true,
    runsCode: hasTopLevelCall(shard),
    roots: shard.roots ?? [],
    mentionedInSkipped: skippedMentions(shard),
    nodes,
    otherIds: ids.list.slice(nodes.length),
    outsideOwners: Uint32Array.from(outsideOwners),
    edges: Uint32Array.from(edges),
    stems: [...stems],
    fragments: [...fragments.values()],
    words,
  };
}

function edgesOf(shard: FileShard, ids: Interner): number[] {
  const { nodes, ends, edges, candidates } = shard;
  const idAt = (index: number): number => ids.index((nodes[index] ?? ends[index - nodes.length])?.id ?? '');
  const isFile = (index: number): boolean => (nodes[index] ?? ends[index - nodes.length])?.kind === 'module';
  const useOf = edgeEffects(shard);
  const found: number[] = [];
  for (const edge of edges) {
    const use = useOf(edge);
    if (use === undefined) continue;
    found.push(edge.from, idAt(edge.to), use);
    const maker = nodes[edge.from]?.parent === edge.to ? assigningNode(nodes, edge.from) : 0;
    if (maker > 0) found.push(maker, idAt(edge.to), EdgeEffect.Plain);
  }
  for (const { from, to } of candidates) {
    if (!nodes[from]) continue;
    for (const each of to) found.push(from, idAt(each), isFile(each) ? EdgeEffect.Escape : EdgeEffect.Plain);
  }
  return found;
}

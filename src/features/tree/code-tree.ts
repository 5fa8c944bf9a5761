import { DIRECTORY, inArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { FileShard } from '../../model/file-shard.ts';
import {
  branches,
  isGlob,
  matchAlike,
  matchFiles,
  matchGlob,
  type Branch,
  type FileMatch,
} from './query/match-tree.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import { directoryItem, nodeItem, type TreeItem } from './query/tree-item.ts';
import type { Store } from '../../store/store.ts';
import type { Meta } from '../../operations/answer.ts';
import { fitted, page, pageMeta } from '../../operations/answer.ts';
import { auraInput, auraOutput } from '../../operations/contracts/aura.ts';
import { budget, offset, repository } from '../../operations/support/inputs.ts';
import { GlobError } from '../../base/glob-expression.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { countTree, growTree, treeNode, type Growing, type TreeNode } from './tree-growth.ts';
import { CodeTreeAnswer, renderTree } from './code-tree-answer.ts';
import { findPlace } from '../../operations/support/place.ts';

/** The default number of nodes in an answer. 200 nodes cost about 8,000 tokens. */
const DEFAULT_NODES = 200;

const MAX_NODES = 1000;

/** The maximum number of files in the answer to a part of a name, because each is read. */
const MAX_MATCHES = 50;

const input = z.strictObject({
  workspacePath: repository,
  pattern: z
    .string()
    .default('.')
    .describe("A directory, a file, an id, a glob (`*.ts`), or part of a path or name; '.' is the root"),
  maxDepth: z.int().nonnegative().default(2).describe('0 is unlimited, 1 the top level only'),
  detail: z
    .enum(['min', 'max'])
    .default('min')
    .describe('`min`: name and kind only; `max`: with signatures and line numbers'),
  limit: z.int().positive().default(DEFAULT_NODES).describe(`Nodes to return, at most ${MAX_NODES}`),
  offset,
  budget,
});

export const codeTree = defineOperation({
  name: 'code_tree',
  contracts: [{ names: ['aura_tree'], input: auraInput, output: auraOutput }],
  description:
    'Shows directories, files, classes and methods as a tree (outline), each with its cost to read in tokens. Use it to explore a repository: the root first, then a directory, a file or part of a name. For files without symbols use `tree`; for references between nodes `get_graph`.',
  input,
  output: CodeTreeAnswer,
  toMarkdown: renderTree,
  static: inArtifact(
    DIRECTORY,
    '',
    'Subdirectories are in `directories`, files in `files`, each with its address; the symbols of a file are in `/symbols` of its artifact.',
  ),
  async run(store, params) {
    await requireAtlas(store, params.workspacePath);
    return fitted(Math.min(params.limit, MAX_NODES), params.budget, (nodes) => treeOf(store, params, nodes));
  },
});

/** Returns a tree of at most so many nodes. */
async function treeOf(
  store: Store,
  { pattern, maxDepth, detail, offset: start }: z.output<typeof input>,
  nodes: number,
): Promise<CodeTreeAnswer> {
  const { roots, growing, meta } = await plant(store, pattern, start, nodes);
  const depth = maxDepth === 0 ? Infinity : maxDepth;
  const left = await growTree(growing, depth, nodes - countTree(roots).nodes);
  const tree = detail === 'max' ? roots : roots.map(withoutDetail);
  const counted = countTree(tree);
  return {
    meta: {
      totalNodes: counted.nodes,
      totalFiles: counted.files,
      pattern,
      depth: maxDepth,
      ...meta,
      ...(left && !meta.truncated ? { truncated: true, next: { pattern: left.path ?? left.id } } : {}),
    },
    tree,
  };
}

interface Planted {
  roots: TreeNode[];
  /** The nodes that may get children. */
  growing: Growing[];
  meta: Meta & { approximate?: true };
}

/** Returns the roots of what the pattern means: a directory, a file, a node, or a part of names. */
async function plant(store: Store, pattern: string, start: number, limit: number): Promise<Planted> {
  const place = await findPlace(store, pattern || '.');
  if (place?.kind === 'directory') {
    const directory = await readDirectory(store, place.path);
    if (directory) return plantContainer(directoryItem(store, directory), start, limit);
  }
  if (place?.kind === 'node') {
    const { shard, index, node } = place.found;
    const whole = index === 0 ? nodeItem(shard, 0) : undefined;
    if (whole) return plantContainer(whole, start, limit);
    const { roots, growing } = plantBranches(branches(shard, [node.id]));
    return { roots, growing, meta: pageMeta(1, 0, 1) };
  }
  return plantMatches(store, pattern, start, limit);
}

async function plantContainer(item: TreeItem, start: number, limit: number): Promise<Planted> {
  const { items, meta } = page(await item.children(), start, limit);
  const growing = items.map((child) => ({ item: child, node: treeNode(child), level: 1 }));
  const children = growing.map(({ node }) => node);
  const roots =
    item.path === '' ? children : [{ ...treeNode(item), ...(children.length > 0 ? { children } : {}) }];
  return { roots, growing, meta };
}

/** Returns as many whole files as the limit allows, at least one. */
async function plantMatches(store: Store, pattern: string, start: number, limit: number): Promise<Planted> {
  const exact = isGlob(pattern) ? await globMatches(store, pattern) : await matchFiles(store, pattern);
  const alike = exact.length > 0 || isGlob(pattern) ? [] : await matchAlike(store, pattern);
  const matches = exact.length > 0 ? exact : alike;
  const roots: TreeNode[] = [];
  const growing: Growing[] = [];
  let read = 0;
  for (const match of matches.slice(start, start + MAX_MATCHES)) {
    const shard = await readFile(store, match.path);
    const planted = shard && plantMatch(shard, match.symbols.slice(0, limit));
    const full = countTree([...roots, ...(planted?.roots ?? [])]).nodes > limit;
    if (full && roots.length > 0) break;
    roots.push(...(planted?.roots ?? []));
    growing.push(...(planted?.growing ?? []));
    read++;
  }
  const isApproximate = alike.length > 0;
  return {
    roots,
    growing,
    meta: { ...pageMeta(matches.length, start, read), ...(isApproximate ? { approximate: true } : {}) },
  };
}

async function globMatches(store: Store, pattern: string): Promise<FileMatch[]> {
  try {
    return await matchGlob(store, pattern);
  } catch (cause) {
    if (!(cause instanceof GlobError)) throw cause;
    throw new OperationError('VALIDATION_FAILED', `code_tree: pattern: ${cause.message}`, { cause });
  }
}

function plantMatch(
  shard: FileShard,
  symbols: readonly string[],
): Pick<Planted, 'roots' | 'growing'> | undefined {
  if (symbols.length > 0) return plantBranches(branches(shard, symbols));
  const item = nodeItem(shard, 0);
  if (!item) return undefined;
  const node = treeNode(item);
  return { roots: [node], growing: [{ item, node, level: 0 }] };
}

/** Returns the way to the wanted nodes, which are on level 1 and may get children. */
function plantBranches({ root, wanted }: ReturnType<typeof branches>): Pick<Planted, 'roots' | 'growing'> {
  const ends = new Set(wanted);
  const growing: Growing[] = [];
  const grow = ({ item, children }: Branch): TreeNode => {
    const node = treeNode(item);
    if (ends.has(item)) growing.push({ item, node, level: 1 });
    else node.children = children.map(grow);
    return node;
  };
  return { roots: [grow(root)], growing };
}

function withoutDetail({ signature: _signature, line: _line, children, ...rest }: TreeNode): TreeNode {
  return children ? { ...rest, children: children.map(withoutDetail) } : rest;
}

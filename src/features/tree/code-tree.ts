import { z } from 'zod';
import type { FileShard } from '../../model/file-shard.ts';
import { findNode } from '../../query/find-node.ts';
import { branches, matchFiles, type Branch } from './query/match-tree.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import { directoryPath } from '../../query/directory-id.ts';
import { directoryItem, nodeItem, type TreeItem } from './query/tree-item.ts';
import type { Store } from '../../store/store.ts';
import type { Meta } from '../../operations/answer.ts';
import { fitted, page, pageMeta } from '../../operations/answer.ts';
import { budget, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { countTree, growTree, treeNode, type Growing, type TreeNode } from './tree-growth.ts';
import { CodeTreeAnswer, renderTree } from './code-tree-answer.ts';

/** Nodes in one answer: 200 of them are about 8,000 tokens. */
const DEFAULT_NODES = 200;

const MAX_NODES = 1000;

/** Files in one answer to a part of a name: each has to be read. */
const MAX_MATCHES = 50;

/**
 * Characters of the path of a directory whose answer is prerendered. An answer names paths seven times and more, so
 * that those of directories in ever deeper places would grow with the square of the depth.
 */
const MAX_PRERENDERED_PATH = 400;

const input = z.strictObject({
  workspacePath: z.string().optional().describe('Not needed: an atlas is of one workspace'),
  pattern: z
    .string()
    .default('.')
    .describe("A directory, a file, a node id, or a part of a path or name; '.' for the root"),
  maxDepth: z.int().nonnegative().default(2).describe('0 = unlimited, 1 = top level only'),
  detail: z
    .enum(['min', 'max'])
    .default('min')
    .describe('min = name and type only; max = with signatures and line numbers'),
  limit: z
    .int()
    .positive()
    .default(DEFAULT_NODES)
    .describe(`How many nodes to show; more than ${MAX_NODES} is taken as ${MAX_NODES}`),
  offset,
  budget,
});

export const codeTree = defineOperation({
  name: 'code_tree',
  contracts: [{ names: ['aura_tree'] }],
  description:
    'Directories, files, classes and methods as a tree, each with what it costs to read. Start with the root, then ask for a directory, a file, or a part of a name.',
  input,
  output: CodeTreeAnswer,
  toMarkdown: renderTree,
  urls: ['api/v1/code_tree/{directory address}/index.json', 'api/v1/code_tree/index.json'],
  async *prerender(_store, scope) {
    if (scope.kind !== 'directory' || scope.path.length > MAX_PRERENDERED_PATH) return;
    const folder = scope.address === '' ? '' : `${scope.address}/`;
    yield { path: `api/v1/code_tree/${folder}index.json`, input: { pattern: scope.path || '.' } };
  },
  async run(store, asked) {
    await requireAtlas(store);
    return fitted(Math.min(asked.limit, MAX_NODES), asked.budget, (nodes) => treeOf(store, asked, nodes));
  },
});

/** The tree of at most so many nodes. */
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
      total_nodes: counted.nodes,
      total_files: counted.files,
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
  /** Where the tree may grow on, with the level that each stands on. */
  growing: Growing[];
  meta: Meta;
}

/** What the pattern means: everything, a directory, a file, a node, or a part of names. */
async function plant(store: Store, pattern: string, start: number, limit: number): Promise<Planted> {
  const path = treePath(pattern);
  const directory = await readDirectory(store, path);
  if (directory) return plantContainer(directoryItem(store, directory), start, limit);
  const file = await readFile(store, path);
  const item = file && nodeItem(file, 0);
  if (item) return plantContainer(item, start, limit);
  const found = await findNode(store, pattern);
  if (found?.index === 0) {
    const whole = nodeItem(found.shard, 0);
    if (whole) return plantContainer(whole, start, limit);
  }
  if (found) {
    const { roots, growing } = plantBranches(branches(found.shard, [found.node.id]));
    return { roots, growing, meta: pageMeta(1, 0, 1) };
  }
  return plantMatches(store, pattern, start, limit);
}

/** `root` is no name for the root here, as in other questions: a directory may be called so. */
function treePath(pattern: string): string {
  const path = pattern === 'root' ? undefined : directoryPath(pattern);
  return path ?? pattern.replace(/^\.\/|\/+$/g, '');
}

async function plantContainer(item: TreeItem, start: number, limit: number): Promise<Planted> {
  const { items, meta } = page(await item.children(), start, limit);
  const growing = items.map((child) => ({ item: child, node: treeNode(child), level: 1 }));
  const children = growing.map(({ node }) => node);
  const roots =
    item.path === '' ? children : [{ ...treeNode(item), ...(children.length > 0 ? { children } : {}) }];
  return { roots, growing, meta };
}

/** As many files, whole, as the limit allows, and at least one. */
async function plantMatches(store: Store, pattern: string, start: number, limit: number): Promise<Planted> {
  const matches = await matchFiles(store, pattern);
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
  return { roots, growing, meta: pageMeta(matches.length, start, read) };
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

/** What leads to the wanted nodes is only shown; they themselves stand on level 1 and grow. */
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

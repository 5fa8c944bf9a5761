import type { DirectoryEntry, DirectoryShard, FileEntry } from '../../../model/directory-shard.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { fileId } from '../../../model/id.ts';
import { baseName } from '../../../model/path.ts';
import type { Tiers } from '../../../model/tokens.ts';
import type { Store } from '../../../store/store.ts';
import { directoryId } from '../../../query/directory-id.ts';
import { membersElsewhere, type MemberElsewhere } from '../../../query/owner.ts';
import { readListedDirectory, readListedFile } from '../../../query/read.ts';
import { childrenOf } from '../../../query/shard-edges.ts';

/** One line of a tree: a directory, a file or a symbol. */
export interface TreeItem {
  id: string;
  name: string;
  kind: string;
  /** Only for directories, files, and members in another file than their type. */
  path?: string;
  /** Only for symbols, as `line` is. */
  signature?: string;
  line?: number;
  tokens: Tiers;
  /** The number of files below a directory, symbols of a file, or members of a symbol. */
  inside: number;
  children(): Promise<TreeItem[]>;
}

export function directoryItem(store: Store, entry: DirectoryEntry | DirectoryShard): TreeItem {
  const totals = 'totals' in entry ? entry.totals : entry;
  return {
    id: directoryId(entry.path),
    name: baseName(entry.path),
    kind: 'directory',
    path: entry.path,
    tokens: totals.tokens,
    inside: totals.files,
    async children() {
      const shard = 'totals' in entry ? entry : await readListedDirectory(store, entry);
      const directories = shard.directories.map((child) => directoryItem(store, child));
      return [...directories, ...shard.files.map((file) => fileItem(store, file))];
    },
  };
}

export function fileItem(store: Store, entry: FileEntry): TreeItem {
  return {
    id: fileId(entry.path),
    name: entry.name,
    kind: 'file',
    path: entry.path,
    tokens: entry.tokens,
    inside: entry.symbols,
    async children() {
      return entry.symbols > 0 ? symbolItems(await readListedFile(store, entry), 0) : [];
    },
  };
}

/** Returns the node at an index; 0 is the file itself. */
export function nodeItem(shard: FileShard, index: number): TreeItem | undefined {
  const node = shard.nodes[index];
  if (!node) return undefined;
  const location = index === 0 ? { path: shard.path } : { line: node.span[0] };
  return {
    id: node.id,
    name: node.name,
    kind: index === 0 ? 'file' : node.kind,
    ...location,
    ...(node.signature === undefined ? {} : { signature: node.signature }),
    tokens: node.tokens,
    inside:
      index === 0
        ? shard.nodes.length - 1
        : childrenOf(shard, index).length + (node.outsideMembers?.length ?? 0),
    children: async () => symbolItems(shard, index),
  };
}

function symbolItems(shard: FileShard, index: number): TreeItem[] {
  const node = shard.nodes[index];
  return [
    ...childrenOf(shard, index).flatMap((child) => nodeItem(shard, child) ?? []),
    ...(node ? membersElsewhere(shard, node).map(elsewhereItem) : []),
  ];
}

/** Returns a member in another file than its type. */
function elsewhereItem({ end, signature, tokens }: MemberElsewhere): TreeItem {
  return {
    id: end.id,
    name: end.name,
    kind: end.kind,
    path: end.path,
    ...(signature === undefined ? {} : { signature }),
    ...(end.line === undefined ? {} : { line: end.line }),
    tokens,
    inside: 0,
    children: () => Promise.resolve([]),
  };
}

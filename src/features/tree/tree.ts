import { DIRECTORY, inArtifact } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { baseName } from '../../model/path.ts';
import { GlobError } from '../../base/glob-expression.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { diskEntryAt } from './query/disk-entries.ts';
import { entryAt, type Entry, type EntryKind } from './query/entries.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { treeInputSchema } from './tree-schema.ts';
import { workspacePath } from '../../operations/support/workspace-path.ts';
import { FileTreeAnswer, type TreeNode, renderFileTree } from './tree-answer.ts';
import { findPlace } from '../../operations/support/place.ts';

const MAX_DEPTH = 12;

const MAX_ENTRIES = 1000;

/** Names that are never shown below the directory in the input. */
const defaultExcludes: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'dist',
  'build',
  'target',
  '.vscode',
  '.DS_Store',
]);

const described = treeInputSchema.properties;

const input = z.strictObject({
  path: z.string().min(1).describe(described.path.description),
  entry_kind: z.enum(['directory', 'all']).default('directory').describe(described.entry_kind.description),
  max_depth: z.int().min(0).max(MAX_DEPTH).default(3).describe(described.max_depth.description),
  max_entries: z.int().min(1).max(MAX_ENTRIES).default(100).describe(described.max_entries.description),
  include_hidden: z.boolean().default(false).describe(described.include_hidden.description),
  exclude: z.array(z.string()).optional().describe(described.exclude.description),
});

type Input = z.output<typeof input>;

export const tree = defineOperation({
  name: 'tree',
  isForPrograms: true,
  description: treeInputSchema.description,
  input,
  inputSchema: treeInputSchema.parameters,
  invalidInputCode: 'INVALID_ARGUMENT',
  output: FileTreeAnswer,
  toMarkdown: renderFileTree,
  static: inArtifact(DIRECTORY, '', 'One level; files that were not indexed are in `skipped`.'),
  async run(store, params, { signal, folders }) {
    const path = await pathOf(store, params.path);
    const excluded = excludeFilter(params.exclude ?? []);
    const { repository } = await requireAtlas(store);
    const start = folders ? await diskEntryAt(folders, path) : await entryAt(store, path);
    if (!start) throw new OperationError('NOT_FOUND', `There is no directory "${shortened(path)}".`);
    if (start.kind !== 'directory') {
      throw new OperationError(
        'NOT_DIRECTORY',
        `"${shortened(path)}" is a ${start.kind === 'special' ? 'special file' : start.kind}, not a directory.`,
      );
    }
    const walk = new Walk(params, excluded, signal);
    const root = await walk.root(start, path === '' ? repository.name : start.name);
    return { root, ...walk.totals() };
  },
});

/** Links and special files are no places of the graph, so a path that names none is taken as it is. */
async function pathOf(store: Store, text: string): Promise<string> {
  const place = await findPlace(store, text, 'INVALID_ARGUMENT');
  return place?.path ?? workspacePath(text, 'INVALID_ARGUMENT');
}

class Walk {
  readonly #params: Input;
  readonly #excluded: (path: string) => boolean;
  readonly #signal: AbortSignal | undefined;
  readonly #counts: Record<EntryKind, number> = { directory: 0, file: 0, symlink: 0 };
  /** The directory that was listed in part when the limit was reached. */
  #stoppedIn: string | undefined;

  constructor(params: Input, excluded: (path: string) => boolean, signal: AbortSignal | undefined) {
    this.#params = params;
    this.#excluded = excluded;
    this.#signal = signal;
  }

  async root(entry: Entry, name: string): Promise<TreeNode> {
    return { ...(await this.#node(entry, 0)), name };
  }

  totals(): Omit<FileTreeAnswer, 'root'> {
    const nodes = this.#count();
    const reached = this.#isFull();
    // The tree has no pages: continue with a higher limit, or with a part of the tree.
    const next =
      this.#params.max_entries < MAX_ENTRIES
        ? { max_entries: MAX_ENTRIES }
        : { path: this.#stoppedIn ?? '.' };
    return {
      limit_reached: reached,
      scanned_entries: nodes,
      total_dirs: this.#counts.directory,
      total_files: this.#counts.file,
      total_symlinks: this.#counts.symlink,
      meta: { total: nodes, returned: nodes, truncated: reached, next: reached ? next : null },
    };
  }

  async #node(entry: Entry, depth: number): Promise<TreeNode> {
    this.#counts[entry.kind]++;
    const { kind, name } = entry;
    const node: TreeNode = { kind, name, path: entry.path || '.', depth };
    if (kind !== 'directory') return node;
    if (depth >= this.#params.max_depth) return { ...node, truncated: true };
    node.children = [];
    if (this.#isFull()) {
      this.#stoppedIn ??= node.path;
      return node;
    }
    this.#signal?.throwIfAborted();
    for (const child of await entry.entries()) {
      if (!this.#isWanted(child)) continue;
      if (this.#isFull()) {
        this.#stoppedIn ??= node.path;
        break;
      }
      node.children.push(await this.#node(child, depth + 1));
    }
    return node;
  }

  #isWanted({ kind, name, path }: Entry): boolean {
    if (this.#excluded(path)) return false;
    if (!this.#params.include_hidden && name.startsWith('.')) return false;
    return this.#params.entry_kind === 'all' || kind === 'directory';
  }

  #count(): number {
    return this.#counts.directory + this.#counts.file + this.#counts.symlink;
  }

  #isFull(): boolean {
    return this.#count() >= this.#params.max_entries;
  }
}

function excludeFilter(globs: readonly string[]): (path: string) => boolean {
  try {
    const matches = createGlobMatcher(globs);
    return (path) => defaultExcludes.has(baseName(path)) || matches(path);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new OperationError('INVALID_ARGUMENT', `exclude: ${error.message}.`, { cause: error });
  }
}

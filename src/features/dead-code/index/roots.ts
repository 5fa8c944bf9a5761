import { parentPath } from '../../../model/path.ts';
import type { RootKind, ShardRoot } from '../../../model/root.ts';
import type { CodeFacts } from './code-facts.ts';
import type { CodeFile } from './nodes.ts';

/** What roots say, by number of the node or file that they say it of. */
export interface Roots {
  /** Roots among files: what they do beside living. */
  fileRoots: readonly FileRoot[];
  /** Nodes of which each lives when what it stands in does. */
  living: ReadonlySet<number>;
  /** Types whose members live when they do. */
  opened: ReadonlySet<number>;
  /** Types that others outside may know of. */
  registered: ReadonlySet<number>;
  /** Members that an instance may be taken for something else by. */
  like: ReadonlySet<number>;
  /** How others may come to what a file has. */
  access: ReadonlyMap<number, Access>;
  /** By folder, files that run when anything in it is loaded. */
  folderFiles: ReadonlyMap<string, number>;
  /** Files of tests. */
  tests: ReadonlySet<number>;
  /** Files that tests take things from or read, as far as they are not where they run, or that people read. */
  aids: ReadonlySet<number>;
  rootCounts: ReadonlyMap<RootKind, number>;
}

export type Access = 'open' | 'exposed' | 'handed';

interface FileRoot {
  file: number;
  kind: RootKind;
  effect: 'lives' | 'exports' | 'all';
}

/** `taken` are the files that others use. */
export function readRoots({ files }: CodeFacts, taken: ReadonlySet<number>): Roots {
  const fileRoots: FileRoot[] = [];
  const living = new Set<number>();
  const opened = new Set<number>();
  const registered = new Set<number>();
  const like = new Set<number>();
  const access = new Map<number, Access>();
  const folderFiles = new Map<string, number>();
  const aids = new Set<number>();
  const rootCounts = new Map<RootKind, number>();
  const count = (kind: RootKind, more: number): void => {
    rootCounts.set(kind, (rootCounts.get(kind) ?? 0) + more);
  };
  const read = ({ base, path }: CodeFile, { nodes, kind, effect }: ShardRoot): void => {
    const addAll = (to: Set<number>): void => {
      for (const node of nodes) to.add(base + node);
    };
    switch (effect) {
      case 'open':
      case 'exposed':
      case 'handed':
        access.set(base, effect);
        return;
      case 'like':
        addAll(like);
        return;
      case 'aid':
        aids.add(base);
        return;
      case 'folder':
        folderFiles.set(parentPath(path), base);
        return;
      case 'registered':
        addAll(registered);
        addAll(opened);
        break;
      case 'members':
        addAll(opened);
        break;
      default:
        if (nodes[0] === 0) fileRoots.push({ file: base, kind, effect });
        else addAll(living);
    }
    count(kind, nodes.length);
  };
  for (const file of files.values()) {
    for (const root of file.roots) read(file, root);
    // What nothing takes is run by somebody, if it does something or if nothing could be taken from it.
    if ((!file.acts && file.isModule) || taken.has(file.base)) continue;
    fileRoots.push({ file: file.base, kind: 'entry', effect: 'lives' });
    count('entry', 1);
  }
  const tests = new Set(fileRoots.filter(({ kind }) => kind === 'test').map(({ file }) => file));
  for (const test of tests) if (!taken.has(test) && !isRun(files.get(test))) aids.add(test);
  for (const file of unrootedFiles(files, fileRoots, taken)) {
    fileRoots.push({ file, kind: 'entry', effect: 'exports' });
    count('entry', 1);
  }
  return {
    fileRoots,
    living,
    opened,
    registered,
    like,
    access,
    folderFiles,
    tests,
    aids,
    rootCounts,
  };
}

/** Whether a file of tests tests something: it does so by itself, or has what a runner looks for. */
function isRun(file: CodeFile | undefined): boolean {
  if (!file || file.acts) return true;
  return file.roots.some(({ kind, nodes }) => kind === 'test' && nodes.some((node) => node > 0));
}

const starting: ReadonlySet<RootKind> = new Set(['entry', 'published', 'framework']);

/** Where nothing says how programs of a language start, they start with what nothing takes. */
function unrootedFiles(
  files: CodeFacts['files'],
  roots: readonly FileRoot[],
  taken: ReadonlySet<number>,
): number[] {
  const rooted = new Set(
    roots.flatMap(({ file, kind }) => (starting.has(kind) ? [files.get(file)?.language] : [])),
  );
  const known = new Set(roots.map(({ file }) => file));
  return [...files.values()]
    .filter(({ base, language }) => !rooted.has(language) && !taken.has(base) && !known.has(base))
    .map(({ base }) => base);
}

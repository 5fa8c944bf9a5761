import { parentPath } from '../../../model/path.ts';
import type { RootKind, ShardRoot } from '../../../model/root.ts';
import type { CodeFacts } from './code-facts.ts';
import type { CodeFile } from './nodes.ts';

/** The roots, by number of their node or file. */
export interface Roots {
  /** Files that are roots, with their effect. */
  fileRoots: readonly FileRoot[];
  /** Nodes that live whenever their parent does. */
  living: ReadonlySet<number>;
  /** Types whose members live whenever they do. */
  opened: ReadonlySet<number>;
  /** Types that outside code may know. */
  registered: ReadonlySet<number>;
  /** Types that a scan of all types may register for their interfaces. */
  scannable: ReadonlySet<number>;
  /** Files that register something with another package when they are loaded, and variables that hold it. */
  loading: ReadonlySet<number>;
  /** Those of them that it may find although nothing uses their file. */
  found: ReadonlySet<number>;
  /** Members by which an instance may be duck-typed. */
  like: ReadonlySet<number>;
  /** How outside code may access the symbols of a file. */
  access: ReadonlyMap<number, Access>;
  /** Files that run when anything in their folder is loaded, by folder. */
  folderFiles: ReadonlyMap<string, number>;
  /** Files that run with any other file of their folder, by folder. */
  besideFiles: ReadonlyMap<string, readonly number[]>;
  /** Test files. */
  tests: ReadonlySet<number>;
  /** Files that tests import or read, unless they are tests themselves, and files for readers. */
  aids: ReadonlySet<number>;
  rootCounts: ReadonlyMap<RootKind, number>;
}

export type Access = 'open' | 'exposed' | 'instances';

interface FileRoot {
  file: number;
  kind: RootKind;
  effect: 'used' | 'exports' | 'all';
}

/** Collects the roots. `taken` are the files that other files use. */
export function readRoots({ files }: CodeFacts, taken: ReadonlySet<number>): Roots {
  const fileRoots: FileRoot[] = [];
  const living = new Set<number>();
  const opened = new Set<number>();
  const registered = new Set<number>();
  const scannable = new Set<number>();
  const loading = new Set<number>();
  const found = new Set<number>();
  const like = new Set<number>();
  const access = new Map<number, Access>();
  const folderFiles = new Map<string, number>();
  const besideFiles = new Map<string, number[]>();
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
      case 'instances':
        access.set(base, effect);
        return;
      case 'libraryMember':
        addAll(like);
        return;
      case 'scannable':
        addAll(scannable);
        return;
      case 'loading':
        addAll(loading);
        return;
      case 'helper':
        aids.add(base);
        return;
      case 'folder':
        folderFiles.set(parentPath(path), base);
        return;
      case 'beside':
        besideFiles.set(parentPath(path), [...(besideFiles.get(parentPath(path)) ?? []), base]);
        return;
      case 'found':
      case 'registered':
        if (effect === 'found') addAll(found);
        addAll(registered);
        addAll(opened);
        break;
      case 'members':
        addAll(opened);
        break;
      default:
        if (nodes.includes(0)) fileRoots.push({ file: base, kind, effect });
        for (const node of nodes) if (node > 0) living.add(base + node);
    }
    count(kind, nodes.length);
  };
  for (const file of files.values()) {
    for (const root of file.roots) read(file, root);
    if (file.isByName) {
      // Nobody knows what uses such a file: all of it lives, and so does what it uses.
      fileRoots.push({ file: file.base, kind: 'entry', effect: 'all' });
      continue;
    }
    // A file that nothing imports is run from outside, if it runs code or exports nothing.
    if ((!file.runsCode && file.isModule) || taken.has(file.base)) continue;
    fileRoots.push({ file: file.base, kind: 'entry', effect: 'used' });
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
    scannable,
    loading,
    found,
    like,
    access,
    folderFiles,
    besideFiles,
    tests,
    aids,
    rootCounts,
  };
}

/** Whether a test file contains tests: it runs code, or has symbols that a test runner looks for. */
function isRun(file: CodeFile | undefined): boolean {
  if (!file || file.runsCode) return true;
  return file.roots.some(({ kind, nodes }) => kind === 'test' && nodes.some((node) => node > 0));
}

const starting: ReadonlySet<RootKind> = new Set(['entry', 'published', 'framework']);

/** Returns the roots of languages without known entry points: the files that nothing imports. */
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

import { typeKinds } from '../../model/kinds.ts';
import type { RootKind } from '../../model/root.ts';
import type { CodeFacts } from './code-facts.ts';
import { Use } from './edge-uses.ts';
import { mixedMembers } from './mixed-members.ts';
import { dataKinds, type CodeFile, type CodeNode } from './nodes.ts';
import { wordOfName } from './words.ts';

/** Links of all nodes, in the ways in which life passes along them. */
export interface CodeGraph {
  /** Who lives keeps these. */
  uses: readonly number[][];
  /** Who uses one. */
  users: readonly number[][];
  /** Of a file, what it gives to others of other files. */
  exports: ReadonlyMap<number, readonly number[]>;
  /** Of whom it uses, files that are taken as a whole. */
  wholes: ReadonlyMap<number, readonly number[]>;
  /** Of a file, files that it holds as values. */
  modules: ReadonlyMap<number, readonly number[]>;
  heritage: ReadonlyMap<number, readonly number[]>;
  /** Of a member, those that stand for it in types below. */
  below: ReadonlyMap<number, readonly number[]>;
  /** What lives when the node does, without a use. */
  together: ReadonlyMap<number, readonly number[]>;
  /** Roots among files: what they do beside living. */
  fileRoots: readonly { file: number; kind: RootKind; effect: 'lives' | 'exports' | 'all' }[];
  /** How others may come to what a file has. */
  access: ReadonlyMap<number, 'open' | 'exposed' | 'handed'>;
  /** By folder, files that run when anything in it is loaded. */
  folderFiles: ReadonlyMap<string, number>;
  rootCounts: ReadonlyMap<RootKind, number>;
  /** Files of tests. */
  tests: ReadonlySet<number>;
  /** Files that tests take things from or read, as far as they are not where they run. */
  aids: ReadonlySet<number>;
  /** Members that an instance may be taken for something else by. */
  like: ReadonlySet<number>;
  /** Types that others outside may know of. */
  registered: ReadonlySet<number>;
}

export function buildGraph(facts: CodeFacts): CodeGraph {
  const { nodes, files } = facts;
  const uses: number[][] = nodes.map(() => []);
  const users: number[][] = nodes.map(() => []);
  const exports = new Map<number, number[]>();
  const wholes = new Map<number, number[]>();
  const modules = new Map<number, number[]>();
  const heritage = new Map<number, number[]>();
  const below = new Map<number, number[]>();
  const use = (from: number, to: number): void => {
    if (from === to) return;
    uses[from]?.push(to);
    users[to]?.push(from);
  };
  const targets = new Set<number>();
  const values = valuesOfFiles(facts);
  facts.forEdges((from, to, kind) => {
    const isFile = nodes[to]?.parent === -1;
    if (isFile) targets.add(to);
    if (kind === Use.Export) {
      add(exports, from, to);
      if (isFile) use(from, to);
      return;
    }
    use(from, to);
    if (kind === Use.Above) add(below, to, from);
    if (kind === Use.Heritage) add(heritage, from, to);
    if (kind === Use.Whole) add(wholes, from, to);
    if (kind !== Use.Whole && kind !== Use.Module) return;
    add(modules, from, to);
    const value = values.get(to);
    if (value !== undefined) use(from, value);
  });
  for (const [a, b] of mixedMembers(facts, heritage)) {
    add(below, a, b);
    add(below, b, a);
  }
  const together = new Map<number, number[]>();
  const fileRoots: { file: number; kind: RootKind; effect: 'lives' | 'exports' | 'all' }[] = [];
  const access = new Map<number, 'open' | 'exposed' | 'handed'>();
  const folderFiles = new Map<string, number>();
  const registered = new Set<number>();
  const like = new Set<number>();
  const aids = new Set<number>();
  const rootCounts = new Map<RootKind, number>();
  for (const file of files.values()) {
    const living = new Set<number>();
    const outside = new Set<number>();
    for (const { nodes: at, kind, effect } of file.roots) {
      if (effect === 'open' || effect === 'exposed' || effect === 'handed') access.set(file.base, effect);
      else if (effect === 'like') for (const each of at) like.add(file.base + each);
      else if (effect === 'aid') aids.add(file.base);
      else if (effect === 'folder') folderFiles.set(folderOf(file.path), file.base);
      else if (effect === 'members' || effect === 'registered') {
        for (const each of at) outside.add(file.base + each);
        if (effect === 'registered') for (const each of at) registered.add(file.base + each);
      } else if (at[0] === 0) fileRoots.push({ file: file.base, kind, effect });
      else for (const each of at) living.add(file.base + each);
      if (
        effect === 'lives' ||
        effect === 'exports' ||
        effect === 'all' ||
        effect === 'members' ||
        effect === 'registered'
      )
        rootCounts.set(kind, (rootCounts.get(kind) ?? 0) + at.length);
    }
    // What nothing takes is run by somebody, if it does something or if nothing could be taken from it.
    if ((file.acts || !file.isModule) && !targets.has(file.base)) {
      fileRoots.push({ file: file.base, kind: 'entry', effect: 'lives' });
      rootCounts.set('entry', (rootCounts.get('entry') ?? 0) + 1);
    }
    for (let number = file.base + 1; number < file.end; number++) {
      const node = nodes[number];
      const parent = node && nodes[node.parent];
      if (!node || !parent) continue;
      if (living.has(number) || outside.has(node.parent) || livesWith(node, parent))
        add(together, node.parent, number);
      if (node.givenTo < 0) continue;
      add(together, node.givenTo, number);
      add(together, number, node.givenTo);
    }
  }
  const tests = new Set(fileRoots.filter(({ kind }) => kind === 'test').map(({ file }) => file));
  for (const test of tests) if (!targets.has(test) && !isRun(files.get(test))) aids.add(test);
  for (const file of unrootedFiles(facts, fileRoots, targets)) {
    fileRoots.push({ file, kind: 'entry', effect: 'exports' });
    rootCounts.set('entry', (rootCounts.get('entry') ?? 0) + 1);
  }
  return {
    uses,
    users,
    exports,
    wholes,
    modules,
    heritage,
    below,
    together,
    fileRoots,
    access,
    folderFiles,
    rootCounts,
    registered,
    tests,
    aids,
    like,
  };
}

/** Whether a file of tests tests something: it does so by itself, or has what a runner looks for. */
function isRun(file: CodeFile | undefined): boolean {
  return (
    file === undefined ||
    file.acts ||
    file.roots.some(({ kind, nodes }) => kind === 'test' && nodes.some((node) => node > 0))
  );
}

/** Of files, the value without a name of its own that stands for the file. */
function valuesOfFiles({ nodes }: CodeFacts): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [number, { name, kind, parent, file }] of nodes.entries())
    if (parent === file && name === 'default' && dataKinds.has(kind)) values.set(file, number);
  return values;
}

const starting: ReadonlySet<RootKind> = new Set(['entry', 'published', 'framework']);

/** Where nothing says how programs of a language start, they start with what nothing takes. */
function unrootedFiles(
  { files }: CodeFacts,
  roots: CodeGraph['fileRoots'],
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

/** Whether a part lives because the whole does: what no name is needed to come to. */
function livesWith({ kind, name }: CodeNode, parent: CodeNode): boolean {
  if (kind === 'constructor' || kind === 'enum_member' || kind === 'namespace') return true;
  if (wordOfName(name) === '' || /^_+$/.test(name)) return true;
  if (parent.kind === 'module' || parent.kind === 'namespace') return false;
  // What an interface says is a description, and an object may be handed on whole.
  return !typeKinds.has(parent.kind) || parent.kind === 'interface' || dataKinds.has(parent.kind);
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function add(map: Map<number, number[]>, key: number, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

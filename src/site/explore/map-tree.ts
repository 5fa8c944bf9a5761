import type { PackageMap } from '../../model/package-map.ts';
import { pathAddress } from '../../model/address.ts';
import { parentPath } from '../../model/path.ts';

/** The figures of a file, or the sums of a directory. */
export interface MapTotals {
  files: number;
  lines: number;
  testLines: number;
  /** Lines of files that are no tests and that a test refers to itself. */
  testedLines: number;
  complexity: number;
  /** Commits that touched a file, summed up over files; files without known commits count as none. */
  commits: number;
  /** Lines by index of the language. */
  languages: ReadonlyMap<number, number>;
}

/** A directory or file of the map. A directory that contains nothing but one other directory is part of that. */
export interface MapNode extends MapTotals {
  path: string;
  /** Its path from the node above. */
  name: string;
  parent: MapNode | undefined;
  /** Index of a file; undefined for a directory. */
  file: number | undefined;
  address: string | undefined;
  /** Most lines first. */
  children: MapNode[];
}

export interface MapTree {
  root: MapNode;
  /** Directories and files by path. */
  nodes: ReadonlyMap<string, MapNode>;
  /** By index of a file; undefined for a file that is left out. */
  files: readonly (MapNode | undefined)[];
  references: PackageMap['references'];
  /** Whether the commits of any file are known. */
  hasCommits: boolean;
}

/** Totals to which those of other nodes are added. */
export type Sum = MapTotals & { languages: Map<number, number> };

interface Growing extends MapNode {
  languages: Map<number, number>;
  children: Growing[];
  parent: Growing | undefined;
}

/** Builds the tree of a map, with or without its test files. */
export function mapTree(map: PackageMap, withTests: boolean): MapTree {
  const tested = testedFiles(map);
  const root = newNode('', undefined);
  const nodes = new Map<string, Growing>([['', root]]);
  const directoryAt = (path: string): Growing => {
    const known = nodes.get(path);
    if (known) return known;
    const parent = directoryAt(parentPath(path));
    const made = newNode(path, parent);
    nodes.set(path, made);
    parent.children.push(made);
    return made;
  };
  const files = map.files.map((row, at): Growing | undefined => {
    const [directory, name, language, lines, complexity, commits, test, address] = row;
    if (test === 1 && !withTests) return undefined;
    const parent = directoryAt(map.directories[directory] ?? '');
    const path = parent.path === '' ? name : `${parent.path}/${name}`;
    const node: Growing = {
      ...newNode(path, parent),
      files: 1,
      lines,
      testLines: test === 1 ? lines : 0,
      testedLines: test === 0 && tested.has(at) ? lines : 0,
      complexity,
      commits: Math.max(0, commits),
      languages: new Map([[language, lines]]),
      file: at,
      address: address ?? pathAddress(path),
    };
    nodes.set(path, node);
    parent.children.push(node);
    for (let above: Growing | undefined = parent; above; above = above.parent) addTotals(above, node);
    return node;
  });
  const shortened = withoutChains(root, nodes);
  return {
    root: shortened,
    nodes,
    files,
    references: map.references,
    hasCommits: map.files.some(([, , , , , commits]) => commits >= 0),
  };
}

function newNode(path: string, parent: Growing | undefined): Growing {
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    parent,
    file: undefined,
    address: undefined,
    children: [],
    ...emptySum(),
  };
}

export function emptySum(): Sum {
  return {
    files: 0,
    lines: 0,
    testLines: 0,
    testedLines: 0,
    complexity: 0,
    commits: 0,
    languages: new Map(),
  };
}

export function addTotals(sum: Sum, node: MapTotals): void {
  sum.files += node.files;
  sum.lines += node.lines;
  sum.testLines += node.testLines;
  sum.testedLines += node.testedLines;
  sum.complexity += node.complexity;
  sum.commits += node.commits;
  for (const [language, lines] of node.languages)
    sum.languages.set(language, (sum.languages.get(language) ?? 0) + lines);
}

/** Joins directories that contain only one other directory with that one, and sorts children. The root stays. */
function withoutChains(root: Growing, nodes: Map<string, Growing>): Growing {
  const visit = (node: Growing): void => {
    node.children = node.children.map((child) => {
      let last = child;
      let name = child.name;
      for (
        let only = last.children[0];
        only?.children.length && last.children.length === 1;
        only = last.children[0]
      ) {
        nodes.set(last.path, only);
        last = only;
        name += `/${only.name}`;
      }
      last.name = name;
      last.parent = node;
      return last;
    });
    node.children.sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
    for (const child of node.children) visit(child);
  };
  visit(root);
  // Every path of a chain leads to its end.
  for (const [path, node] of nodes) {
    let end = node;
    while (nodes.get(end.path) !== end) end = nodes.get(end.path) ?? end;
    nodes.set(path, end);
  }
  return root;
}

function testedFiles({ files, references }: PackageMap): ReadonlySet<number> {
  const isTest = (at: number) => files[at]?.[6] === 1;
  return new Set(references.flatMap(([from, to]) => (isTest(from) ? [to] : [])));
}

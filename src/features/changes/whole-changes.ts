import { artifactPath } from '../../model/artifact.ts';
import type { ChangeReport, PackageEdge, Problem } from '../../model/changes.ts';
import type { PackageMap } from '../../model/package-map.ts';
import type { Cycles } from '../../model/quality.ts';
import { compareText } from '../../model/order.ts';
import { parentPath } from '../../model/path.ts';
import { readFile, readIndex, readNamed } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { allDeadCode } from '../dead-code/dead-code.ts';
import { allViolations } from '../rules/validate.ts';
import type { Side } from './side.ts';

/** Follows the old name of a thing to its new one. */
export interface Followed {
  /** Path of a file in the new state; undefined if it is gone. */
  path(path: string): string | undefined;
  /** Id in the new state; undefined if it is gone. */
  id(id: string): string | undefined;
}

/** Compares the sets of files that import each other in a cycle. One that grew counts as added. */
export async function compareCycles(
  base: Side,
  head: Side,
  followed: Followed,
): Promise<ChangeReport['cycles']> {
  const read = async ({ store }: Side): Promise<string[][]> =>
    (await readNamed<Cycles>(store, artifactPath.cycles)).cycles.map(({ files }) => files);
  const [old, now] = await Promise.all([read(base), read(head)]);
  const before = old.map((files) => files.flatMap((path) => followed.path(path) ?? []));
  return {
    added: now.filter(isIn(before)),
    removed: before.filter((files) => files.length > 1 && isIn(now)(files)),
  };
}

/** Whether a set of files is a part of none of others. */
function isIn(others: readonly (readonly string[])[]): (files: readonly string[]) => boolean {
  const sets = others.map((files) => new Set(files));
  return (files) => !sets.some((set) => files.every((path) => set.has(path)));
}

/** Compares the violations of rules. */
export async function compareViolations(
  base: Side,
  head: Side,
  followed: Followed,
): Promise<ChangeReport['violations']> {
  const read = async ({ store }: Side): Promise<Problem[]> =>
    (await allViolations(store, {})).violations.map(({ id, path, line, rule, severity, message }) => ({
      ...{ id, path, line, rule, severity, message },
    }));
  return difference(await read(base), await read(head), followed, ({ id, rule }) => `${rule}\0${id}`);
}

/** Compares the lists of dead code. Code that is new and dead counts as added. */
export async function compareDeadCode(
  base: Side,
  head: Side,
  followed: Followed,
): Promise<ChangeReport['deadCode']> {
  const read = async ({ store }: Side): Promise<Problem[]> => {
    // The question refuses an atlas without code.
    if ((await readIndex(store)).coverage.supportedFileCount === 0) return [];
    return (await allDeadCode(store, {})).symbols.map(
      ({ id, path, line, severity, reason, qualifiedName }) => ({
        id,
        path,
        line,
        rule: severity,
        message: `${reason} "${qualifiedName}"`,
      }),
    );
  };
  return difference(await read(base), await read(head), followed, ({ id }) => id);
}

/** Returns the problems of one side alone. A symbol that is gone is no solved problem, so the old side has only those of symbols that stay. */
function difference(
  old: readonly Problem[],
  now: readonly Problem[],
  followed: Followed,
  keyOf: (problem: Problem) => string,
): { added: Problem[]; removed: Problem[] } {
  const left = old.flatMap((problem) => {
    const id = followed.id(problem.id);
    return id === undefined ? [] : [{ ...problem, id }];
  });
  const before = new Set(left.map(keyOf));
  const after = new Set(now.map(keyOf));
  return {
    added: now.filter((problem) => !before.has(keyOf(problem))),
    removed: left.filter((problem) => !after.has(keyOf(problem))),
  };
}

/** More groups than this are too many to read, so folders are taken one level higher. */
const MAX_GROUPS = 60;
/** Most new edges for which an example is looked up. */
const MAX_EXAMPLES = 30;

/** Compares the references between packages; in a repository of one package, between folders. */
export async function comparePackages(
  base: Side,
  head: Side,
  followed: Followed,
): Promise<ChangeReport['packages']> {
  const [old, now] = await Promise.all([readReferences(base), readReferences(head)]);
  const packages = ((await readIndex(head.store)).packages ?? []).map(({ path }) => path);
  const groupOf = grouping(
    [...old, ...now].flatMap(({ from, to }) => [from, to]),
    packages,
  );
  const moved = old.flatMap(({ from, to, places }) => {
    const [fromNow, toNow] = [followed.path(from) ?? from, followed.path(to) ?? to];
    return [{ from: fromNow, to: toNow, places }];
  });
  const [before, after] = [edgesBetween(moved, groupOf), edgesBetween(now, groupOf)];
  const only = (edges: typeof before, others: typeof before): (PackageEdge & { files: FileReference })[] =>
    [...edges.values()].filter(({ from, to }) => !others.has(`${from}\0${to}`));
  const added: PackageEdge[] = [];
  for (const [at, { files, ...edge }] of only(after, before).entries())
    added.push({ ...edge, example: at < MAX_EXAMPLES ? await exampleOf(head.store, files) : null });
  return { added, removed: only(before, after).map(({ files: _, ...edge }) => edge) };
}

interface FileReference {
  from: string;
  to: string;
  places: number;
}

async function readReferences({ store }: Side): Promise<FileReference[]> {
  const { directories, files, references } = await readNamed<PackageMap>(store, artifactPath.map);
  const paths = files.map(([directory, name]) => {
    const folder = directories[directory] ?? '';
    return folder === '' ? name : `${folder}/${name}`;
  });
  return references.map(([from, to, places]) => ({ from: paths[from] ?? '', to: paths[to] ?? '', places }));
}

/** Returns the function from a file to its package, or to its folder at a depth at which there are not too many. */
function grouping(paths: readonly string[], packages: readonly string[]): (path: string) => string {
  const named = packages.filter((path) => path !== '').sort((a, b) => b.length - a.length);
  if (named.length > 1) return (path) => named.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
  const folders = [...new Set(paths.map(parentPath))];
  const cut = (folder: string, depth: number): string => folder.split('/').slice(0, depth).join('/');
  let depth = 1;
  while (depth < 12 && new Set(folders.map((folder) => cut(folder, depth + 1))).size <= MAX_GROUPS) depth++;
  return (path) => cut(parentPath(path), depth) || '.';
}

function edgesBetween(
  references: readonly FileReference[],
  groupOf: (path: string) => string,
): Map<string, PackageEdge & { files: FileReference }> {
  const edges = new Map<string, PackageEdge & { files: FileReference }>();
  for (const files of references) {
    const [from, to] = [groupOf(files.from), groupOf(files.to)];
    if (from === to) continue;
    const edge = edges.get(`${from}\0${to}`) ?? { from, to, places: 0, example: null, files };
    edge.places += files.places;
    edges.set(`${from}\0${to}`, edge);
  }
  return new Map([...edges].sort(([a], [b]) => compareText(a, b)));
}

/** Returns the first place where a file refers to another one. */
async function exampleOf(store: Store, { from, to }: FileReference): Promise<PackageEdge['example']> {
  const shard = await readFile(store, from);
  if (!shard) return null;
  const isOther = (index: number): boolean => {
    const end = shard.ends[index - shard.nodes.length];
    return end?.path === to;
  };
  const lines = shard.edges
    .filter((edge) => edge.from < shard.nodes.length && isOther(edge.to))
    .flatMap(({ sites }) => sites.map(([line]) => line));
  return lines.length === 0 ? null : { path: from, line: Math.min(...lines) };
}

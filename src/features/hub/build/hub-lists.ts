import { digest } from '../../../base/digest.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { bucketCount, bucketOfPath } from '../../../model/digests.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { HubIndex, HubName, HubPackage, HubPackages, HubUse } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';
import { packageKey, userKey } from '../query/package-key.ts';
import type { PackageRow } from './atlas-rows.ts';
import type { Exchange, PartitionState } from './exchange.ts';
import { joinPackages } from './join-packages.ts';
import { nameGroups, nameLists, partitionOfName } from './name-lists.ts';

const PACKAGES_IN_BUCKET = 16;
const USES_IN_BUCKET = 100;
const MODULES = 'modules';

type Module = NonNullable<HubPackages['modules']>[number];
export type ListedRow = { package: HubPackage } | { module: Module };

/** The rows on their way from atlases to lists. */
export interface HubExchanges {
  atlases: Exchange<PackageRow>;
  packages: Exchange<ListedRow>;
  users: Exchange<HubUse>;
  names: Exchange<HubName>;
}

/** Artifacts that are made together. Their bytes depend on the key alone, so those of an earlier run with the same key are kept. */
export interface HubUnit {
  id: string;
  key: string;
  make(): Iterable<UnitArtifact>;
}

export interface UnitArtifact extends Artifact {
  /** The prefix of a list of names. */
  prefix?: string | undefined;
}

type MadeArtifact = Pick<UnitArtifact, 'path' | 'prefix'>;
/** Yields units and expects the artifacts that each has. */
export type HubUnits<Result> = Generator<HubUnit, Result, readonly MadeArtifact[]>;

/** Makes the artifacts of all units, in turn, and returns what the generator does. */
export function runUnits<Result>(
  units: HubUnits<Result>,
  make: (unit: HubUnit) => readonly MadeArtifact[],
): Result {
  for (let step = units.next(); ;) {
    if (step.done) return step.value;
    step = units.next(make(step.value));
  }
}

/**
 * Joins what atlases say about packages, one partition at a time. `joined` has the digests of the partitions that an earlier run joined, and gets those of this
 * one. `count` is the number of partitions, a power of two.
 */
export function joinPartitions(exchanges: HubExchanges, joined: Map<string, string>, count: number): void {
  const { atlases, packages, users, names } = exchanges;
  const partitions = atlases.partitions();
  const present = new Set(partitions.map(({ name }) => name));
  packages.retain(new Set([...present, MODULES]));
  users.retain(present);
  names.retain(present);
  for (const { name, digest: state } of partitions) {
    if (joined.get(name) === state) continue;
    const found = joinPackages(atlases.read(name));
    packages.send(name, new Map([[name, found.packages.map((one) => ({ package: one }))]]));
    users.send(
      name,
      groupBy(found.uses, (use) => String(bucketOfPath(userKey(use.package, use.symbol), count))),
    );
    names.send(
      name,
      groupBy(found.names, ({ symbol }) => partitionOfName(symbol)),
    );
    joined.set(name, state);
  }
  for (const name of joined.keys()) if (!present.has(name)) joined.delete(name);
}

/** Yields the lists of packages, users and names, and returns how they are divided. */
export function* hubLists(
  exchanges: HubExchanges,
  modules: readonly Module[],
  count: number,
): HubUnits<Pick<HubIndex, 'names' | 'buckets'>> {
  const { packages, users, names } = exchanges;
  const rows = modules.map((module) => ({ module }));
  packages.send(
    MODULES,
    groupBy(rows, ({ module }) => String(bucketOfPath(packageKey(module.name), count))),
  );
  const lists: HubIndex['names'] = [];
  for (const { prefix, partitions } of nameGroups(names.partitions())) {
    const made = yield {
      id: `names/${prefix}`,
      key: keyOf(partitions, prefix),
      *make() {
        const found = partitions.flatMap(({ name }) => names.read(name));
        for (const { file, list } of nameLists(prefix, found))
          yield { path: artifactPath.below(file), value: list, prefix: list.prefix };
      },
    };
    for (const { path, prefix: own = '' } of made)
      lists.push({ prefix: own, file: path.slice(artifactPath.below('').length) });
  }
  const ofPackages = packages.partitions();
  const ofUsers = users.partitions();
  const buckets = {
    packages: bucketCount(rowsIn(ofPackages) - modules.length, PACKAGES_IN_BUCKET),
    users: bucketCount(rowsIn(ofUsers), USES_IN_BUCKET),
  };
  for (const { partitions, own } of bucketGroups(ofPackages, buckets.packages, count)) {
    yield {
      id: `packages/${own[0]}`,
      key: keyOf(partitions, buckets.packages),
      *make() {
        const found = partitions.flatMap(({ name }) => packages.read(name));
        const dealt = groupBy(found, (row) => bucketOfPath(packageKey(nameOf(row)), buckets.packages));
        for (const bucket of own)
          yield { path: artifactPath.hubPackages(bucket), value: packageList(dealt.get(bucket) ?? []) };
      },
    };
  }
  for (const { partitions, own } of bucketGroups(ofUsers, buckets.users, count)) {
    yield {
      id: `users/${own[0]}`,
      key: keyOf(partitions, buckets.users),
      *make() {
        const found = partitions.flatMap(({ name }) => users.read(name));
        found.sort((a, b) => compareText(a.package, b.package) || compareText(a.symbol, b.symbol));
        const dealt = groupBy(found, (use) => bucketOfPath(userKey(use.package, use.symbol), buckets.users));
        for (const bucket of own)
          yield { path: artifactPath.hubUsers(bucket), value: { uses: dealt.get(bucket) ?? [] } };
      },
    };
  }
  lists.sort((a, b) => compareText(a.prefix, b.prefix) || compareText(a.file, b.file));
  return { names: lists, buckets };
}

function keyOf(partitions: readonly PartitionState[], how: string | number): string {
  return digest(JSON.stringify([how, partitions.map(({ name, digest: state }) => [name, state])]));
}

function rowsIn(partitions: readonly PartitionState[]): number {
  return partitions.reduce((sum, { rows }) => sum + rows, 0);
}

/** Returns the least groups of partitions whose rows are in buckets of their own. Both numbers are powers of two, and the same hash modulo them is the partition and the bucket. */
function bucketGroups(
  partitions: readonly PartitionState[],
  buckets: number,
  count: number,
): { partitions: PartitionState[]; own: number[] }[] {
  const groups = Math.min(buckets, count);
  return Array.from({ length: groups }, (_, group) => ({
    partitions: partitions.filter(({ name }) => Number(name) % groups === group),
    own: Array.from({ length: buckets / groups }, (_each, at) => group + at * groups),
  }));
}

function nameOf(row: ListedRow): string {
  return 'package' in row ? row.package.name : row.module.name;
}

function packageList(rows: readonly ListedRow[]): HubPackages {
  const sorted = [...rows].sort((a, b) => compareText(nameOf(a), nameOf(b)));
  const modules = sorted.flatMap((row) => ('module' in row ? [row.module] : []));
  return {
    packages: sorted.flatMap((row) => ('package' in row ? [row.package] : [])),
    ...(modules.length > 0 ? { modules } : {}),
  };
}

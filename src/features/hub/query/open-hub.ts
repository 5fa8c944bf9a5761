import type * as z from 'zod';
import { bucketOfPath } from '../../../model/digests.ts';
import { artifactPath } from '../../../model/artifact.ts';
import {
  HUB_SCHEMA_VERSION,
  HubIndex,
  HubNames,
  HubPackages,
  HubUsers,
  type HubAtlas,
} from '../../../model/hub.ts';
import { pagePath } from '../../../model/page-path.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { MemoryStore } from '../../../store/memory-store.ts';
import { hubArtifacts } from '../build/hub-artifacts.ts';
import { readTables } from '../build/read-tables.ts';
import { listsOfNames } from './find-names.ts';
import { packageKey, userKey } from './package-key.ts';

/** Lists of names that one question reads: the beginning of a name alone can be that of many. */
const MAX_LISTS = 8;

/** Reads the lists of a hub: two files for most questions. */
export class OpenHub {
  readonly #store: Store;
  readonly index: HubIndex;
  readonly #atlases: ReadonlyMap<string, HubAtlas>;

  constructor(store: Store, index: HubIndex) {
    this.#store = store;
    this.index = index;
    this.#atlases = new Map(index.atlases.map((atlas) => [atlas.slug, atlas]));
  }

  /** Returns the package with a name, or else the first with a module of that name. */
  async package(name: string): Promise<HubPackages['packages'][number] | undefined> {
    const key = packageKey(name);
    const { packages, modules } = await this.#packagesNear(key);
    const found = packages.find((each) => packageKey(each.name) === key);
    if (found?.atlases.length) return found;
    const owner = modules?.find((each) => each.name === name)?.packages[0];
    if (owner === undefined) return found;
    const ownerKey = packageKey(owner);
    const near = await this.#packagesNear(ownerKey);
    return near.packages.find((each) => packageKey(each.name) === ownerKey) ?? found;
  }

  /**
   * Returns the uses of a symbol of a package, and of those with the same last name in modules of it. The package may be named by one of
   * its modules.
   */
  async users(packageName: string, symbol: string): Promise<HubUsers['uses']> {
    const own = await this.#usersOf(packageName, symbol);
    if (own.length > 0) return own;
    const { modules } = await this.#packagesNear(packageKey(packageName));
    const owners = modules?.find((each) => each.name === packageName)?.packages ?? [];
    return (await Promise.all(owners.map((owner) => this.#usersOf(owner, symbol)))).flat();
  }

  async #usersOf(packageName: string, symbol: string): Promise<HubUsers['uses']> {
    const bucket = bucketOfPath(userKey(packageName, symbol), this.index.buckets.users);
    const { uses } = await this.#read(HubUsers, artifactPath.hubUsers(bucket));
    const key = packageKey(packageName);
    const isSame = (name: string): boolean =>
      name === symbol || (symbol !== '' && name.endsWith(`.${symbol}`));
    return uses.filter((use) => packageKey(use.package) === key && isSame(use.symbol));
  }

  #packagesNear(key: string): Promise<HubPackages> {
    return this.#read(HubPackages, artifactPath.hubPackages(bucketOfPath(key, this.index.buckets.packages)));
  }

  /** Returns the lists that contain the names with a beginning, in lower case. */
  async names(beginning: string): Promise<{ lists: HubNames[]; isCut: boolean }> {
    const fitting = listsOfNames(this.index.names, beginning);
    const lists = await Promise.all(
      fitting.slice(0, MAX_LISTS).map(({ file }) => this.#read(HubNames, artifactPath.below(file))),
    );
    return { lists, isCut: fitting.length > MAX_LISTS };
  }

  /** Returns the address of the page of a symbol of an atlas. */
  page(slug: string, address: string): string {
    return `${this.#atlases.get(slug)?.address ?? ''}${pagePath.symbol(address)}`;
  }

  async #read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
    const { success, data } = schema.safeParse(await this.#store.read(path));
    if (success) return data;
    throw new StoreError(
      'unreadable',
      `${path} of the hub is missing or damaged. Make the hub again: treeatlas hub.`,
    );
  }
}

/** Opens a hub. A single atlas is asked as a hub of itself. Throws a `StoreError` if it cannot be read. */
export async function openHub(store: Store): Promise<OpenHub> {
  const own = await store.read(artifactPath.hub);
  const hub = own === undefined ? await hubOfOne(store) : store;
  const { success, data } = HubIndex.safeParse(await hub.read(artifactPath.hub));
  if (success && data.schemaVersion === HUB_SCHEMA_VERSION) return new OpenHub(hub, data);
  throw new StoreError(
    'unreadable',
    'The hub is damaged, or was made by another version. Make it again: treeatlas hub.',
  );
}

async function hubOfOne(store: Store): Promise<Store> {
  const tables = await readTables(store);
  const slug = tables.atlas.name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+/, '') || 'atlas';
  return new MemoryStore(hubArtifacts([{ slug, title: tables.atlas.name, address: '', tables }]));
}

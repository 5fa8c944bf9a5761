import type { AtlasTables } from '../../features/hub/build/hub-source.ts';
import { readKeptTables, type KeptTables } from '../../features/hub/build/read-tables.ts';
import { artifactPath } from '../../model/artifact.ts';
import { HubIndex, HubTables, type HubAtlas } from '../../model/hub.ts';
import { FileStore } from '../../store/file-store.ts';
import type { Store } from '../../store/store.ts';

/** The hub that an earlier run wrote. Whatever of it is lost or damaged is read from the atlases again. */
export class EarlierHub {
  readonly #store: Store;
  readonly atlases: ReadonlyMap<string, HubAtlas>;

  private constructor(store: Store, atlases: readonly HubAtlas[]) {
    this.#store = store;
    this.atlases = new Map(atlases.map((atlas) => [atlas.address, atlas]));
  }

  static async open(folder: string): Promise<EarlierHub> {
    const store = new FileStore(folder);
    const index = HubIndex.safeParse(await store.read(artifactPath.hub).catch(() => undefined));
    return new EarlierHub(store, index.data?.atlases ?? []);
  }

  /** Returns the tables of the atlas at an address, to be compared with those that it has now. */
  async kept(address: string): Promise<KeptTables | undefined> {
    const index = await this.#index(address);
    return index && { interface: index.interface, read: (name) => this.#read(address, name) };
  }

  /** Returns the whole tables of the atlas at an address; undefined if a part of them is lost. */
  async tables(address: string): Promise<AtlasTables | undefined> {
    const index = await this.#index(address);
    if (!index) return undefined;
    return readKeptTables(index, (name) => this.#read(address, name)).catch(() => undefined);
  }

  async #index(address: string): Promise<HubTables | undefined> {
    return HubTables.safeParse(await this.#read(address, 'index').catch(() => undefined)).data;
  }

  async #read(address: string, name: string): Promise<unknown> {
    const slug = this.atlases.get(address)?.slug;
    return slug === undefined ? undefined : this.#store.read(artifactPath.hubTables(slug, name));
  }
}

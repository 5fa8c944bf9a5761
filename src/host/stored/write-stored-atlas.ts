import { isFileShard } from '../../model/artifact.ts';
import { randomBytes } from 'node:crypto';
import { digest } from '../../base/digest.ts';
import type { Indexed } from '../../indexer/index.ts';
import type { Source } from '../../indexer/source/source.ts';
import { Pack } from '../../store/pack/pack.ts';
import { writePack } from '../../store/pack/write-pack.ts';
import { cleanFolder } from './clean-folder.ts';
import { readHead, writeHead, type Head } from './head.ts';
import { listingDigest, repositoryDigest, tagsDigest, type RecentFile } from './listing.ts';
import { layerListOf } from './layer-name.ts';
import type { CurrentAtlas } from './open-current.ts';
import { pruneStored } from './prune-stored.ts';
import type { StoredPlace } from './stored-folder.ts';

export interface AtlasToStore {
  indexed: Pick<Indexed, 'plannedArtifacts' | 'repository'>;
  /** The source that was indexed, with names as they are. */
  source: Source;
  /** Taken before indexing. */
  recent: readonly RecentFile[];
  /** The tags of the commit, if the index read them. */
  tags?: readonly string[] | undefined;
  /** The list of a pack in the folder that shares artifacts with this atlas. Default: that of the atlas before. */
  alike?: string | undefined;
  /** See `pruneStored`. */
  maxStored?: number | undefined;
}

/**
 * Stores an atlas in the place of the one before; only changed artifacts are written. The caller holds the lock. Throws the
 * system error if it cannot be written; the one before is then still complete.
 */
export async function writeStoredAtlas(
  place: StoredPlace,
  { indexed, source, recent, tags, alike, maxStored }: AtlasToStore,
): Promise<CurrentAtlas> {
  const { folder } = place;
  const last = readHead(folder)?.base ?? alike;
  const before = last === undefined ? undefined : Pack.open(folder, last);
  const name = `base-${randomBytes(6).toString('hex')}`;
  const list = await writePack(folder, name, indexed.plannedArtifacts(), before);
  before?.close();
  const base = Pack.open(folder, list);
  if (!base) throw new Error(`The stored atlas in ${folder} could not be read after it was written.`);
  const head: Head = {
    state: source.state,
    listing: await listingDigest(source),
    recent,
    ...(tags === undefined ? {} : { tags: tagsDigest(tags) }),
    description: repositoryDigest(source.repository),
    repository: indexed.repository,
    base: list,
    shards: shardsDigest(base),
  };
  writeHead(folder, head);
  const layerList = layerListOf(head.shards);
  cleanFolder(folder, (each) => each === list || layerList.test(each));
  pruneStored(place.all, place.name, maxStored);
  return { head, base };
}

function shardsDigest({ entries }: Pack): string {
  const files = [...entries.values()].filter(({ path }) => isFileShard(path));
  return digest(files.map(({ path, digest: of }) => `${path} ${of}\n`).join(''));
}

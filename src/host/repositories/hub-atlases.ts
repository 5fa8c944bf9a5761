import { resolve } from 'node:path';
import { artifactPath } from '../../model/artifact.ts';
import { HubIndex } from '../../model/hub.ts';
import { decodeComponent } from '../../base/decode-component.ts';
import { InputError } from '../input-error.ts';
import { isUrl } from '../is-url.ts';
import { openBuiltAtlas } from '../open-built-atlas.ts';
import { openPublishedAtlas } from '../open-published-atlas.ts';
import type { KnownRepository } from './known-repository.ts';

/** Replaces a hub among places by its atlases. Throws an `InputError` for several hubs: their names could be the same. */
export async function withoutHub(
  places: readonly KnownRepository[],
): Promise<{ hub: KnownRepository | undefined; repositories: KnownRepository[] }> {
  const read = await Promise.all(places.map(async (place) => ({ place, atlases: await atlasesOf(place) })));
  const [first, second] = read.filter(({ atlases }) => atlases !== undefined);
  if (second)
    throw new InputError(
      `${second.place.location} is a second hub. Name one hub, or make one of all atlases.`,
    );
  return { hub: first?.place, repositories: read.flatMap(({ place, atlases }) => atlases ?? [place]) };
}

/** Returns the atlases of a hub; undefined for any other place. One that cannot be read is reported when it is asked. */
async function atlasesOf({ location, kind }: KnownRepository): Promise<KnownRepository[] | undefined> {
  if (kind !== 'atlas') return undefined;
  const store = isUrl(location) ? openPublishedAtlas(location) : openBuiltAtlas(location);
  return atlasesIn(await store?.read(artifactPath.hub).catch(() => undefined), location);
}

/** Returns the atlases in the index of a hub at this location; undefined if it is none. */
export function atlasesIn(index: unknown, location: string): KnownRepository[] | undefined {
  const { data } = HubIndex.safeParse(index);
  return data?.atlases.flatMap(({ slug, address }): KnownRepository[] => {
    const place = placeOf(address, location);
    return place === undefined ? [] : [{ location: place, kind: 'atlas', otherPaths: [], slug }];
  });
}

/** Returns the address or folder of an atlas of a hub. A hub on the web names no folders of this machine. */
function placeOf(address: string, hub: string): string | undefined {
  if (isUrl(address)) return address;
  if (isUrl(hub)) {
    const base = hub.replace(/(?:index\.html)?(?:[?#].*)?$/, '');
    const url = URL.parse(address, base.endsWith('/') ? base : `${base}/`)?.href;
    return url !== undefined && isUrl(url) ? url : undefined;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const parts = address.split('/').map((part) => decodeComponent(part) ?? part);
  return resolve(hub, parts.join('/'));
}

import { bucketOfPath } from '../../model/digests.ts';
import { listsOfNames } from '../../features/hub/query/find-names.ts';
import { matchVersion } from '../../features/hub/query/match-version.ts';
import { lastName, packageKey } from '../../features/hub/query/package-key.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { HubExport, HubIndex, HubLinks, HubNames, HubPackages } from '../../model/hub.ts';
import { atlasesBySlug, HubHrefs } from './hub-links.ts';
import type { ExportPlace } from './hub-page-path.ts';
import { linkTo, slugOfAtlas } from './import-links.ts';

type ReadHub = <Value>(path: string) => Promise<Value>;

/** An export of another package, as the hub knows it. All addresses are absolute. */
export interface FoundExport {
  /** The name of the package. */
  package: string;
  /** The atlas of the version that fits best; undefined if the hub has none. */
  atlas:
    | {
        title: string;
        href: string;
        version: string | null;
        /** How the version differs from the required one; undefined if it fits. */
        note: string | undefined;
      }
    | undefined;
  /** Undefined if the atlas lists no export of this name. */
  definition:
    | (HubExport & {
        /** Its line in the source. */ href: string;
        /** Its page, which an atlas may lack. */ page: string;
      })
    | undefined;
}

/** Lists of names that are read, if the export is not one of those that most atlases use. */
const MAX_LISTS = 2;

/** Finds who defines an export that an atlas uses. `hub` and `atlas` are the absolute addresses of their folders. */
export async function findExport(
  place: ExportPlace,
  { hub, atlas, read }: { hub: string; atlas: string; read: ReadHub },
): Promise<FoundExport> {
  const index = await read<HubIndex>(artifactPath.hub);
  const slug = slugOfAtlas(index, hub, atlas);
  const links = slug === undefined ? [] : (await read<HubLinks>(artifactPath.hubLinks(slug))).links;
  const link = linkTo(links, place.package);
  const key = packageKey(link?.package ?? place.package);
  const bucket = artifactPath.hubPackages(bucketOfPath(key, index.buckets.packages));
  const { packages } = await read<HubPackages>(bucket);
  const found = packages.find(({ name }) => packageKey(name) === key);
  const target = link?.target ?? bestOf(found?.atlases ?? []);
  const home = found?.atlases.find((each) => each.slug === target?.slug && each.version === target.version);
  const name = found?.name ?? link?.package ?? place.package;
  if (!target || !home) return { package: name, atlas: undefined, definition: undefined };
  const names = namesOf(place.symbol);
  const known = byNames(home.exports, names) ?? (await listed(index, names, target.slug, read));
  const hrefs = new HubHrefs({ root: hub }, atlasesBySlug(index));
  const absolute = (href: string): string => new URL(href, hub).href;
  return {
    package: name,
    atlas: {
      title: hrefs.title(target.slug),
      href: absolute(home.page),
      version: target.version,
      note: target.note,
    },
    definition: known && {
      ...known,
      href: absolute(hrefs.line(target.slug, known)),
      page: absolute(hrefs.symbol(target.slug, known)),
    },
  };
}

function bestOf(
  atlases: HubPackages['packages'][number]['atlases'],
): { slug: string; version: string | null; note?: string } | undefined {
  const best = matchVersion(null, atlases);
  return best && { ...best.found, note: 'the hub does not know the version that this atlas requires' };
}

/** A name in a module of a package may be used with that before it: the whole name first. A package as a whole is its default export. */
function namesOf(symbol: string): string[] {
  const parts = symbol === '' ? ['default'] : symbol.split('.');
  return parts.map((_, at) => parts.slice(at).join('.'));
}

function byNames<Of extends { symbol: string }>(
  exports: readonly Of[],
  names: readonly string[],
): Of | undefined {
  for (const name of names) {
    const found = exports.find(({ symbol }) => symbol === name);
    if (found) return found;
  }
  return undefined;
}

async function listed(
  index: HubIndex,
  names: readonly string[],
  slug: string,
  read: ReadHub,
): Promise<HubExport | undefined> {
  const lists = listsOfNames(index.names, lastName(names[0] ?? '').toLowerCase()).slice(0, MAX_LISTS);
  const contents = await Promise.all(lists.map(({ file }) => read<HubNames>(artifactPath.below(file))));
  return byNames(
    contents.flatMap((list) => list.names).filter((name) => name.slug === slug),
    names,
  );
}

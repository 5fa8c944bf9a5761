import { bucketOfPath } from '../../model/digests.ts';
import { listsOfNames, namesLike } from '../../features/hub/query/find-names.ts';
import { lastName, packageKey } from '../../features/hub/query/package-key.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { HubAtlas, HubIndex, HubName, HubNames, HubPackages } from '../../model/hub.ts';

export interface HubResults {
  names: HubName[];
  nameTotal: number;
  /** Whether more names begin with the text than were read. */
  isCut: boolean;
  /** The package of this name. */
  package: string | undefined;
  atlases: HubAtlas[];
}

/** Lists of names that a query reads. */
const MAX_LISTS = 1;
const MAX_NAMES = 100;
const MAX_ATLASES = 50;

/** Searches a hub: besides the index, a query reads one list of names and one of packages. */
export async function searchHub(
  text: string,
  fetchArtifact: <Value>(path: string) => Promise<Value>,
): Promise<HubResults> {
  const query = text.trim();
  const index = await fetchArtifact<HubIndex>(artifactPath.hub);
  const beginning = lastName(query.toLowerCase());
  const fitting = beginning === '' ? [] : listsOfNames(index.names, beginning);
  const bucket = artifactPath.hubPackages(bucketOfPath(packageKey(query), index.buckets.packages));
  const [{ packages }, ...lists] = await Promise.all([
    fetchArtifact<HubPackages>(bucket),
    ...fitting.slice(0, MAX_LISTS).map(({ file }) => fetchArtifact<HubNames>(artifactPath.below(file))),
  ]);
  const names = namesLike(
    lists.flatMap((list) => list.names),
    query,
  );
  return {
    names: names.slice(0, MAX_NAMES),
    nameTotal: names.length,
    isCut: fitting.length > MAX_LISTS,
    package: packages.find(({ name }) => packageKey(name) === packageKey(query))?.name,
    atlases: index.atlases.filter((atlas) => isLike(atlas, query.toLowerCase())).slice(0, MAX_ATLASES),
  };
}

function isLike({ title, slug, languages }: HubAtlas, query: string): boolean {
  return [title, slug, ...languages].some((each) => each.toLowerCase().includes(query));
}

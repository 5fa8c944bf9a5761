import type { HubAtlas, HubExport, HubIndex } from '../../model/hub.ts';
import type { UsePlace } from '../../model/interface.ts';
import type { HubHrefs } from './hub-links.ts';

/** The data that a page of a hub is rendered from. */
export interface HubPage<Of extends HubView = HubView> {
  /** Relative to the root of the hub. */
  path: string;
  view: Of;
  hrefs: HubHrefs;
}

/** The data of a page, by kind of page. Each kind has a route of the same name in `pages`. */
export type HubView = AtlasesView | PackagesView | PackageView | AliasView | MissingView;

/** The page of a name that imports write for packages of other names. */
export interface AliasView {
  kind: 'hub-alias';
  name: string;
  packages: string[];
}

/** The page for missing pages. */
export interface MissingView {
  kind: 'hub-missing';
}

/** A page of a list in pages. */
export interface Part {
  number: number;
  /** The first name on each page of the list. */
  starts: readonly string[];
}

export interface AtlasRow extends HubAtlas {
  /** The first packages that it contains. */
  packages: { name: string; version: string | null }[];
  /** Number of packages of others that it uses or requires. */
  dependencies: number;
  /** Number of atlases that use or require its packages. */
  dependents: number;
}

export interface AtlasesView {
  kind: 'hub-atlases';
  rows: AtlasRow[];
  part: Part;
  totals: { atlases: number; packages: number; exports: number };
  problems: HubIndex['problems'];
  /** Origins of atlases that the search of code reads. */
  origins: readonly string[];
}

export interface PackageRow {
  name: string;
  atlases: { slug: string; version: string | null }[];
  dependents: number;
}

export interface PackagesView {
  kind: 'hub-packages';
  rows: PackageRow[];
  part: Part;
  total: number;
}

/** An export of a package with who uses it. */
export interface UsedName {
  /** Empty for the package as a whole. */
  symbol: string;
  /** Other names that atlases write for it, such as with the module that it is in. */
  otherNames: string[];
  /** Its definition, and the atlas that has it; undefined if no atlas lists it. */
  defined: (HubExport & { slug: string }) | undefined;
  atlasTotal: number;
  total: number;
  users: Using[];
}

export interface Using {
  slug: string;
  wanted: string | null;
  total: number;
  places: UsePlace[];
}

/** How a version fits, in words. */
export interface Fit {
  slug: string;
  version: string | null;
  words: string;
}

export interface PackageView {
  kind: 'hub-package';
  name: string;
  /** The atlases that contain it. */
  homes: { slug: string; version: string | null; manager: string; path: string; exportTotal: number }[];
  used: UsedName[];
  usedTotal: number;
  /** Exports that no atlas uses. */
  unused: (HubExport & { slug: string })[];
  /** Number of exports that the page does not list. */
  unlisted: number;
  dependents: { slug: string; wanted: string | null; places: number; fit: Fit | undefined }[];
  dependentTotal: number;
  dependencies: { slug: string; name: string; wanted: string | null; fit: Fit | undefined }[];
  dependencyTotal: number;
  /** Paths of the artifact of the page. */
  json: string;
}

export type HubViewOf<Kind extends HubView['kind']> = Extract<HubView, { kind: Kind }>;

/** Returns the page of a request. Throws if it is not of the kind that the route renders. */
export function hubPageOf<Kind extends HubView['kind']>(
  { hub }: { hub?: HubPage },
  kind: Kind,
): HubPage<HubViewOf<Kind>> {
  if (!hub || !isOf(hub.view, kind)) throw new TypeError(`a route for ${kind} got another page`);
  return { ...hub, view: hub.view };
}

function isOf<Kind extends HubView['kind']>(view: HubView, kind: Kind): view is HubViewOf<Kind> {
  return view.kind === kind;
}

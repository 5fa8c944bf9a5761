/**
 * One file of the JSON interface. `path` is below the root of the atlas (`api/v1/file/src/a.ts.json`).
 * Values are plain JSON data. Writers use a fixed order of keys, so that the same atlas gives the same bytes.
 */
export interface Artifact {
  path: string;
  value: unknown;
}

/** An artifact that is made when its reader asks for it. */
export interface PlannedArtifact {
  path: string;
  /** Identifies all that the value is made of: the same key, the same value. Undefined if nothing does. */
  key: string | undefined;
  make(): Promise<unknown>;
}

/** The same for artifacts that are made already. */
export async function* plannedArtifacts(
  made: AsyncIterable<Artifact>,
): AsyncGenerator<PlannedArtifact, void> {
  for await (const { path, value } of made)
    yield { path, key: undefined, make: () => Promise.resolve(value) };
}

/** Makes all artifacts, one after the other. */
export async function* madeArtifacts(
  planned: AsyncIterable<PlannedArtifact>,
): AsyncGenerator<Artifact, void> {
  for await (const { path, make } of planned) yield { path, value: await make() };
}

const root = 'api/v1';

/** The paths of artifacts. Functions take addresses (see `address.ts`), not paths of the repository. */
export const artifactPath = {
  index: `${root}/index.json`,
  openapi: `${root}/openapi.json`,
  digests: `${root}/digests/index.json`,
  digestBucket: (number: number) => `${root}/digests/${number}.json`,
  /** The digests of all files that are not artifacts: pages, Markdown, scripts, search. Clients of the JSON never read these. */
  pageDigests: `${root}/digests/pages/index.json`,
  pageDigestBucket: (number: number) => `${root}/digests/pages/${number}.json`,
  /** All files of code with their imports. */
  map: `${root}/map.json`,
  /** The packages of the repository. */
  packages: `${root}/packages.json`,
  /** `name` is `index`; empty for the prefix of all tables of exports and uses. */
  interface: (name: string) => (name ? `${root}/interface/${name}.json` : `${root}/interface/`),
  interfaceExports: (number: number) => `${root}/interface/exports/${number}.json`,
  interfaceUses: (number: number) => `${root}/interface/uses/${number}.json`,
  /** Exists in a hub, which has no `index`. */
  hub: `${root}/hub/index.json`,
  hubPackages: (bucket: number) => `${root}/hub/packages/${bucket}.json`,
  hubUsers: (bucket: number) => `${root}/hub/users/${bucket}.json`,
  hubLinks: (slug: string) => `${root}/hub/links/${slug}.json`,
  /** The tables that a hub read of an atlas: `index`, `exports/{n}` or `uses/{n}`. */
  hubTables: (slug: string, name: string) => `${root}/hub/tables/${slug}/${name}.json`,
  cycles: `${root}/quality/cycles.json`,
  findings: `${root}/quality/findings.json`,
  complexity: `${root}/quality/complexity.json`,
  coverageGaps: `${root}/quality/coverage-gaps.json`,
  incompleteFiles: `${root}/quality/incomplete-files.json`,
  namesInSkipped: `${root}/quality/names-in-skipped.json`,
  dynamicCalls: `${root}/quality/dynamic-calls.json`,
  accuracy: `${root}/quality/accuracy.json`,
  namesNotFound: `${root}/quality/names-not-found.json`,
  scipDisagreements: `${root}/quality/scip-disagreements.json`,
  rules: `${root}/quality/rules.json`,
  deadCode: (file: string) => `${root}/quality/deadcode/${file}`,
  file: (address: string) => `${root}/file/${address}.json`,
  /** The part of a shard that only pages need. */
  view: (address: string) => `${root}/view/${address}.json`,
  image: (address: string) => `${root}/image/${address}.json`,
  /** The first part of a directory, or a further one. */
  directory: (address: string, part: number | '{part}' = 1) =>
    `${root}/tree/${address ? `${address}/` : ''}${part === 1 ? 'index' : `part-${part}`}.json`,
  symbols: (file: string) => `${root}/${file}`,
  /** `name` is `index`, `files/{n}` or `trigrams/{n}`; empty for their common prefix. */
  grep: (name: string) => (name ? `${root}/grep/${name}.json` : `${root}/grep/`),
  /** Resolves a `file` that an index lists, relative to `api/v1/`. */
  below: (file: string) => `${root}/${file}`,
  search: `${root}/search/index.json`,
  searchTerms: (number: number) => `${root}/search/terms/${number}.json`,
  searchVectors: (block: number) => `${root}/search/vectors/${block}.json`,
  searchModel: (block: number) => `${root}/search/model/${block}.json`,
  searchDocuments: (block: number) => `${root}/search/documents/${block}.json`,
  history: `${root}/history/index.json`,
  snapshot: (commit: string) => `${root}/history/${commit}/index.json`,
  /** The files that a commit changed. Only a live atlas answers this and the next. */
  commitFiles: (commit: string) => `${root}/history/${commit}/files.json`,
  /** Exists if a built atlas has snapshots. */
  historyVersion: `${root}/history/version.json`,
  /** The measures of all snapshots of a built atlas. */
  timeline: `${root}/history/timeline.json`,
  /** The symbols of a file over time, by the address of the file in the newest snapshot. */
  lifeline: (address: string) => `${root}/history/lifeline/${address}.json`,
  /** The addresses of moved and renamed files and symbols. */
  redirects: `${root}/history/redirects.json`,
  /** All commits with a tag. Only a live atlas answers this. */
  tagged: `${root}/history/tagged/index.json`,
  worktree: `${root}/history/worktree/index.json`,
  /** The snapshots that a server recorded. */
  saves: `${root}/history/saves/index.json`,
  /** The comparisons that the atlas has. */
  changesIndex: `${root}/changes/index.json`,
  /** A comparison of two states, by its `changesAddress`. */
  changes: (range: string) => `${root}/changes/${range}/index.json`,
  /** The texts of a file that differs, by the address of the file. */
  changedFile: (range: string, address: string) => `${root}/changes/${range}/file/${address}.json`,
  blameIndex: `${root}/blame/index.json`,
  /** The commits that the lines of a file come from. */
  blame: (address: string) => `${root}/blame/file/${address}.json`,
  /** A part shared by snapshots, by the hash of its content. */
  historyObject: (hash: string) => `${root}/history/object/${hash}.json`,
  /** The commit that a name such as `HEAD~2` refers to. Only a live atlas answers this. */
  revision: (name: string) => `${root}/history/revision/${encodeURIComponent(name)}.json`,
  schema: (name: string) => `${root}/schema/${name}.json`,
} as const;

/** Whether an artifact is the shard of a file. */
export function isFileShard(path: string): boolean {
  return path.startsWith(fileShards);
}

/** Whether an artifact is a list of symbols by name. */
export function isSymbolShard(path: string): boolean {
  return path.startsWith(symbolShards);
}

/** Whether an artifact is the view of a file. */
export function isFileView(path: string): boolean {
  return path.startsWith(fileViews);
}

/** Returns the path of the view of the file whose shard has a path. */
export function viewPathOf(shard: string): string {
  return fileViews + shard.slice(fileShards.length);
}

/** Returns the path of the shard of the file whose view has a path. */
export function shardPathOf(view: string): string {
  return fileShards + view.slice(fileViews.length);
}

const fileShards = artifactPath.below('file/');
const fileViews = artifactPath.below('view/');
const symbolShards = artifactPath.below('symbols/');

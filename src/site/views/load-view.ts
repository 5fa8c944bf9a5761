import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { Packages } from '../../model/packages.ts';
import { isWithin } from '../../model/path.ts';
import type { PackageMap } from '../../model/package-map.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import {
  answerPages,
  changesOfPage,
  directoryOfPage,
  MISSING_PAGE,
  pagePath,
} from '../../model/page-path.ts';
import { readListing } from '../../query/directory-listing.ts';
import { symbolsByPage } from '../../query/symbol-pages.ts';
import {
  readAccuracy,
  readCoverageGaps,
  readDynamicCalls,
  readIncompleteFiles,
} from '../../query/quality-artifacts.ts';
import { withView } from '../../query/view-of.ts';
import { readDirectoryAt, readFileAt, readImageAt, readIndex } from '../../query/read.ts';
import { joinDirectory } from '../../store/directory-parts.ts';
import type { Store } from '../../store/store.ts';
import { findDoc } from '../markdown/docs.ts';
import { prepareDocs } from '../markdown/highlight-doc.ts';
import { renderReadme } from '../documents/readme.ts';
import { renderDocument } from '../documents/render-document.ts';
import { listPackages } from './packages.ts';
import { loadHistory, readLifelines } from '../history/history-view.ts';
import { countAnswers } from '../questions/count-answers.ts';
import { loadChanges } from '../changes/changes-view.ts';
import { loadAnswer } from '../questions/load-answer.ts';
import { testsByPath } from './size-map.ts';
import { testPaths } from './test-paths.ts';
import { headlinesOf } from './accuracy.ts';
import type { Links } from './links.ts';
import type { View } from './view.ts';

/** Loads the data of the page at `links.from`; undefined if the atlas has no such page. */
export async function loadView(store: Store, links: Links): Promise<View | undefined> {
  const path = links.from;
  if (path === pagePath.overview) return loadOverview(store, links);
  if (path === pagePath.search) return { kind: 'search' };
  if (path === pagePath.questions) return { kind: 'questions' };
  if (path === pagePath.explore) return { kind: 'explore' };
  if (path === pagePath.coverage) return loadCoverage(store);
  if (path === pagePath.accuracy) return { kind: 'accuracy', accuracy: await readAccuracy(store) };
  if (path === pagePath.history) return loadHistory(store);
  if (path === pagePath.historyFile) return { kind: 'version' };
  if (answerPages.includes(path)) return loadAnswer(path, store);
  if (changesOfPage(path)) return loadChanges(path, store);
  if (path === MISSING_PAGE) return { kind: 'missing' };
  const directory = directoryOfPage(path);
  if (directory) return loadDirectory(directory, store, links);
  const [, area, address] = /^(file|docs)\/(.+)\.html$/s.exec(path) ?? [];
  if (!address) return undefined;
  if (area === 'docs') {
    const doc = findDoc(address);
    return doc && { kind: 'doc', doc };
  }
  return loadFile(address, store, links);
}

/** The overview shows the beginning of longer READMEs. */
const MAX_README_CHARACTERS = 5000;

async function loadOverview(store: Store, links: Links): Promise<View | undefined> {
  const [index, root] = await Promise.all([readIndex(store), readDirectoryAt(store, '')]);
  if (!root) return undefined;
  const readme =
    index.readme === null ? undefined : await renderReadme(store, index.readme, links, MAX_README_CHARACTERS);
  const [accuracy, gaps] = await Promise.all([readAccuracy(store), readCoverageGaps(store)]);
  const map = (index.isIndexing ? undefined : await store.read(artifactPath.map)) as PackageMap | undefined;
  return {
    kind: 'overview',
    index,
    root,
    directories: await loadLargeDirectories(store, root),
    tests: map ? testsByPath(map) : new Map(),
    testPaths: map ? testPaths(map) : new Set(),
    readme,
    accuracy: headlinesOf(accuracy, gaps, index),
    packages: await listPackages(store, index.packages ?? []),
    answers: index.isIndexing ? [] : await countAnswers(store),
  };
}

async function loadCoverage(store: Store): Promise<View> {
  const [index, gaps, incompleteFiles, dynamicCalls] = await Promise.all([
    readIndex(store),
    readCoverageGaps(store),
    readIncompleteFiles(store),
    readDynamicCalls(store),
  ]);
  return { kind: 'coverage', index, gaps, incompleteFiles, dynamicCalls };
}

/** Limits chains of directories that contain little but one other directory. */
const MAX_LEVELS = 24;

/** Loads the directories that are visible on the size map, by path: at least 1 % of all lines, three levels deep. */
async function loadLargeDirectories(
  store: Store,
  root: DirectoryShard,
): Promise<Map<string, DirectoryShard>> {
  const directories = new Map([['', root]]);
  const visit = async (parent: DirectoryShard, depth: number, level: number): Promise<void> => {
    for (const { path, address, lines } of parent.directories) {
      if (lines * 100 < root.totals.lines) continue;
      const shard = await readDirectoryAt(store, address);
      if (!shard) continue;
      directories.set(path, shard);
      // A directory with nearly all lines of its parent does not count as a level.
      const isOnly = lines * 10 > parent.totals.lines * 9;
      const isDeeper = level < MAX_LEVELS && (depth < 3 || isOnly);
      if (isDeeper) await visit(shard, isOnly ? depth : depth + 1, level + 1);
    }
  };
  await visit(root, 1, 1);
  return directories;
}

/** Only the first page of a directory shows its imports and README. */
async function loadDirectory(
  { address, part }: { address: string; part: number },
  store: Store,
  links: Links,
): Promise<View | undefined> {
  const found = await readListing(store, address, part);
  if (!found) return undefined;
  const { start, listing } = found;
  if (part > 1)
    return { kind: 'directory', shard: { ...start, dependencies: [] }, listing, readme: undefined };
  const shard = await joinDirectory(store, start);
  const readme = shard.readme === null ? undefined : await renderReadme(store, shard.readme, links);
  return { kind: 'directory', shard, listing, readme };
}

async function loadFile(address: string, store: Store, links: Links): Promise<View | undefined> {
  const file = fileOfAddress(address);
  const found = await readFileAt(store, file);
  if (!found) {
    const image = file === address ? await readImageAt(store, address) : undefined;
    return image && { kind: 'image', image };
  }
  const shard = await withView(store, found);
  await prepareDocs(shard);
  const lifelines = await readLifelines(store, shard);
  if (file === address)
    return { kind: 'file', shard, document: await renderDocument(store, shard, links), lifelines };
  const indexes = symbolsByPage(shard).get(address);
  if (!indexes) return undefined;
  const packageName = links.scope.hub === undefined ? undefined : await packageAround(store, shard.path);
  return { kind: 'symbol', shard, indexes, lifelines, packageName };
}

/** Returns the name of the package of the innermost folder around a file. */
async function packageAround(store: Store, path: string): Promise<string | undefined> {
  const { packages = [] } = ((await store.read(artifactPath.packages)) as Packages | undefined) ?? {};
  return packages.findLast((each) => isWithin(each.path, path))?.name;
}

import { artifactPath } from '../../model/artifact.ts';
import { type ChangedFile, differenceAddresses } from '../../model/changed-file.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { changesOfPage } from '../../model/page-path.ts';
import type { Store } from '../../store/store.ts';
import { highlightsByName } from '../highlight/highlight-text.ts';
import { readComparedPlaces, type ComparedPlaces } from './state-places.ts';

/** The data of a page about changes. */
export type ChangesView =
  | { kind: 'changes-index'; index: ChangesIndex }
  | { kind: 'changes'; range: string; report: ChangeReport; places: ComparedPlaces }
  | {
      kind: 'changed-file';
      range: string;
      report: ChangeReport;
      places: ComparedPlaces;
      file: ChangedFile;
      /** Index of the file in the report. */
      at: number;
    };

/** Loads the data of a page about changes; undefined if the atlas has no such page. */
export async function loadChanges(path: string, store: Store): Promise<ChangesView | undefined> {
  const place = changesOfPage(path);
  if (!place) return undefined;
  const { range, address } = place;
  if (range === undefined) {
    const index = (await store.read(artifactPath.changesIndex)) as ChangesIndex | undefined;
    return index && { kind: 'changes-index', index };
  }
  const report = (await store.read(artifactPath.changes(range))) as ChangeReport | undefined;
  if (!report) return undefined;
  const places = await readComparedPlaces(store, report);
  if (address === undefined) return { kind: 'changes', range, report, places };
  const found = (await store.read(artifactPath.changedFile(range, address))) as ChangedFile | undefined;
  const at = differenceAddresses(report.files).indexOf(address);
  return found && { kind: 'changed-file', range, report, places, file: await withHighlights(found), at };
}

/** Whether the atlas has comparisons, to which pages then link. */
export async function hasChanges(store: Store): Promise<boolean> {
  const index = (await store.read(artifactPath.changesIndex)) as ChangesIndex | undefined;
  return index !== undefined && (index.live || index.comparisons.length > 0);
}

/** Highlights the texts that no grammar highlighted, by their names. */
async function withHighlights(file: ChangedFile): Promise<ChangedFile> {
  const sideOf = async (side: ChangedFile['base']): Promise<ChangedFile['base']> => {
    if (!side || side.parts.some(({ highlights }) => highlights.length > 0)) return side;
    const parts = side.parts.map(async (part) => ({
      ...part,
      highlights: await highlightsByName(side.path, part.text),
    }));
    return { ...side, parts: await Promise.all(parts) };
  };
  return { ...file, base: await sideOf(file.base), head: await sideOf(file.head) };
}

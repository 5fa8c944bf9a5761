import type { FilesChanged } from '../model/history.ts';
import { counted } from './counted.ts';

/** Describes changed files: their number and the first `most` paths, with `+` before added and `-` before removed ones. */
export function changedFilesText(files: FilesChanged | null, most: number): string {
  if (!files) return 'changed files unknown';
  const { total, changed, added, removed } = files;
  if (total === 0) return 'no changed files';
  const paths = [...changed, ...added.map((path) => `+${path}`), ...removed.map((path) => `-${path}`)];
  const shown = paths.slice(0, most);
  const rest = total > shown.length ? ', …' : '';
  return `${counted(total, 'file')}: ${shown.join(', ')}${rest}`;
}

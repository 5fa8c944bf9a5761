import { joinPath, namesDirectory } from '../path-index.ts';

/** Where a specifier may lead. */
export interface Place {
  path: string;
  /** No file is meant: it was written with a slash at its end. */
  isDirectory: boolean;
}

/** The place that a path means as it is written, should it be in the repository. */
export function placeAt(base: string, written: string): Place | undefined {
  const path = joinPath(base, written);
  return path === undefined ? undefined : { path, isDirectory: namesDirectory(written) };
}

import type { PathIndex } from '../path-index.ts';
import type { FileFinder } from './file-finder.ts';
import type { OutputMap } from './output-source.ts';
import type { PackageEntries } from './package-entry.ts';
import type { Packages } from './packages.ts';
import type { Place } from './place.ts';
import type { Scope } from './scopes.ts';

export interface PlaceFinder {
  /** The file at the first place that has one. */
  present(places: readonly Place[], scope: Scope): string | undefined;
  /** The source of what a build will put at the first of the places for which there is one. */
  source(places: readonly Place[]): string | undefined;
}

export function createPlaceFinder(
  index: PathIndex,
  finder: FileFinder,
  packages: Packages,
  entries: PackageEntries,
  sourceOf: OutputMap,
): PlaceFinder {
  const fileAt = (
    { path, isDirectory }: Place,
    suffixes: readonly string[] | undefined,
  ): string | undefined => {
    const file = isDirectory ? undefined : finder.file(path, suffixes);
    if (file !== undefined || !index.directories.has(path)) return file;
    const owner = packages.nearest(path);
    const main = owner?.directory === path ? entries.main(owner) : undefined;
    return main ?? finder.indexFile(path, suffixes);
  };

  return {
    present(places, { project }) {
      for (const place of places) {
        const found = fileAt(place, project?.suffixes);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    source(places) {
      for (const { path } of places) {
        const found = sourceOf(path);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

import { compareVersions } from '../../model/compare-versions.ts';
import type { PublishedPackage } from '../../model/packages.ts';

/** Returns the newest version that tags of a commit give a package: `v1.2.0` in the root, `sub/v1.2.0` in a folder, `name-1.2.0` or `name@1.2.0`. */
export function versionOfTags(
  tags: readonly string[],
  { path, name }: Pick<PublishedPackage, 'path' | 'name'>,
): string | null {
  const beginnings = [...(path === '' ? [''] : [`${path}/`]), `${name}-`, `${name}@`];
  for (const beginning of beginnings) {
    const versions = tags.flatMap((tag) => {
      if (!tag.startsWith(beginning)) return [];
      return /^v?(\d[\w.+-]*)$/.exec(tag.slice(beginning.length))?.[1] ?? [];
    });
    const newest = versions.sort(compareVersions).at(-1);
    if (newest !== undefined) return newest;
  }
  return null;
}

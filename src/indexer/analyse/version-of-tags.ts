import type { PublishedPackage } from '../../model/packages.ts';

/** Returns the version that tags of a commit give a package: `v1.2.0` in the root, `sub/v1.2.0` in a folder, `name-1.2.0` or `name@1.2.0`. */
export function versionOfTags(
  tags: readonly string[],
  { path, name }: Pick<PublishedPackage, 'path' | 'name'>,
): string | null {
  const beginnings = [...(path === '' ? [''] : [`${path}/`]), `${name}-`, `${name}@`];
  for (const beginning of beginnings) {
    for (const tag of [...tags].sort().reverse()) {
      const version = tag.startsWith(beginning)
        ? /^v?(\d[\w.+-]*)$/.exec(tag.slice(beginning.length))?.[1]
        : undefined;
      if (version !== undefined) return version;
    }
  }
  return null;
}

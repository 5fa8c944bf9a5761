import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { isInside } from '../base/inside.ts';
import { isUrl } from '../host/is-url.ts';
import { openBuiltAtlas } from '../host/open-built-atlas.ts';
import { repositoryRoot } from '../host/repository-root.ts';
import { resolveProjectFolder } from '../host/resolve-project-folder.ts';
import type { Operation } from '../operations/operation.ts';
import { mapPlaces } from '../operations/support/local-paths.ts';

/** Returns the root of the repository at a path that a user wrote; undefined for a built or published atlas. */
export async function localRoot(path: string, cwd: string): Promise<string | undefined> {
  if (isUrl(path) || openBuiltAtlas(path, cwd)) return undefined;
  return repositoryRoot(await resolveProjectFolder(path, cwd));
}

/** In a folder of the repository, `types.ts:3` is the file there, if there is one. */
export function placesFrom(
  root: string | undefined,
  cwd: string,
  operation: Operation,
  input: object,
): unknown {
  if (root === undefined || cwd === root || !isInside(root, cwd)) return input;
  return mapPlaces(operation, input, (text) => {
    const [, path = text, line = ''] = /^(.*?)((?::\d+){1,2})$/.exec(text) ?? [];
    const file = resolve(cwd, path);
    if (path === '' || !isInside(root, file) || !existsSync(file)) return text;
    return (relative(root, file).split(sep).join('/') || '.') + line;
  });
}

import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the path of the program that makes the index of Pagefind; undefined if it has none for this platform, or if optional dependencies
 * were not installed.
 */
export function findPagefind(): string | undefined {
  const system = platform() === 'win32' ? 'windows' : platform();
  const ending = system === 'windows' ? '.exe' : '';
  for (const from of requiresOfPagefind()) {
    for (const name of ['pagefind_extended', 'pagefind']) {
      try {
        return from.resolve(`@pagefind/${system}-${arch()}/bin/${name}${ending}`);
      } catch {
        // The next name or folder may have it.
      }
    }
  }
  return undefined;
}

/** The package of the program is a dependency of `pagefind`, which package managers need not put beside us. */
function* requiresOfPagefind(): Generator<NodeJS.Require> {
  const ours = createRequire(import.meta.url);
  for (const folder of ours.resolve.paths('pagefind') ?? []) {
    const file = join(folder, 'pagefind/package.json');
    if (existsSync(file)) yield createRequire(realpathSync(file));
  }
}

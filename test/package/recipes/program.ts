import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../action/run-action.ts';

/** Returns an environment in which `treeatlas` is the compiled program, without what npm and the tests have set for their own processes. */
export function installProgram(folder: string): NodeJS.ProcessEnv {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const main = join(root, 'dist', 'bin.js');
  writeFileSync(join(bin, 'treeatlas'), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, {
    mode: 0o755,
  });
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD|VITEST|VITE_|TEST$|GITHUB_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    XDG_CACHE_HOME: join(folder, 'cache'),
    PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
  };
}

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { temporaryRepository } from '../../support/temporary-repository.ts';
import { appFiles, releasedFiles } from './app-files.ts';
import { root } from './command-blocks.ts';

/** Programs of other projects that documents name. They are used if the machine has none. */
const STAND_INS: Readonly<Record<string, string>> = {
  dot: '#!/bin/sh\ncat\n',
  jq: `#!/usr/bin/env node
let text = '';
process.stdin.on('data', (part) => (text += part)).on('end', () => {
  const path = process.argv.at(-1).replace(' // empty', '').split('.').slice(1);
  console.log(path.reduce((value, name) => value?.[name], JSON.parse(text)) ?? '');
});
`,
};

export interface NewUser {
  /** An empty folder, beside which is `app`, the user's repository. */
  folder: string;
  app: string;
  env: NodeJS.ProcessEnv;
  /** Gives a clone the packages that are installed here and what is built of them, so that it need not fetch or build them. */
  linkPackages(clone: string): void;
  remove(): void;
}

/** Someone who has git, Node, a repository, and nothing of Treeatlas; whose GitHub has the files of this repository as they are. */
export function newUser(): NewUser {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-commands-')));
  const bin = join(folder, 'bin');
  const prefix = join(folder, 'prefix');
  publishSources(join(folder, 'github', 'treeatlas'));
  const app = createApp(join(folder, 'app'));
  mkdirSync(join(prefix, 'lib'), { recursive: true });
  mkdirSync(bin);
  writeFileSync(join(bin, '.curlrc'), 'fail\nsilent\nshow-error\n');
  for (const [name, text] of Object.entries(STAND_INS)) {
    if (spawnSync(name, ['--version']).error === undefined) continue;
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
  return {
    folder,
    app,
    env: {
      ...plainEnvironment(),
      PATH: [join(prefix, 'bin'), bin, plainPath()].join(delimiter),
      npm_config_prefix: prefix,
      npm_config_prefer_offline: 'true',
      npm_config_update_notifier: 'false',
      CURL_HOME: bin,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${join(folder, 'github')}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/',
    },
    linkPackages(clone) {
      const [from, to] = [join(root, 'node_modules'), join(clone, 'node_modules')];
      if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status !== 0) {
        rmSync(to, { recursive: true, force: true });
        cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      }
      // Tools write into their caches, which must not be those of this repository.
      for (const cache of ['.vite', '.astro', '.cache', '.vitest'])
        rmSync(join(to, cache), { recursive: true, force: true });
      // The suite has built the same sources.
      cpSync(join(root, 'dist'), join(clone, 'dist'), { recursive: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** A repository with the files of this one, with changes that are not committed yet. */
function publishSources(to: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1e8,
  });
  for (const path of list.toString().split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true });
  }
  commitAll(to);
}

function createApp(to: string): string {
  const repository = temporaryRepository();
  repository.commit(releasedFiles, 'Open the shop');
  repository.git('tag', 'v1.0');
  repository.commit(appFiles, 'Round amounts');
  cpSync(repository.root, to, { recursive: true });
  repository.remove();
  return to;
}

function commitAll(folder: string): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  git('add', '-A', '--force');
  git('commit', '-q', '-m', 'All');
}

/** Without what npm and the tests have set for their own processes. How npm reaches its packages is the machine's. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const ofMachine = ['npm_config_registry', 'npm_config_cache', 'npm_config_userconfig'];
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        ofMachine.includes(name) || !/^(npm_|NODE|INIT_CWD|VITEST|VITE_|TEST$|CI$|FORCE_COLOR)/.test(name),
    ),
  );
}

/** Without the tools of this repository, so that Node and npm are those of the machine. */
function plainPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((path) => !/node_modules|node-gyp-bin/.test(path)).join(delimiter);
}

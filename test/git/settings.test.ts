import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openActivity } from '../../src/git/activity/activity.ts';
import { commitDay } from '../../src/git/commit-day.ts';
import { openGit } from '../support/open-git.ts';
import { readLog } from '../../src/git/log.ts';
import { findRevision } from '../../src/git/revision.ts';
import { readChangedFiles } from '../../src/indexer/overlay/changed-files.ts';
import { openCommit } from '../../src/indexer/source/commit.ts';
import { openWorkingTree } from '../../src/indexer/source/working-tree.ts';
import { settings, settingsFile } from '../support/git-settings.ts';
import { temporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let home: TemporaryRepository;
let first: string;
let config: string;
let baseline: unknown;

const lines = (count: number, last: string): string =>
  `${Array.from({ length: count }, (_, at) => `line ${at}\n`).join('')}${last}\n`;

beforeAll(async () => {
  repository = temporaryRepository();
  home = temporaryRepository({ git: false });
  const { root, git, commit } = repository;
  first = commit({ 'ä b.ts': lines(20, 'a'), 'deep/c.ts': lines(9, ''), '.gitignore': 'ignored\n' }, 'First');
  git('config', 'i18n.commitEncoding', 'ISO-8859-1');
  writeFileSync(join(root, 'message'), Buffer.from('Grüße\n\nund mehr\n', 'latin1'));
  writeFileSync(join(root, 'ä b.ts'), lines(20, 'b'));
  git('-c', 'user.name=x', 'commit', '-qa', '-F', 'message');
  git('config', '--unset', 'i18n.commitEncoding');
  rmSync(join(root, 'message'));
  git('tag', '-a', 'v1', '-m', 'one');
  git('checkout', '-q', '-b', 'side', first);
  commit({ 'side.ts': lines(5, '') }, 'Side');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '-m', 'Łącz', 'side');
  commit({ 'deep/c.ts': null, 'deep/d.ts': lines(9, 'moved'), 'picture.bin': 'a\0b\n' }, 'Move');
  git('remote', 'add', 'origin', 'https://example.org/team/project.git');
  writeFileSync(join(root, 'ä b.ts'), lines(19, 'uncommitted'));
  writeFileSync(join(root, 'untracked.ts'), '');
  writeFileSync(join(root, 'ignored'), '');
  utimesSync(join(root, '.gitignore'), 1, 1);
  chmodSync(join(root, 'side.ts'), 0o755);
  config = readFileSync(join(root, '.git', 'config'), 'utf8');
});
afterAll(() => {
  repository.remove();
  home.remove();
});
beforeEach(() => {
  vi.stubEnv('HOME', home.root);
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  writeFileSync(join(repository.root, '.git', 'config'), config);
});

/** Everything that an atlas takes from git. */
async function view(): Promise<unknown> {
  const { root } = repository;
  const git = openGit(root)!;
  const source = await openWorkingTree(root, { untracked: true });
  const commit = await openCommit(root, 'HEAD~2');
  const path = 'ä b.ts';
  try {
    return {
      repository: source.repository,
      findings: source.findings,
      entries: (await source.list()).map(({ kind, path: name }) => [kind, name]),
      commit: [commit.repository, await commit.list()],
      text: Buffer.from(await commit.read(path)).toString(),
      log: await readLog(git, 10),
      day: await commitDay(git, first),
      revision: await findRevision(git, first.slice(0, 7)),
      changed: await readChangedFiles(git, root, first),
      activity: await openActivity({ git })([
        {
          path,
          lines: [
            [1, 1],
            [20, 20],
          ],
        },
        {
          path: 'deep/d.ts',
          lines: [
            [1, 2],
            [10, 10],
          ],
        },
        { path: 'side.ts', lines: [[1, 5]] },
      ]),
    };
  } finally {
    await commit.close();
  }
}

/** The files that can hold settings, and how the settings get there. */
const places: readonly [name: string, put: (text: string) => void][] = [
  ['the repository', (text) => appendFileSync(join(repository.root, '.git', 'config'), text)],
  ['the home of the user', (text) => writeFileSync(join(home.root, '.gitconfig'), text)],
  [
    'the XDG folder of the user',
    (text) => {
      mkdirSync(join(home.root, 'xdg', 'git'), { recursive: true });
      writeFileSync(join(home.root, 'xdg', 'git', 'config'), text);
      vi.stubEnv('XDG_CONFIG_HOME', join(home.root, 'xdg'));
    },
  ],
  [
    'the system',
    (text) => {
      writeFileSync(join(home.root, 'system'), text);
      vi.stubEnv('GIT_CONFIG_NOSYSTEM', undefined);
      vi.stubEnv('GIT_CONFIG_SYSTEM', join(home.root, 'system'));
    },
  ],
];

it('the tested settings are known', async () => {
  baseline = await view();
  expect(baseline).toMatchObject({
    repository: { name: 'project', branch: 'main', dirty: true },
    findings: [],
    log: { total: 5 },
    day: '2001-01-01',
    changed: { removed: ['deep/c.ts'] },
  });
  const { commits } = (baseline as { log: { commits: { author: string; subject: string }[] } }).log;
  expect(commits.map(({ subject }) => subject)).toEqual(['Move', 'Łącz', 'Grüße', 'Side', 'First']);
});

it.each(places)('settings of %s have no effect', async (_, put) => {
  put(settingsFile(home.root));
  expect(await view()).toEqual(baseline);
  rmSync(join(home.root, '.gitconfig'), { force: true });
});

it('settings in the environment have no effect', async () => {
  settingsFile(home.root);
  Object.entries(settings).forEach(([key, value], at) => {
    vi.stubEnv(`GIT_CONFIG_KEY_${at}`, key);
    vi.stubEnv(`GIT_CONFIG_VALUE_${at}`, value.replace('%', home.root));
  });
  vi.stubEnv('GIT_CONFIG_COUNT', String(Object.keys(settings).length));
  expect(await view()).toEqual(baseline);
});

it('variables have no effect', async () => {
  const other = join(home.root, 'other');
  const variables: Record<string, string> = {
    ...{ GIT_DIR: other, GIT_WORK_TREE: other, GIT_INDEX_FILE: other, GIT_COMMON_DIR: other },
    ...{ GIT_OBJECT_DIRECTORY: other, GIT_ALTERNATE_OBJECT_DIRECTORIES: other, GIT_NAMESPACE: 'x' },
    ...{ GIT_CEILING_DIRECTORIES: join(repository.root, '..'), GIT_PREFIX: 'deep/', GIT_CONFIG: other },
    ...{ GIT_SHALLOW_FILE: other, GIT_REPLACE_REF_BASE: 'refs/heads/', GIT_DEFAULT_HASH: 'sha256' },
    ...{ GIT_DIFF_OPTS: '-u9', GIT_EXTERNAL_DIFF: 'false', GIT_ICASE_PATHSPECS: '1' },
    ...{ GIT_ATTR_SOURCE: 'HEAD~1', GIT_INTERNAL_SUPER_PREFIX: 'x/', GIT_EXEC_PATH: other },
    ...{ GIT_TRACE: '1', GIT_TRACE2: '1', GIT_PAGER: 'false', PAGER: 'false', GIT_FLUSH: '0' },
    ...{ GIT_CONFIG_PARAMETERS: "'core.bare'='true' 'status.showUntrackedFiles'='no'" },
    ...{ TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'de' },
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(await view()).toEqual(baseline);
});

it.each([
  ['core.bare', 'true'],
  ['core.worktree', '/'],
  ['core.worktree', '../deep'],
])('the working tree is the folder of .git, whatever %s = %s says', async (key, value) => {
  repository.git('config', key, value);
  expect(await view()).toEqual(baseline);
});

it('replacements of commits and rules outside the repository have no effect', async () => {
  const { root, git } = repository;
  const info = join(root, '.git', 'info');
  git('replace', 'HEAD~1', 'side');
  writeFileSync(join(info, 'grafts'), `${git('rev-parse', 'HEAD')} ${first}\n`);
  writeFileSync(join(info, 'attributes'), 'deep/d.ts -diff\nside.ts -diff\n');
  const seen = await view();
  rmSync(join(info, 'attributes'));
  rmSync(join(info, 'grafts'));
  git('replace', '-d', git('rev-parse', 'HEAD~1'));
  expect(seen).toEqual(baseline);
});

it('attributes of files do not affect their folder', async () => {
  const { root } = repository;
  chmodSync(join(root, 'deep', 'd.ts'), 0o755);
  utimesSync(join(root, 'deep', 'd.ts'), 1, 1);
  const { repository: found } = await openWorkingTree(join(root, 'deep'));
  expect(found).toMatchObject({ name: 'deep', branch: 'main', dirty: false });
});

it('files that the user always ignores are skipped unless they are tracked', async () => {
  writeFileSync(join(home.root, 'ignore'), '*.ts\n');
  writeFileSync(join(home.root, '.gitconfig'), `[core]\n\texcludesFile = ${join(home.root, 'ignore')}\n`);
  const source = await openWorkingTree(repository.root, { untracked: true });
  rmSync(join(home.root, '.gitconfig'));
  expect((await source.list()).map(({ path }) => path)).toEqual([
    '.gitignore',
    'deep/d.ts',
    'picture.bin',
    'side.ts',
    'ä b.ts',
  ]);
});

it('the name of a repository does not come from a remote that is set for all', async () => {
  writeFileSync(join(home.root, '.gitconfig'), '[remote "origin"]\n\turl = https://example.org/other.git\n');
  const { repository: named } = await openWorkingTree(repository.root);
  rmSync(join(home.root, '.gitconfig'));
  expect(named.name).toBe('project');
});

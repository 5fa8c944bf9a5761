import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { settings, settingsFile } from '../support/git-settings.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { scratch, treeatlas } from './run-treeatlas.ts';

const repository = temporaryRepository();
afterAll(() => repository.remove());

function snapshot(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

it('an atlas with history has the same bytes for any git settings', async () => {
  const { root, commit, git } = repository;
  commit({ 'shop.py': 'def total(a):\n    return a\n', 'ü.py': 'import shop\n\nshop.total(1)\n' }, 'Öffnen');
  git('config', 'i18n.commitEncoding', 'ISO-8859-1');
  commit({ 'shop.py': 'def total(a):\n    return a + 1\n' }, 'Second');
  git('config', '--unset', 'i18n.commitEncoding');
  commit({ 'more.py': 'from shop import total\n\n\ndef twice(a):\n    return total(a) * 2\n' }, 'Łast');
  const home = scratch();
  const other = join(scratch(), 'repository');
  cpSync(root, other, { recursive: true });
  git('remote', 'add', 'origin', 'https://example.org/shop.git');
  const build = async (cwd: string, env: NodeJS.ProcessEnv) => {
    const out = join(scratch(), 'out');
    const { code, stderr } = await treeatlas(['build', '--history', '3', '--out', out], { cwd, env });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    return snapshot(out);
  };
  const plain = await build(root, { HOME: home, GIT_CONFIG_NOSYSTEM: '1' });

  const file = settingsFile(home);
  writeFileSync(join(home, '.gitconfig'), file);
  appendFileSync(join(other, '.git', 'config'), file);
  appendFileSync(join(other, '.git', 'config'), '[remote "origin"]\n\turl = https://example.org/shop.git\n');
  const all = Object.entries(settings).flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value.replace('%', home)],
  ]);
  const set = await build(other, {
    ...(Object.fromEntries(all) as Record<string, string>),
    ...{ GIT_CONFIG_COUNT: String(all.length / 2), HOME: home, GIT_CONFIG_SYSTEM: join(home, '.gitconfig') },
    ...{ TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', GIT_DIFF_OPTS: '-u9', GIT_ICASE_PATHSPECS: '1' },
    ...{ GIT_DIR: home, GIT_CEILING_DIRECTORIES: join(other, '..') },
  });
  expect([...set.keys()]).toEqual([...plain.keys()]);
  for (const [path, bytes] of set) expect([path, bytes]).toEqual([path, plain.get(path)]);
  rmSync(join(home, '.gitconfig'));
}, 60_000);

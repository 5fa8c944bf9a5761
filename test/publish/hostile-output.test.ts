import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUTPUT_MARKER, STAGING_PREFIX } from '../../src/model/output.ts';
import { folderIdentity } from '../../src/publish/output/folder-identity.ts';
import { recordFolder } from '../../src/publish/output/output-record.ts';
import { isAtlasPath } from '../../src/model/is-atlas-path.ts';
import { pathInside } from '../../src/publish/output/path-kind.ts';
import { openStaging } from '../../src/publish/output/staging.ts';
import { StagedWriter } from '../../src/publish/staged-writer.ts';
import { editedArtifacts } from './support/edited-artifacts.ts';
import { publishTo, snapshot, temporaryFolder } from './support/folders.ts';

const edit = () => editedArtifacts('src/main.ts', 'main();\n');

/** Returns a folder with `site`, the output, and `victim`, which no build may touch. */
function place(files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries({ 'victim/keep.txt': 'thesis', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const marker = (entries: string[]) => JSON.stringify({ generator: 'treeatlas', generation: 'x', entries });

describe('the content of an output folder is not trusted', () => {
  test.each([
    ['the parent', ['../victim']],
    ['an absolute path', ['/victim']],
    ['a link', ['link']],
    ['below a link', ['link/keep.txt']],
    ['itself', ['.']],
    ['all around', ['..']],
    ['with a backslash', ['..\\victim']],
    ['a drive', ['C:victim']],
  ])('a marker that lists %s', async (_, entries) => {
    const folder = place({ [`site/${OUTPUT_MARKER}`]: marker(entries), 'site/mine.txt': 'mine' });
    symlinkSync(join(folder, 'victim'), join(folder, 'site/link'));
    const before = snapshot(join(folder, 'site'));
    await expect(publishTo(folder)).rejects.toMatchObject({
      message: expect.stringContaining('your builds did not write') as string,
      next: expect.stringContaining('--force') as string,
    });
    expect(snapshot(join(folder, 'site'))).toEqual(before);
    await publishTo(folder, { force: true });
    expect(readFileSync(join(folder, 'victim/keep.txt'), 'utf8')).toBe('thesis');
    expect(readFileSync(join(folder, 'site/mine.txt'), 'utf8')).toBe('mine');
    expect(lstatSync(join(folder, 'site/link')).isSymbolicLink()).toBe(true);
  });

  test.each(['.treeatlas-staging', `${STAGING_PREFIX}0123456789abcdef`])(
    'a journal in %s that moves a file over one outside',
    async (staging) => {
      const folder = place({
        [`site/${OUTPUT_MARKER}`]: marker([]),
        [`site/${staging}/old/.k`]: '',
        [`site/${staging}/journal.json`]: '{"remove":["../victim/keep.txt"],"put":[]}',
      });
      await expect(publishTo(folder)).rejects.toThrow('your builds did not write');
      await publishTo(folder, { force: true });
      expect(readFileSync(join(folder, 'victim/keep.txt'), 'utf8')).toBe('thesis');
    },
  );

  test('an atlas of another user in the place of ours', async () => {
    const folder = place();
    await publishTo(folder);
    renameSync(join(folder, 'site'), join(folder, 'elsewhere'));
    mkdirSync(join(folder, 'site'));
    writeFileSync(
      join(folder, 'site', OUTPUT_MARKER),
      readFileSync(join(folder, 'elsewhere', OUTPUT_MARKER)),
    );
    await expect(publishTo(folder)).rejects.toThrow('moved or copied');
  });

  test('a folder of another user with the inode of ours', async () => {
    const folder = place();
    await publishTo(folder);
    const site = join(folder, 'site');
    rmSync(site, { recursive: true });
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'mine');
    const file = join(recordFolder(join(folder, 'state'), site), 'record.json');
    const inode = String(lstatSync(site, { bigint: true }).ino);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"inode":"[0-9]+"/, `"inode":"${inode}"`));
    await expect(publishTo(folder)).rejects.toThrow('is not empty and contains no atlas');
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('mine');
  });

  test('a damaged record is reported with what to do', async () => {
    const folder = place();
    await publishTo(folder);
    for (const path of Object.keys(snapshot(join(folder, 'state')))) {
      writeFileSync(join(folder, 'state', path), '{"torn');
    }
    await expect(publishTo(folder)).rejects.toMatchObject({
      next: expect.stringMatching(/^Delete the folder/) as string,
    });
    rmSync(join(folder, 'site'), { recursive: true });
    await publishTo(folder);
  });

  test.each(['record.json', 'lock', '.files.gz'])('a folder in the place of %s is reported', async (name) => {
    const folder = place();
    await publishTo(folder);
    const record = recordFolder(join(folder, 'state'), join(folder, 'site'));
    const own = readdirSync(record).find((each) => each.endsWith(name)) ?? name;
    rmSync(join(record, own), { force: true });
    mkdirSync(join(record, own));
    await expect(publishTo(folder, { force: true })).rejects.toMatchObject({
      name: 'PublishError',
      where: join(record, own),
      next: expect.stringMatching(/^Move .* away, then build again\.$/) as string,
    });
    rmdirSync(join(record, own));
    await publishTo(folder, { force: true });
  });
});

describe('links', () => {
  test('an output behind a link in the repository is refused', async () => {
    const folder = place({ 'repository/a.ts': '' });
    const repository = join(folder, 'repository');
    symlinkSync('../victim', join(repository, 'atlas'));
    for (const out of ['atlas', 'atlas/site']) {
      await expect(
        publishTo(folder, { repository, outputFolder: join(repository, out), force: true }),
      ).rejects.toThrow('contains a symbolic link that lies in the repository');
    }
    expect(snapshot(join(folder, 'victim'))).toEqual({ 'keep.txt': expect.any(String) as string });
  });

  test('an output behind a link of the user is written to its target', async () => {
    const folder = place({ 'repository/a.ts': '' });
    symlinkSync('victim', join(folder, 'link'));
    await publishTo(folder, {
      repository: join(folder, 'repository'),
      outputFolder: join(folder, 'link/new'),
    });
    expect(existsSync(join(folder, 'victim/new/index.html'))).toBe(true);
  });

  test.each([false, true])(
    'a folder of the output that became a link is not entered (in place: %s)',
    async (inPlace) => {
      const folder = place();
      await publishTo(folder);
      const target = join(folder, 'victim/file');
      renameSync(join(folder, 'site/file'), target);
      symlinkSync(target, join(folder, 'site/file'));
      const victim = snapshot(join(folder, 'victim'));
      await publishTo(folder, { artifacts: edit(), inPlace, force: true }).catch(() => undefined);
      expect(snapshot(join(folder, 'victim'))).toEqual(victim);
    },
  );

  test.each(['file', 'file/src', '.'])(
    'a link that is swapped in during the build is not followed: %s',
    async (path) => {
      for (const inPlace of [false, true]) {
        const folder = place();
        await publishTo(folder);
        const victim = snapshot(join(folder, 'victim'));
        const build = publishTo(folder, {
          artifacts: edit(),
          inPlace,
          onProgress({ stage, done }) {
            if (stage !== 'commit' || done > 0) return;
            const swapped = join(folder, 'site', path);
            renameSync(swapped, join(folder, 'moved'));
            symlinkSync(join(folder, 'victim'), swapped);
          },
        });
        await expect(build).rejects.toThrow();
        expect(snapshot(join(folder, 'victim'))).toEqual(victim);
      }
    },
  );

  test.each([
    ['new', ['a/b/one', 'a/new/one', 'new/one', 'top']],
    ['new/a', ['a/b/one', 'a/new/one', 'a/two']],
    ['new/a/b', ['a/b/one', 'a/b/new/one']],
    ['.', ['a/b/one', 'new/one', 'top']],
  ])('a link in the place of a folder that is staged is not followed: %s', (swapped, paths) => {
    const folder = place({
      'victim/new/a/b/keep.txt': '',
      'victim/a/b/keep.txt': '',
      'victim/b/keep.txt': '',
    });
    const newFolder = join(folder, 'staging/new');
    mkdirSync(newFolder, { recursive: true });
    const output = join(folder, 'site');
    const writer = new StagedWriter({ newFolder, identity: folderIdentity(newFolder), output });
    writer.write('a/b/zero', Buffer.from('0'));
    const victim = snapshot(join(folder, 'victim'));
    renameSync(join(folder, 'staging', swapped), join(folder, 'moved'));
    symlinkSync(join(folder, 'victim'), join(folder, 'staging', swapped));
    for (const path of paths) {
      expect(() => writer.write(path, Buffer.from('1'))).toThrow(
        'Another program replaced part of the output',
      );
    }
    expect(snapshot(join(folder, 'victim'))).toEqual(victim);
  });

  test.each(['link', 'folder'])('a %s in the place of the output leaves no staging folder there', (kind) => {
    const folder = place({ 'other/keep.txt': '' });
    const site = join(folder, 'site');
    mkdirSync(site);
    const identity = folderIdentity(site);
    const update = () => {
      renameSync(site, join(folder, 'moved'));
      if (kind === 'link') symlinkSync(join(folder, 'victim'), site);
      else renameSync(join(folder, 'other'), site);
    };
    expect(() => openStaging({ folder: site, identity }, { update })).toThrow(
      'Another program replaced part of the output',
    );
    expect(readdirSync(join(folder, 'victim'))).toEqual(['keep.txt']);
    expect(readdirSync(site)).toEqual(['keep.txt']);
  });

  test('a link in the place of a file that is staged is replaced', () => {
    const folder = place();
    const newFolder = join(folder, 'new');
    mkdirSync(newFolder);
    const identity = folderIdentity(newFolder);
    symlinkSync(join(folder, 'victim/keep.txt'), join(newFolder, 'page'));
    new StagedWriter({ newFolder, identity, output: join(folder, 'site') }).write('page', Buffer.from('1'));
    expect(readFileSync(join(folder, 'victim/keep.txt'), 'utf8')).toBe('thesis');
    expect(readFileSync(join(newFolder, 'page'), 'utf8')).toBe('1');
  });

  test.each([
    ['new/file', 'assets'],
    ['new', 'commit'],
  ])('a link in the place of %j in the staging folder is not followed: stage %s', async (path, at) => {
    for (const inPlace of [false, true]) {
      const folder = place();
      await publishTo(folder);
      rmSync(join(folder, 'cache'), { recursive: true });
      const site = join(folder, 'site');
      const old = snapshot(site);
      let swapped = false;
      const build = publishTo(folder, {
        artifacts: edit(),
        inPlace,
        onProgress({ stage }) {
          if (stage !== at || swapped) return;
          swapped = true;
          const staging = readdirSync(site).find((name) => name.startsWith(STAGING_PREFIX)) ?? '';
          const target = join(site, staging, path);
          if (existsSync(target)) renameSync(target, join(folder, 'moved'));
          mkdirSync(dirname(target), { recursive: true });
          symlinkSync(join(folder, 'victim'), target);
        },
      });
      await expect(build).rejects.toMatchObject({ name: 'PublishError' });
      expect(Object.keys(snapshot(join(folder, 'victim')))).toEqual(['keep.txt']);
      expect(readdirSync(join(folder, 'victim'))).toEqual(['keep.txt']);
      expect(snapshot(site)).toMatchObject(old);
    }
  });

  test('a file of the output that is a hard link to one outside is replaced, not written into', async () => {
    const folder = place();
    await publishTo(folder);
    for (const inPlace of [false, true]) {
      for (const path of ['index.html', 'file/src/main.ts.html']) {
        rmSync(join(folder, 'site', path));
        linkSync(join(folder, 'victim/keep.txt'), join(folder, 'site', path));
      }
      await publishTo(folder, { artifacts: edit(), inPlace });
      rmSync(join(folder, 'cache'), { recursive: true });
      await publishTo(folder, { inPlace });
      expect(readFileSync(join(folder, 'victim/keep.txt'), 'utf8')).toBe('thesis');
      expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).not.toBe('thesis');
    }
  });
});

describe('places', () => {
  test('around the repository, in a git folder, and the root are refused even with force', async () => {
    const folder = place({ 'a/repository/x.ts': '', 'a/repository/.git/HEAD': '' });
    const repository = join(folder, 'a/repository');
    for (const out of [
      repository,
      dirname(repository),
      folder,
      '/',
      join(repository, '.git/site'),
      join(repository, '.GIT'),
    ]) {
      await expect(publishTo(folder, { repository, outputFolder: out, force: true })).rejects.toMatchObject({
        name: 'OutputPlaceError',
      });
    }
    symlinkSync(repository, join(folder, 'same'));
    await expect(
      publishTo(folder, { repository, outputFolder: join(folder, 'same'), force: true }),
    ).rejects.toThrow('contains the repository');
  });
});

describe('paths', () => {
  test.each([
    '..',
    '../x',
    'a/../b',
    '/a',
    'a//b',
    './a',
    'a\\b',
    '..\\x',
    'C:x',
    'C:\\x',
    '\\\\host\\x',
    'a\0',
    '',
  ])('%j leads out', (path) => {
    expect(isAtlasPath(path)).toBe(false);
    expect(() => pathInside('/tmp', path)).toThrow('leads out');
  });
});

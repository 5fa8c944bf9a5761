import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../../src/base/digest.ts';
import { openAtlasFiles } from '../../src/host/verify/atlas-files.ts';
import { checkDigests, type DigestCheck } from '../../src/host/verify/check-digests.ts';
import { allPages } from '../../src/model/page-scope.ts';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { serveFolder } from '../support/static-server.ts';
import { editedArtifacts } from './support/edited-artifacts.ts';
import { fakeModules, publishTo, temporaryFolder } from './support/folders.ts';

const { signal } = new AbortController();
let site: string;

beforeEach(async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  site = join(folder, 'site');
});

const check = (path = site): Promise<DigestCheck> =>
  checkDigests(openAtlasFiles(path, { cwd: '/', signal }), { signal });

/** Replaces a file with a digest, so that only its own content is wrong. */
function forgeBucket(value: Record<string, string>): void {
  const text = JSON.stringify(value);
  writeFileSync(join(site, artifactPath.digestBucket(0)), text);
  writeFileSync(join(site, artifactPath.digests), JSON.stringify({ buckets: [digest(text)] }));
}

describe('the digests of a published atlas', () => {
  it('name every file, and all are as published', async () => {
    const { problems, coverPages, others, paths } = await check();
    expect({ problems, coverPages, others }).toEqual({ problems: [], coverPages: true, others: 0 });
    for (const path of [
      'index.html',
      'file/src/main.ts.html',
      'file/src/main.ts.md',
      '_a/page.css',
      'llms.txt',
    ])
      expect(paths).toContain(path);
  });

  it('stay right when pages are kept from the build before', async () => {
    const scope = { ...allPages, published: { url: 'https://example.org/', cards: 'symbols' } } as const;
    const modules = { ...fakeModules, site: defaultModules.site };
    await publishTo(join(site, '..'), { scope, modules });
    const { jobsDone } = await publishTo(join(site, '..'), {
      artifacts: editedArtifacts('src/main.ts', 'main();\n'),
      ...{ scope, modules },
    });
    const { problems, paths } = await check();
    expect({ jobsDone, problems }).toEqual({ jobsDone: 1, problems: [] });
    expect(paths).toContain('card.png');
  });

  it('show a changed artifact and a changed page', async () => {
    appendFileSync(join(site, artifactPath.file('src/main.ts')), ' ');
    appendFileSync(join(site, 'index.html'), '<script>');
    expect((await check()).problems).toEqual([
      { path: artifactPath.file('src/main.ts'), problem: 'changed' },
      { path: 'index.html', problem: 'changed' },
    ]);
  });

  it('show a missing file and one that was added, and leave files of others alone', async () => {
    rmSync(join(site, 'file/src/main.ts.html'));
    writeFileSync(join(site, 'api/v1/file/evil.json'), '{}');
    writeFileSync(join(site, 'CNAME'), 'example.org');
    mkdirSync(join(site, '.git'));
    writeFileSync(join(site, '.git', 'config'), '');
    const { problems, others } = await check();
    expect(problems).toEqual([
      { path: 'api/v1/file/evil.json', problem: 'extra' },
      { path: 'file/src/main.ts.html', problem: 'missing' },
    ]);
    expect(others).toBe(2);
  });

  it('do not mind hidden files that an upload omits', async () => {
    rmSync(join(site, '.nojekyll'));
    expect((await check()).problems).toEqual([]);
  });

  it('show a damaged list, and say that its files could not be checked', async () => {
    appendFileSync(join(site, artifactPath.pageDigestBucket(0)), ' ');
    expect((await check()).problems).toEqual([
      {
        path: artifactPath.pageDigestBucket(0),
        problem: 'changed',
        reason: 'the files that it names could not be checked',
      },
    ]);
  });

  it('follow no link, because it may lead to a file of this machine', async () => {
    const outside = join(site, '..', 'secret.txt');
    writeFileSync(outside, readFileSync(join(site, 'llms.txt')));
    rmSync(join(site, 'llms.txt'));
    symlinkSync(outside, join(site, 'llms.txt'));
    expect((await check()).problems).toMatchObject([{ path: 'llms.txt', problem: 'unreadable' }]);
  });

  it('read nothing outside of the atlas', async () => {
    writeFileSync(join(site, '..', 'secret.txt'), 'secret');
    forgeBucket({ '../secret.txt': digest('secret') });
    expect((await check()).problems).toContainEqual({
      path: artifactPath.digestBucket(0),
      problem: 'changed',
      reason: 'names "../secret.txt", which leads out of the atlas',
    });
  });

  it('are compared at an address, too', async () => {
    rmSync(join(site, 'search.html'));
    const server = await serveFolder(site);
    const { problems } = await check(server.url).finally(() => server.close());
    expect(problems).toEqual([{ path: 'search.html', problem: 'missing' }]);
  });

  it('of an earlier version cover the JSON only', async () => {
    rmSync(join(site, 'api/v1/digests/pages'), { recursive: true });
    appendFileSync(join(site, 'index.html'), '<script>');
    expect(await check()).toMatchObject({ problems: [], coverPages: false });
  });

  it('must be there', async () => {
    rmSync(join(site, artifactPath.digests));
    await expect(check()).rejects.toThrow('has no digests');
  });
});

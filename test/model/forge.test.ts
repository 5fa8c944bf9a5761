import { expect, it } from 'vitest';
import {
  forgeBlameUrl,
  forgeCommitUrl,
  forgeFileUrl,
  forgeOf,
  isForgeUrl,
  trimmedForge,
} from '../../src/model/forge.ts';

it.each([
  ['https://github.com/owner/shop.git', 'github', 'https://github.com/owner/shop'],
  ['git@github.com:owner/shop.git', 'github', 'https://github.com/owner/shop'],
  [
    'ssh://git@gitlab.example.org:2222/group/sub/shop.git',
    'gitlab',
    'https://gitlab.example.org/group/sub/shop',
  ],
  ['https://user:secret@bitbucket.org/team/shop', 'bitbucket', 'https://bitbucket.org/team/shop'],
  ['https://codeberg.org/owner/shop/', 'gitea', 'https://codeberg.org/owner/shop'],
])('%s is on %s', (remote, kind, url) => {
  expect(forgeOf(remote)).toEqual({ kind, url });
});

it.each([
  '/srv/git/shop.git',
  '../shop',
  'file:///srv/github/shop',
  'https://example.org/owner/shop',
  'https://github.com/',
  'https://github.com/owner/<script>',
  'javascript://github.com/%0aalert(1)/x',
])('%s is on no known forge', (remote) => {
  expect(forgeOf(remote)).toBeUndefined();
});

it('links to lines in the form of each forge', () => {
  const at = (kind: 'github' | 'gitlab' | 'bitbucket' | 'gitea') =>
    forgeFileUrl({ kind, url: 'https://x/o/r' }, 'c0ffee', 'a b/c#.ts', [3, 5]);
  expect(at('github')).toBe('https://x/o/r/blob/c0ffee/a%20b/c%23.ts#L3-L5');
  expect(at('gitlab')).toBe('https://x/o/r/-/blob/c0ffee/a%20b/c%23.ts#L3-5');
  expect(at('bitbucket')).toBe('https://x/o/r/src/c0ffee/a%20b/c%23.ts#lines-3:5');
  expect(at('gitea')).toBe('https://x/o/r/src/commit/c0ffee/a%20b/c%23.ts#L3-L5');
  expect(forgeCommitUrl({ kind: 'gitlab', url: 'https://x/o/r' }, 'c0ffee')).toBe(
    'https://x/o/r/-/commit/c0ffee',
  );
});

it('links to the blame of a file, at a commit or in the newest version', () => {
  const url = 'https://x/o/r';
  expect(forgeBlameUrl({ kind: 'github', url }, 'a b.ts')).toBe('https://x/o/r/blame/HEAD/a%20b.ts');
  expect(forgeBlameUrl({ kind: 'gitlab', url }, 'a.ts', 'c0ffee')).toBe('https://x/o/r/-/blame/c0ffee/a.ts');
  expect(forgeBlameUrl({ kind: 'gitea', url }, 'a.ts')).toBeUndefined();
});

it.each([
  'javascript:alert(1)',
  'git@host:o/r',
  'https://user:pass@host/o/r',
  'https://host/',
  'https://host/o?x',
])('does not link to %s', (url) => {
  expect(isForgeUrl(url)).toBe(false);
});

it('leaves out what follows the address of a repository', () => {
  const url = 'https://git.example.org/group/project';
  expect(isForgeUrl(`${url}.git/`)).toBe(true);
  expect(trimmedForge({ kind: 'gitea', url: `${url}.git/` })).toEqual({ kind: 'gitea', url });
});

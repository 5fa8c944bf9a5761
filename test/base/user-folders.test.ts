import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userCacheFolder, userStateFolder } from '../../src/base/user-folders.ts';

afterEach(() => vi.unstubAllEnvs());

describe.skipIf(process.platform !== 'linux')('folders of the user', () => {
  it('are where the XDG Base Directory Specification has them', () => {
    vi.stubEnv('XDG_CACHE_HOME', '/c');
    vi.stubEnv('XDG_STATE_HOME', '/s');
    expect([userCacheFolder(), userStateFolder()]).toEqual(['/c/treeatlas', '/s/treeatlas']);
  });

  it.each([undefined, '', '.', 'here', './here'])(
    'are never in the current folder, whatever the environment says: %j',
    (value) => {
      vi.stubEnv('XDG_CACHE_HOME', value);
      vi.stubEnv('XDG_STATE_HOME', value);
      vi.stubEnv('HOME', value);
      const home = userInfo().homedir;
      expect(userCacheFolder()).toBe(join(home, '.cache', 'treeatlas'));
      expect(userStateFolder()).toBe(join(home, '.local', 'state', 'treeatlas'));
    },
  );
});

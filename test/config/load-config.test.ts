import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, type LoadedConfig } from '../../src/config/load-config.ts';
import { configJsonSchema } from '../../src/config/schema.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

async function messageFor(json: string): Promise<string> {
  const root = scratchFolder({ 'treeatlas.config.json': json });
  return loadConfig(root).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
}

describe('loadConfig', () => {
  it('is empty without a file', async () => {
    const none: LoadedConfig = { config: {}, file: null, isTrusted: false, notices: [] };
    expect(await loadConfig(scratchFolder())).toEqual(none);
  });

  it('reads JSON, whatever the current folder', async () => {
    const root = scratchFolder({ 'treeatlas.config.json': '\ufeff{"name": "n", "out": "site"}' });
    const expected: LoadedConfig = {
      config: { name: 'n', out: join(root, 'site') },
      file: join(root, 'treeatlas.config.json'),
      isTrusted: false,
      notices: [],
    };
    for (const cwd of [root, scratchFolder()]) expect(await loadConfig(root, { cwd })).toEqual(expected);
  });

  it.each([
    [
      'mjs',
      'import { defineConfig } from "treeatlas";\nexport default defineConfig({ name: "n", out: "site" });',
    ],
    ['js', 'module.exports = { name: "n", out: "site" };'],
    [
      'ts',
      `import { defineConfig } from 'treeatlas';
       interface Unused { a: string }
       const name: string = await Promise.resolve('n');
       export default defineConfig({ name, out: 'site' });`,
    ],
  ])('runs %s that is trusted', async (extension, text) => {
    const file = `treeatlas.config.${extension}`;
    const root = scratchFolder({ [file]: text });
    expect(await loadConfig(root, { trust: true })).toEqual({
      config: { name: 'n', out: join(root, 'site') },
      file: join(root, file),
      isTrusted: true,
      notices: [],
    });
  });

  it('reads a file that is named, from anywhere, with paths relative to it', async () => {
    const folder = scratchFolder({ 'my/own.mjs': 'export default { out: "../site", cache: false }' });
    const loaded = await loadConfig(scratchFolder({ 'treeatlas.config.json': '{"name": "other"}' }), {
      file: 'my/own.mjs',
      cwd: folder,
    });
    expect(loaded).toMatchObject({ config: { out: join(folder, 'site'), cache: false }, isTrusted: true });
    await expect(loadConfig(folder, { file: 'absent.json', cwd: folder })).rejects.toThrow('absent.json');
  });

  it('refuses a named file without a known extension', async () => {
    const folder = scratchFolder({ settings: 'export default {}' });
    await expect(loadConfig(folder, { file: 'settings', cwd: folder })).rejects.toThrow('ends in .json');
  });

  it('does not let untrusted JSON choose the cache folder, untracked files, or more processes than cores', async () => {
    const json = '{"name": "n", "cache": "/tmp", "workers": 256, "untracked": true}';
    const root = scratchFolder({ 'treeatlas.config.json': json });
    const { config, notices } = await loadConfig(root);
    expect(config).toEqual({ name: 'n', workers: availableParallelism() });
    expect(notices).toEqual([
      expect.stringContaining('"cache" setting is ignored') as string,
      expect.stringContaining('"untracked" setting is ignored') as string,
    ]);
    const named = await loadConfig(root, { file: join(root, 'treeatlas.config.json') });
    const trusted = await loadConfig(root, { trust: true });
    for (const loaded of [named, trusted]) {
      expect(loaded).toMatchObject({
        config: { cache: resolve('/tmp'), workers: 256, untracked: true },
        isTrusted: true,
        notices: [],
      });
    }
  });

  it('lets untrusted JSON disable the cache', async () => {
    const root = scratchFolder({ 'treeatlas.config.json': '{"cache": false}' });
    expect(await loadConfig(root)).toMatchObject({ config: { cache: false }, notices: [] });
  });

  it.each([
    ['{"exlude": []}', 'There is no setting "exlude". Did you mean "exclude"?'],
    ['{"validate": {"nmes": {}}}', '"validate" has no setting "nmes".'],
    ['{"validate": {"names": {"tidy": ["x"]}}}', '"validate.names" has no setting "tidy".'],
    [
      '{"validate": {"suppressions": [{"path": "a[", "reason": "x"}]}}',
      '"validate.suppressions.0.path" cannot be used: the glob "a[" is not valid: a "[" has no "]".',
    ],
    ['{"validate": {"suppressions": [{"reason": "x", "until": "soon"}]}}', 'Invalid ISO date'],
    ['{"history": "v["}', '"history" must be a number from 1 to 200'],
    ['{"colour": 1}', 'There is no setting "colour". The settings are: name, include'],
    [
      '{"forge": {"kind": "svn", "url": "https://git.example.org/o/r"}}',
      '"forge.kind" must be "github", "gitlab", "bitbucket" or "gitea".',
    ],
    [
      '{"forge": {"kind": "gitlab", "url": "git@example.org:o/r"}}',
      '"forge.url" must be the address of the repository in a browser',
    ],
    ['{"siteUrl": "/docs/"}', '"siteUrl" must be the address of the published site'],
    ['{"siteUrl": "https://me:secret@example.org/"}', 'without a user, query or fragment'],
    ['{"include": "src"}', '"include" must be a list, not "src".'],
    ['{"exclude": [1]}', '"exclude.0" must be text, not 1.'],
    ['{"exclude": ["!a"]}', '"exclude.0" cannot be used: a glob begins with "!"'],
    ['{"include": [""]}', '"include.0" cannot be used: a glob is empty.'],
    [`{"include": ["${'a'.repeat(501)}"]}`, 'is longer than 500 characters.'],
    ['{"workers": 0}', '"workers" must be greater than 0.'],
    ['{"workers": 1.5}', '"workers" must be a whole number, not 1.5.'],
    ['{"workers": 1000}', '"workers" must be at most 256.'],
    ['{"cache": true}', '"cache" must be text or false, not true.'],
    ['{"untracked": "yes"}', '"untracked" must be true or false, not "yes".'],
    ['{"languages": {"a/b": "x"}}', '"languages.a/b" must be an extension or a file name'],
    ['[]', 'The configuration must be an object, not a list.'],
    ['null', 'The configuration must be an object, not null.'],
    ['{"name": ', 'treeatlas.config.json is not valid JSON'],
  ])('explains the error in %s', async (json, message) => {
    expect(await messageFor(json)).toContain(message);
    expect(await messageFor(json)).toMatch(/^ConfigError: treeatlas\.config\.json/);
  });

  it('lists all errors at once', async () => {
    expect((await messageFor('{"exlude": [], "workers": "2"}')).split('\n')).toHaveLength(3);
  });

  it.each([
    ['a prototype', '{"__proto__": {"out": "/etc"}}', 'There is no setting "__proto__".'],
    ['the name of a member of every object', '{"constructor": 1}', 'There is no setting "constructor".'],
    ['a prototype as a key', '{"languages": {"__proto__": {"out": "/etc"}}}', 'accepted'],
    [
      'deep lists',
      `{"name": ${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
      '"name" must be text, not a list.',
    ],
    ['deep objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`, 'There is no setting "a".'],
    ['too much', `{"name": "${'n'.repeat(1_000_000)}"}`, 'is larger than 1,000,000 bytes'],
  ])('withstands %s', async (_, json, message) => {
    expect(await messageFor(json)).toContain(message);
    expect(Object.prototype).not.toHaveProperty('out');
  });

  it('asks to choose if there are two', async () => {
    const root = scratchFolder({ 'treeatlas.config.mjs': '', 'treeatlas.config.json': '{}' });
    await expect(loadConfig(root, { trust: true })).rejects.toThrow('Keep one');
  });
});

describe('the JSON Schema of the configuration', () => {
  it('describes every setting', () => {
    const schema = configJsonSchema();
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    for (const setting of Object.values(schema.properties ?? {}))
      expect(setting).toHaveProperty('description');
  });
});

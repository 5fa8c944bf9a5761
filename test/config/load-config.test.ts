import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { configJsonSchema } from '../../src/config/schema.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

async function messageFor(json: string): Promise<string> {
  const root = scratchFolder({ 'treeatlas.config.json': json });
  return loadConfig(root, { cwd: root }).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
}

describe('loadConfig', () => {
  it('is empty without a file', async () => {
    expect(await loadConfig(scratchFolder())).toEqual({ config: {}, file: null, notices: [] });
  });

  it.each([
    ['json', '\ufeff{"name": "n", "out": "site"}'],
    [
      'mjs',
      'import { defineConfig } from "treeatlas";\nexport default defineConfig({ name: "n", out: "site" });',
    ],
    ['js', 'module.exports = { name: "n", out: "site" };'],
    [
      'ts',
      `import { defineConfig } from 'treeatlas';
       interface Unused { a: string }
       const name: string = 'n';
       export default defineConfig({ name, out: 'site' });`,
    ],
  ])('reads %s in the current folder', async (extension, text) => {
    const file = `treeatlas.config.${extension}`;
    const root = scratchFolder({ [file]: text });
    expect(await loadConfig(root, { cwd: root })).toEqual({
      config: { name: 'n', out: join(root, 'site') },
      file: join(root, file),
      notices: [],
    });
  });

  it('reads a file that is named, from anywhere, with paths relative to it', async () => {
    const folder = scratchFolder({ 'my/own.mjs': 'export default { out: "../site", cache: false }' });
    const loaded = await loadConfig(scratchFolder({ 'treeatlas.config.json': '{"name": "other"}' }), {
      file: 'my/own.mjs',
      cwd: folder,
    });
    expect(loaded.config).toEqual({ out: join(folder, 'site'), cache: false });
    await expect(loadConfig(folder, { file: 'absent.json', cwd: folder })).rejects.toThrow('absent.json');
  });

  it.skipIf(process.platform === 'win32')('waits for no pipe in place of a configuration', async () => {
    const root = scratchFolder();
    execFileSync('mkfifo', [join(root, 'treeatlas.config.json')]);
    await expect(loadConfig(root, { cwd: root })).rejects.toThrow(
      'treeatlas.config.json cannot be read: not a regular file',
    );
  });

  it('never runs the code of a repository elsewhere, and says so', async () => {
    const root = scratchFolder({ 'treeatlas.config.mjs': '' });
    const trap = join(root, 'trap');
    const elsewhere = scratchFolder({
      'treeatlas.config.mjs': `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(trap)}, ''); export default {};`,
    });
    const loaded = await loadConfig(elsewhere, { cwd: root });
    expect(existsSync(trap)).toBe(false);
    expect(loaded).toEqual({
      config: {},
      file: null,
      notices: [expect.stringContaining('--config') as string],
    });
  });

  it('reads JSON elsewhere, but does not let it choose where to write', async () => {
    const root = scratchFolder({
      'treeatlas.config.json': '{"name": "n", "out": "../../home", "cache": "/tmp"}',
    });
    const loaded = await loadConfig(root, { cwd: scratchFolder() });
    expect(loaded.config).toEqual({ name: 'n' });
    expect(loaded.notices).toEqual([expect.stringContaining('out and cache') as string]);
  });

  it.each([
    ['{"exlude": []}', 'There is no setting "exlude". Did you mean "exclude"?'],
    ['{"validate": {"nmes": {}}}', '"validate" has no setting "nmes".'],
    ['{"validate": {"names": {"tidy": ["x"]}}}', '"validate.names" has no setting "tidy".'],
    [
      '{"validate": {"suppressions": [{"path": "a[", "reason": "x"}]}}',
      'In "validate.suppressions" the glob "**/a[" is not valid: a "[" has no "]".',
    ],
    ['{"validate": {"suppressions": [{"reason": "x", "until": "soon"}]}}', 'Invalid ISO date'],
    ['{"history": "all"}', '"history" must be a whole number from 1 to 200, or "tags".'],
    ['{"colour": 1}', 'There is no setting "colour". There are: name, include'],
    ['{"include": "src"}', '"include" must be a list, not "src".'],
    ['{"exclude": [1]}', '"exclude.0" must be text, not 1.'],
    ['{"exclude": ["!a"]}', '"exclude.0" must not begin with "!"'],
    ['{"include": [""]}', '"include.0" must not be empty.'],
    ['{"include": ["*a*a*a*a*a*a*a*a*a"]}', '"include.0" must have at most 8 wildcards.'],
    ['{"workers": 0}', '"workers" must be greater than 0.'],
    ['{"workers": 1.5}', '"workers" must be a whole number, not 1.5.'],
    ['{"workers": 1000}', '"workers" must be at most 256.'],
    ['{"cache": true}', '"cache" must be text or false, not true.'],
    ['{"untracked": "yes"}', '"untracked" must be true or false, not "yes".'],
    ['{"languages": {"a/b": "x"}}', '"languages.a/b" must be an extension or a file name'],
    ['[]', 'The configuration must be an object, not a list.'],
    ['null', 'The configuration must be an object, not null.'],
    ['{"name": ', 'treeatlas.config.json is not valid JSON'],
  ])('explains what is wrong with %s', async (json, message) => {
    expect(await messageFor(json)).toContain(message);
    expect(await messageFor(json)).toMatch(/^ConfigError: treeatlas\.config\.json/);
  });

  it('lists all that is wrong at once', async () => {
    expect((await messageFor('{"exlude": [], "workers": "2"}')).split('\n')).toHaveLength(3);
  });

  it.each([
    ['throw new Error("broken here")', 'broken here'],
    ['export const config = {}', 'no default export'],
    ['export default () => ({})', 'must be an object, not a function'],
    ['this is no code', 'treeatlas.config.mjs failed'],
  ])('explains what is wrong with code: %s', async (code, message) => {
    const root = scratchFolder({ 'treeatlas.config.mjs': code });
    await expect(loadConfig(root, { cwd: root })).rejects.toThrow(message);
  });

  it('asks to choose when there are two', async () => {
    const root = scratchFolder({ 'treeatlas.config.mjs': '', 'treeatlas.config.json': '{}' });
    await expect(loadConfig(root)).rejects.toThrow('Keep one');
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

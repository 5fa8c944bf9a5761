import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, treeatlas } from './run-treeatlas.ts';

const root = join(import.meta.dirname, '..', '..');
const sample = `-- Greets someone.
local function greet(name)
  print(name)
end

function Account.open(owner)
  greet(owner)
end
`;

/** A repository with one file of Luau, and the example of the documentation next to it. */
function example(config = '{}') {
  const folder = scratch();
  const cwd = join(folder, 'repository');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const document = readFileSync(join(root, 'content/docs/grammars.md'), 'utf8');
  for (const [, path = '', text = ''] of document.matchAll(/^`1\/(luau\/[^`]+)`:\n\n```\w*\n(.*?)^```/gms))
    write(`my-grammars/${path}`, text);
  write('repository/a.luau', sample);
  write('repository/treeatlas.config.json', config);
  return { cwd, write };
}

describe('a grammar of the user', () => {
  it('is built from the documentation, and read only with --grammars, whatever was cached', async () => {
    const { cwd } = example();
    const list = ['list-symbols', 'a.luau'];
    const without = await treeatlas(list, { cwd });
    const found = await treeatlas([...list, '--grammars', '../my-grammars'], { cwd });
    expect(found.stdout).toContain('greet');
    expect(found.stdout).toContain('open');
    expect(without.stdout).not.toContain('greet');
    expect(await treeatlas(list, { cwd })).toEqual(without);
    const references = await treeatlas(['find-references', 'greet', '--grammars', '../my-grammars'], { cwd });
    expect(references.stdout).toContain('a.luau\n- 7:');
  });

  it('names the package of an exported repository', async () => {
    const { cwd, write } = example();
    const path = 'my-grammars/luau/manifest.json';
    const manifest = JSON.parse(readFileSync(join(cwd, '..', path), 'utf8')) as object;
    write(path, JSON.stringify({ ...manifest, packages: 'packages.json' }));
    const rule = { file: 'bank.rockspec', namePattern: '^package = "(\\w+)"' };
    write('my-grammars/luau/packages.json', JSON.stringify({ manager: 'rocks', files: [rule] }));
    write('repository/bank.rockspec', 'package = "bank"\n');
    const { stdout } = await treeatlas(['export', '--format', 'scip', '--grammars', '../my-grammars'], {
      cwd,
    });
    expect(stdout).toContain('rocks bank');
  });

  it('cannot be chosen by the configuration of a repository', async () => {
    const { cwd } = example('{ "grammars": "../my-grammars" }');
    const { code, stderr } = await treeatlas(['list-symbols', 'a.luau'], { cwd });
    expect(code).not.toBe(0);
    expect(stderr).toContain('grammars');
  });

  it('may not have a file extension of a grammar of Treeatlas', async () => {
    const { cwd, write } = example();
    const manifest = readFileSync(join(root, 'grammars/ruby/manifest.json'), 'utf8');
    write('my-grammars/rails/manifest.json', manifest);
    const { code, stderr } = await treeatlas(['list-symbols', '--grammars', '../my-grammars'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('".rb"');
    expect(stderr).toContain('ruby');
  });

  it('may not have the name of a grammar of Treeatlas', async () => {
    const { cwd, write } = example();
    write('my-grammars/ruby/manifest.json', '{}');
    const { code, stderr } = await treeatlas(['list-symbols', '--grammars', '../my-grammars'], { cwd });
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/ruby: has the name of a grammar of Treeatlas/);
  });
});

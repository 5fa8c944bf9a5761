import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, treeatlas } from './run-treeatlas.ts';

const sources = {
  'shop.ts':
    'export class Cart {\n  total() {\n    return this.tax() + new Tax().of(1);\n  }\n  tax() {\n    return 1;\n  }\n}\nclass Tax {\n  of(n: number) {\n    return n;\n  }\n}\n',
  'use.ts': "import { Cart as Basket } from './shop';\nexport const pay = (cart: Basket) => cart.total();\n",
};

function repository() {
  const cwd = join(scratch(), 'repository');
  mkdirSync(cwd, { recursive: true });
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(cwd, path), text);
  return cwd;
}

describe('--scip', () => {
  it('finds nothing new in our own export', async () => {
    const cwd = repository();
    await treeatlas(['export', '--format', 'scip', '--output', 'index.scip'], { cwd });
    const { stdout } = await treeatlas(['index', '--json', '--scip', 'index.scip'], { cwd });
    const { scip } = JSON.parse(stdout) as { scip: Record<string, number> };
    expect(scip).toMatchObject({ added: 0, raised: 0, disagreements: 0 });
    expect(scip['confirmed']).toBeGreaterThan(3);
  });

  it('reads a changed index again, and names a damaged one without a stack trace', async () => {
    const cwd = repository();
    await treeatlas(['export', '--format', 'scip', '--output', 'index.scip'], { cwd });
    const ask = ['find-references', 'total', '--scip', 'index.scip'];
    expect((await treeatlas(ask, { cwd })).stdout).toContain('use.ts');
    writeFileSync(join(cwd, 'index.scip'), 'no index');
    const failed = await treeatlas(ask, { cwd });
    expect(failed.code).not.toBe(0);
    expect(failed.stderr).toContain('The SCIP index index.scip is damaged');
    expect(failed.stderr).not.toContain('    at ');
  });

  it('passes over an index of the configuration that does not exist, with a notice', async () => {
    const cwd = repository();
    writeFileSync(join(cwd, 'treeatlas.config.json'), '{ "scip": ["index.scip"] }');
    const { stdout, stderr } = await treeatlas(['find-references', 'total'], { cwd });
    expect(stdout).toContain('use.ts');
    expect(stderr).toContain('index.scip of the configuration does not exist');
  });
});

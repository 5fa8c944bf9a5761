import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { fakeTerminal } from './fake-terminal.ts';

const shop = temporaryRepository();
afterAll(() => shop.remove());

const order = `import { total } from './cart.ts';\n\nexport function checkout(): number {\n  return total([1]);\n}\n`;
shop.commit(
  {
    'src/cart.ts': 'export function total(prices: number[]): number {\n  return prices.length;\n}\n',
    'src/order.ts': order,
  },
  'Open the shop',
);
shop.git('tag', 'v1.0');
shop.commit(
  { 'src/cart.ts': 'export function sum(prices: number[]): number {\n  return prices.length;\n}\n' },
  'Rename',
);
shop.git('tag', 'v1.1');

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = fakeTerminal({ cwd: shop.root });
  const code = await runCli(args, terminal);
  return { code, out: terminal.stdout(), err: terminal.stderr() };
}

describe('treeatlas check --base in a repository', () => {
  it('fails on places that a commit left broken, until they are accepted or fixed', async () => {
    const broken = await run('check', '--base', 'v1.0', '--head', 'v1.1');
    expect(broken).toMatchObject({ code: 4 });
    expect(broken.out).toContain('\n  src/order.ts:1 "total" was renamed to "sum"\n');
    expect((await run('check', '--base', 'v1.0', '--head', 'v1.1', '--fail-on', 'cycles')).code).toBe(0);

    expect((await run('check', '--base', 'v1.0', '--write-baseline', 'known.json')).code).toBe(0);
    expect((await run('check', '--base', 'v1.0', '--baseline', 'known.json')).code).toBe(0);

    // The working tree is checked, not the last commit.
    writeFileSync(join(shop.root, 'src/order.ts'), order.replaceAll('total', 'sum'));
    const fixed = await run('check', '--base', 'v1.0', '--baseline', 'known.json');
    expect(fixed).toMatchObject({ code: 0 });
    expect(fixed.err).toMatch(/findings of known\.json no longer occur/);
  });

  it('names a commit that does not exist', async () => {
    expect(await run('check', '--base', 'v9')).toMatchObject({ code: 3, out: '' });
  });

  it('still counts the references to a symbol without a base', async () => {
    expect(await run('check', 'checkout')).toMatchObject({ code: 0 });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../../../src/cli/run.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { fakeTerminal } from '../fake-terminal.ts';

let repository: TemporaryRepository;

beforeAll(() => {
  repository = temporaryRepository();
  repository.commit(
    {
      'cart.py': 'class Cart:\n    def total(self):\n        return 1\n',
      'main.py': 'from cart import Cart\n\n\ndef pay(cart: Cart):\n    return cart.total()\n',
      'test_cart.py': 'from main import pay\n\n\ndef test_pay():\n    pay(None)\n',
    },
    'shop',
  );
});

afterAll(() => {
  repository.remove();
});

it('compares both ways on a repository, without its tests as subjects', async () => {
  const terminal = fakeTerminal();
  expect(await runCli(['bench', '--mine', repository.root, '--json'], terminal)).toBe(0);
  const answer = JSON.parse(terminal.stdout()) as { comparisons: { symbol: string; agreed: number }[] };
  const found = answer.comparisons.map(({ symbol, agreed }) => `${symbol} ${agreed}`).sort();
  expect(found).toEqual(['Cart.total 1', 'pay 1']);
});

it('prints a table with totals', async () => {
  const terminal = fakeTerminal();
  expect(await runCli(['bench', '--mine', repository.root, '--symbols', '1'], terminal)).toBe(0);
  expect(terminal.stdout()).toMatch(/symbol +grep calls +tokens +Treeatlas calls/);
  expect(terminal.stdout()).toContain('Both name the same callers of 1 of 1 symbols (seed 1).');
});

it('says what to add without --mine, and what is missing without code', async () => {
  const terminal = fakeTerminal();
  expect(await runCli(['bench', repository.root], terminal)).toBe(2);
  expect(terminal.stderr()).toContain('treeatlas bench --mine');
  const empty = temporaryRepository();
  empty.commit({ 'README.md': '# Shop\n' }, 'readme');
  expect(await runCli(['bench', '--mine', empty.root], terminal)).toBe(3);
  expect(terminal.stderr()).toContain('no function or method');
  empty.remove();
});

import { expect, it } from 'vitest';
import {
  callersByText,
  overridesByText,
  pathByText,
  reachingByText,
} from '../../../src/cli/bench/grep-strategy.ts';
import { Ledger, TextTools } from '../../../src/cli/bench/text-tools.ts';

function toolsFor(sources: Readonly<Record<string, string>>, budget = 24_000): TextTools {
  const lines = (path: string) => (sources[path] ?? '').split('\n');
  return new TextTools({ paths: Object.keys(sources), lines }, new Ledger(budget));
}

const shop = {
  'cart.py': `class Cart:
    def total(self):
        return self.net()

    def net(self):
        return 1


class Gift(Cart):
    def total(self):
        return 0
`,
  'order.py': `class Order:
    def total(self):
        return 2
`,
  'main.py': `from cart import Cart
from order import Order


def pay(cart: Cart):
    return cart.total()


def ship(order: Order):
    # cart.total() is not called here
    return order.total()
`,
};
const total = { name: 'total', owner: 'Cart', path: 'cart.py', line: 2 };
const net = { name: 'net', owner: 'Cart', path: 'cart.py', line: 5 };

it('tells callers of a shared name apart by the type of the receiver', () => {
  const tools = toolsFor(shop);
  expect(callersByText(tools, total).map(({ header }) => header?.name)).toEqual(['pay']);
  expect(tools.ledger.calls[0]?.asked).toBe('grep -rnw total .');
  expect(tools.ledger.calls[0]?.lines).toHaveLength(6);
});

it('finds overriding members in subtypes only', () => {
  expect(overridesByText(toolsFor(shop), total)).toMatchObject([
    { path: 'cart.py', line: 10, owner: 'Gift' },
  ]);
});

it('follows callers of callers, and names the functions between two', () => {
  const names = reachingByText(toolsFor(shop), net, 2).map(({ header }) => header?.name);
  expect(names).toEqual(['total', 'pay']);
  const from = { name: 'pay', path: 'main.py', line: 5 };
  expect(pathByText(toolsFor(shop), from, net, 4)).toMatchObject([
    { path: 'cart.py', header: { name: 'total' } },
  ]);
});

it('stops when the budget is spent', () => {
  const tools = toolsFor(shop, 10);
  expect(callersByText(tools, total)).toEqual([]);
  expect(tools.ledger.calls).toHaveLength(1);
});

it('reads methods of braces with a class header over several lines', () => {
  const sources = {
    'A.java': 'class A {\n    int size() { return 0; }\n}',
    'B.java':
      'class B\n    extends A\n{\n    /** Twice. */\n    int twice(int a)\n    {\n        return size() * 2;\n    }\n}',
  };
  const target = { name: 'size', owner: 'A', path: 'A.java', line: 2 };
  expect(callersByText(toolsFor(sources), target)).toMatchObject([
    { path: 'B.java', owner: 'B', header: { name: 'twice' } },
  ]);
});

import type { AtlasSpec } from './atlas-builder.ts';

/**
 * The shop of `tinyAtlas`. cart.ts and order.ts import each other; `main` calls what no evidence leads to
 * (`price`, one definition; `format`, two) and imports a file that is not there. `text.ts` calls a member of an
 * interface, and `round` of nothing known.
 */
export const tinyRepository: AtlasSpec = {
  prefixes: ['c', 'f', 'o'],
  skipped: [{ path: 'assets/logo.png', reason: 'binary' }],
  files: [
    {
      path: 'README.md',
      source: '# Tiny shop\n\nA shop that fits on <one> page.\n',
    },
    {
      path: 'src/main.ts',
      language: 'toy',
      rank: 0.4,
      highlighted: true,
      source: `import { Cart } from './shop/cart';
import { lost } from './shop/lost';
import pad from 'left-pad';

/** Starts the shop. Prints the total of one cart. */
export function main(items) {
  const cart = new Cart();
  for (const item of items) cart.add(item.price());
  lost(items.format());
  return pad(cart.total());
}
`,
      symbols: [
        {
          kind: 'function',
          symbol: 'main',
          at: 'export function main(items) {',
          doc: 'Starts the shop. Prints the total of one cart.',
          exported: true,
          complexity: 2,
          rank: 0.4,
        },
      ],
      imports: [
        { source: './shop/cart', names: ['Cart'], to: 'file:src/shop/cart.ts' },
        { source: './shop/lost', names: ['lost'], to: null },
        { source: 'left-pad', names: ['default'], to: 'package:left-pad' },
      ],
      unresolved: [{ name: 'lost', count: 1 }],
    },
    {
      path: 'src/shop/cart.ts',
      language: 'toy',
      rank: 1.6,
      highlighted: true,
      source: `import { Order, type Priced } from './order';
import { format } from '../util/money';

/**
 * What a customer carries.
 *
 * Empty at first.
 */
export class Cart extends Order implements Priced {
  private items = [];

  constructor() {
    super(0);
  }

  add(item) {
    this.items.push(item);
    return this.check(item);
  }

  total() {
    return format(this.sum());
  }

  private check(item) {
    return item ? item > 0 : false;
  }
}
`,
      symbols: [
        {
          kind: 'class',
          symbol: 'Cart',
          at: 'export class Cart extends Order implements Priced {',
          doc: 'What a customer carries.\n\nEmpty at first.',
          exported: true,
          rank: 2.1,
        },
        { kind: 'field', symbol: 'Cart.items', at: 'private items = []', visibility: 'private' },
        { kind: 'constructor', symbol: 'Cart.constructor', at: 'constructor() {', complexity: 1 },
        { kind: 'method', symbol: 'Cart.add', at: 'add(item) {', complexity: 1, rank: 0.9 },
        { kind: 'method', symbol: 'Cart.total', at: 'total() {', complexity: 1, rank: 0.8 },
        {
          kind: 'method',
          symbol: 'Cart.check',
          at: 'private check(item) {',
          visibility: 'private',
          complexity: 2,
          rank: 0.7,
        },
      ],
      imports: [
        { source: './order', names: ['Order', 'Priced'], to: 'file:src/shop/order.ts' },
        { source: '../util/money', names: ['format'], to: 'file:src/util/money.ts' },
      ],
    },
    {
      path: 'src/shop/order.ts',
      language: 'toy',
      status: 'partial',
      rank: 1.5,
      source: `import { Cart } from './cart';

export interface Priced {
  price();
}

export class Order implements Priced {
  constructor(amount) {
    this.amount = amount;
  }

  sum() {
    return this.price() + this.price();
  }

  price() {
    return this.amount;
  }

  static from(cart: Cart) {
    return new Order(cart.sum());
  }
}
@@@
`,
      symbols: [
        { kind: 'interface', symbol: 'Priced', at: 'export interface Priced {', exported: true, rank: 1.1 },
        { kind: 'method', symbol: 'Priced.price', at: 'price()' },
        {
          kind: 'class',
          symbol: 'Order',
          at: 'export class Order implements Priced {',
          exported: true,
          rank: 1.9,
        },
        {
          kind: 'constructor',
          symbol: 'Order.constructor',
          at: 'constructor(amount) {',
          complexity: 1,
          rank: 0.8,
        },
        { kind: 'method', symbol: 'Order.sum', at: 'sum() {', complexity: 1, rank: 1.2 },
        { kind: 'method', symbol: 'Order.price', at: 'price() {', complexity: 1, rank: 1.3 },
        {
          kind: 'method',
          symbol: 'Order.from',
          at: 'static from(cart: Cart) {',
          modifiers: ['static'],
          complexity: 1,
        },
      ],
      imports: [{ source: './cart', names: ['Cart'], to: 'file:src/shop/cart.ts' }],
      findings: [
        {
          code: 'syntax-error',
          severity: 'warning',
          message: 'Could not read "@@@"; what stands around it is still in the atlas.',
          path: 'src/shop/order.ts',
          span: [23, 1, 23, 4],
        },
      ],
    },
    {
      path: 'src/util/money.ts',
      language: 'toy',
      rank: 1.2,
      source: `export const CURRENCY = 'EUR';

/** Writes an amount. */
export function format(amount) {
  return round(amount) + CURRENCY;
}

function round(amount) {
  return amount;
}
`,
      symbols: [
        { kind: 'constant', symbol: 'CURRENCY', at: "export const CURRENCY = 'EUR'", exported: true },
        {
          kind: 'function',
          symbol: 'format',
          at: 'export function format(amount) {',
          doc: 'Writes an amount.',
          exported: true,
          complexity: 1,
          rank: 1.4,
        },
        {
          kind: 'function',
          symbol: 'round',
          at: 'function round(amount) {',
          complexity: 1,
          hasNoPage: true,
        },
      ],
      // The parameters `amount` of both functions.
      locals: [
        { length: 6, declaration: 80, occurrences: [80, 105] },
        { length: 6, declaration: 143, occurrences: [143, 162] },
      ],
    },
    {
      path: 'src/util/text.ts',
      language: 'toy',
      rank: 0.3,
      source: `import { format as money } from './money';
export { round } from './money';

export function format(text: Priced) {
  return money(text.price().round());
}
`,
      symbols: [
        {
          kind: 'function',
          symbol: 'format',
          at: 'export function format(text: Priced) {',
          exported: true,
          complexity: 1,
          rank: 0.3,
        },
      ],
      imports: [
        { source: './money', names: ['format'], to: 'file:src/util/money.ts' },
        { source: './money', names: ['round'], to: 'file:src/util/money.ts' },
      ],
    },
  ],
  edges: [
    imports('src/main.ts', 'src/shop/cart.ts', './shop/cart'),
    { from: 'file:src/main.ts', to: 'package:left-pad', type: 'IMPORTS', how: 'package', at: ["'left-pad'"] },
    imports('src/shop/cart.ts', 'src/shop/order.ts', './order'),
    imports('src/shop/cart.ts', 'src/util/money.ts', '../util/money'),
    imports('src/shop/order.ts', 'src/shop/cart.ts', './cart'),
    imports('src/util/text.ts', 'src/util/money.ts', './money'),
    edge('file:src/util/text.ts', 'function:src/util/money.ts:round', 'EXPORTS', 'import', 'export { |round'),
    edge('function:src/main.ts:main', 'class:src/shop/cart.ts:Cart', 'REFERENCES', 'import', 'new |Cart'),
    edge(
      'function:src/main.ts:main',
      'constructor:src/shop/cart.ts:Cart.constructor',
      'CALLS',
      'member',
      'new |Cart',
    ),
    edge('function:src/main.ts:main', 'method:src/shop/cart.ts:Cart.add', 'CALLS', 'member', 'cart.|add'),
    edge('function:src/main.ts:main', 'method:src/shop/cart.ts:Cart.total', 'CALLS', 'member', 'cart.|total'),
    edge('function:src/main.ts:main', 'package:left-pad:default', 'CALLS', 'package', 'return |pad'),
    edge('function:src/main.ts:main', 'method:src/shop/order.ts:Order.price', 'CALLS', 'name', 'item.|price'),
    edge(
      'function:src/main.ts:main',
      ['function:src/util/money.ts:format', 'function:src/util/text.ts:format'],
      'CALLS',
      'ambiguous',
      'items.|format',
    ),
    edge(
      'class:src/shop/cart.ts:Cart',
      'class:src/shop/order.ts:Order',
      'EXTENDS',
      'import',
      'extends |Order',
    ),
    edge(
      'class:src/shop/cart.ts:Cart',
      'interface:src/shop/order.ts:Priced',
      'IMPLEMENTS',
      'import',
      'implements |Priced',
    ),
    edge(
      'constructor:src/shop/cart.ts:Cart.constructor',
      'constructor:src/shop/order.ts:Order.constructor',
      'CALLS',
      'member',
      'super',
    ),
    edge(
      'method:src/shop/cart.ts:Cart.add',
      'method:src/shop/cart.ts:Cart.check',
      'CALLS',
      'member',
      'this.|check',
    ),
    edge(
      'method:src/shop/cart.ts:Cart.add',
      'field:src/shop/cart.ts:Cart.items',
      'REFERENCES',
      'member',
      'this.|items',
    ),
    edge(
      'method:src/shop/cart.ts:Cart.total',
      'function:src/util/money.ts:format',
      'CALLS',
      'import',
      'return |format',
    ),
    edge(
      'method:src/shop/cart.ts:Cart.total',
      'method:src/shop/order.ts:Order.sum',
      'CALLS',
      'member',
      'this.|sum',
    ),
    edge(
      'class:src/shop/order.ts:Order',
      'interface:src/shop/order.ts:Priced',
      'IMPLEMENTS',
      'scope',
      'implements |Priced',
    ),
    {
      ...edge(
        'method:src/shop/order.ts:Order.sum',
        'method:src/shop/order.ts:Order.price',
        'CALLS',
        'member',
        'return this.|price',
      ),
      at: ['return this.|price', '+ this.|price'],
    },
    edge(
      'method:src/shop/order.ts:Order.from',
      'class:src/shop/cart.ts:Cart',
      'REFERENCES_TYPE',
      'import',
      'cart: |Cart',
    ),
    edge(
      'method:src/shop/order.ts:Order.from',
      'constructor:src/shop/order.ts:Order.constructor',
      'CALLS',
      'scope',
      'new |Order',
    ),
    edge(
      'method:src/shop/order.ts:Order.from',
      'method:src/shop/order.ts:Order.sum',
      'CALLS',
      'member',
      'cart.|sum',
    ),
    edge(
      'function:src/util/money.ts:format',
      'function:src/util/money.ts:round',
      'CALLS',
      'scope',
      'return |round',
    ),
    edge(
      'function:src/util/money.ts:format',
      'constant:src/util/money.ts:CURRENCY',
      'REFERENCES',
      'scope',
      '+ |CURRENCY',
    ),
    edge(
      'function:src/util/text.ts:format',
      'function:src/util/money.ts:format',
      'CALLS',
      'import',
      'return |money',
    ),
    {
      ...edge(
        'function:src/util/text.ts:format',
        'method:src/shop/order.ts:Priced.price',
        'CALLS',
        'member',
        'text.|price',
      ),
      rule: 'declared type',
    },
    edge(
      'method:src/shop/order.ts:Order.price',
      'method:src/shop/order.ts:Priced.price',
      'IMPLEMENTS',
      'member',
      '}\n\n  |price',
    ),
  ],
  open: [{ from: 'function:src/util/text.ts:format', name: 'round', at: 'price().|round' }],
};

function edge(
  from: string,
  to: string | string[],
  type: AtlasSpec['edges'][number]['type'],
  how: AtlasSpec['edges'][number]['how'],
  at: string,
): AtlasSpec['edges'][number] {
  return { from, to, type, how, at: [at] };
}

function imports(from: string, to: string, source: string): AtlasSpec['edges'][number] {
  return edge(`file:${from}`, `file:${to}`, 'IMPORTS', 'import', `'${source}'`);
}

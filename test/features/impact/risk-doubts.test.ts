import { beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../../support/operations.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import { findImpact } from '../../../src/site/impact/find-impact.ts';
import { findNode } from '../../../src/query/find-node.ts';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'app.py': [
    'class Cart:\n    def grand_total(self):\n        return tally(3)\n',
    'def tally(n):\n    return rounded(n)\n',
    'def rounded(n):\n    return n\n',
    'def price_tag(n):\n    return n\n',
    'jinja.globals.update(price_tag)\n',
    'def guessed():\n    return 1\n',
    'def guess(thing):\n    return thing.shipping_cost()\n',
    'class Parcel:\n    def shipping_cost(self):\n        return weight()\n',
    'def weight():\n    return 2\n',
    'def settled():\n    return 1\n',
    'print(settled())\n',
  ].join('\n\n'),
  'test_app.py': 'from app import guessed\n\n\ndef test_guessed():\n    assert guessed() == 1\n',
  'notes.toml': 'names = ["test_guessed"]\n',
  'templates/home.html': '{{ cart.grand_total() }} {{ price_tag(3) }}\n',
  'page.js': 'export function openCart() { return draw(); }\nfunction draw() { return 1; }\n',
  'vendor.min.js': `openCart();var x=[${'1,'.repeat(60_000)}1];`,
  'each.js':
    'export function each(list, f) { return list.map(f); }\nfunction run(f) { return f(); }\nrun(onClick);\nfunction onClick() { return label(); }\nfunction label() { return 1; }\n',
  'go.mod': 'module example.com/s\n',
  'main.go':
    'package main\n\ntype Level int\n\nfunc (l Level) String() string { return word() }\n\nfunc word() string { return "" }\n\nfunc main() { started() }\n\nfunc started() {}\n',
};

const registered = {
  'app.py': [
    'from flask import Flask\n\napp = Flask(__name__)\nHOOKS = {}\n',
    'def register(name):\n    def deco(f):\n        HOOKS[name] = f\n        return f\n    return deco\n',
    '@app.route("/")\ndef home():\n    return 1\n',
    '@register("x")\ndef on_x():\n    return 1\n',
    '@register("y")\ndef on_y():\n    return 1\n',
    'class Box:\n    @property\n    def label(self):\n        return 2\n    @staticmethod\n    def plain():\n        return 2\n',
    'print(on_y(), Box())\n',
  ].join('\n\n'),
  'api.ts':
    "import { Get } from '@nestjs/common';\nfunction listen(name: string) { return (t: any, k: string) => {}; }\nexport class Api {\n  @Get('b') list() { return 1; }\n  @listen('c') onClose() { return 2; }\n  rest() { return 1; }\n}\n",
};

interface Answer {
  risk: string;
  riskDoubts?: { id: string; because: string; places: { path: string; line?: number }[] }[];
}

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

describe.each(['check', 'impact'])('%s: a low risk that rests on an absence is a lower bound', (name) => {
  test.each([
    [
      'Cart.grand_total',
      'text',
      'Cart.grand_total',
      'text in templates/home.html:1 may use Cart.grand_total',
    ],
    ['tally', 'text', 'Cart.grand_total', 'text in templates/home.html:1 may use Cart.grand_total'],
    ['rounded', 'text', 'Cart.grand_total', 'text in templates/home.html:1 may use Cart.grand_total'],
    ['price_tag', 'text', 'price_tag', 'text in templates/home.html:1 may use price_tag'],
    ['Parcel.shipping_cost', 'possible', 'Parcel.shipping_cost', '1 possible reference (app.py:'],
    ['weight', 'possible', 'Parcel.shipping_cost', '1 possible reference (app.py:'],
    ['openCart', 'skipped', 'openCart', 'skipped file vendor.min.js may use openCart'],
    ['draw', 'skipped', 'openCart', 'skipped file vendor.min.js may use openCart'],
    ['label', 'values', 'onClick', 'may use onClick'],
    ['word', 'outside', 'Level.String', 'code outside the repository (method of an interface'],
  ])('%s: %s', async (symbol, because, of, text) => {
    const answer = await ask<Answer>(name, { name: symbol }, store);
    expect(answer.risk).toBe('low');
    expect(answer.riskDoubts?.map((each) => [each.because, each.id.split(':').at(-1)])).toContainEqual([
      because,
      of,
    ]);
    const shown = renderAnswer(findOperation(name)!, answer);
    expect(shown).toContain('Risk: low or higher: ');
    expect(shown).toContain(text);
  });

  test.each(['settled', 'started', 'guessed'])('%s has known callers only', async (symbol) => {
    const answer = await ask<Answer>(name, { name: symbol }, store);
    expect(answer).not.toHaveProperty('riskDoubts');
    expect(renderAnswer(findOperation(name)!, answer)).toContain('Risk: low.');
  });
});

test('one line that may use several symbols is named once', async () => {
  const atlas = await sourceAtlas({
    'store.js': 'export function persist() {}\n',
    'form.js':
      "import { persist } from './store';\nexport const methods = { saveForm() { persist(); }, loadForm() { persist(); } };\n",
    'view.pas': 'on("saveForm", "loadForm");\n',
  });
  const shown = renderAnswer(findOperation('check')!, await ask('check', { name: 'persist' }, atlas));
  expect(shown).toContain('text in view.pas:1 may use methods.loadForm and methods.saveForm');
  expect(shown.split('view.pas')).toHaveLength(2);
});

test('the page of a symbol names the doubts, those about its users after further steps', async () => {
  const found = (await findNode(store, 'function:app.py:rounded'))!;
  const doubts: string[] = [];
  for await (const { impact } of findImpact(store, found)) doubts.push(impact.riskDoubts);
  expect(doubts[0]).toBe('');
  expect(doubts.at(-1)).toBe('text in templates/home.html:1 may use Cart.grand_total');
});

describe.each(['check', 'impact'])('%s: decorators', (name) => {
  let atlas: Store;
  beforeAll(async () => {
    atlas = await sourceAtlas(registered);
  });

  test.each([
    ['home', 'app.route'],
    ['on_x', 'register'],
    ['Api.list', 'Get'],
    ['Api.onClose', 'listen'],
  ])('%s, which only a decorator registers, has a low risk as a lower bound', async (symbol, decorator) => {
    const answer = await ask<Answer>(name, { name: symbol }, atlas);
    expect(answer.riskDoubts?.map(({ because }) => because)).toEqual(['registered']);
    expect(renderAnswer(findOperation(name)!, answer)).toContain(
      `Risk: low or higher: the code that registers it (decorated with ${decorator}) may use ${symbol}.`,
    );
  });

  test.each(['on_y', 'Box.label', 'Box.plain', 'Api.rest'])('%s has none', async (symbol) => {
    expect(await ask<Answer>(name, { name: symbol }, atlas)).not.toHaveProperty('riskDoubts');
  });
});

import { expect, test } from 'vitest';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { ask } from '../../support/ask.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { findOperation } from '../../support/operations.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';

const { artifacts } = await indexMemory(
  memorySource({
    'base.ts':
      'export class Base {\n  run(): void {}\n}\nexport class Special extends Base {\n  run(): void {}\n}\n',
    'use.ts': "import { Base } from './base.ts';\nnew Base().run();\n",
    'Order.pas': 'type Order = class end;\n',
  }),
);
const store = new MemoryStore(artifacts);

test.each(['check', 'impact'])('%s: the risk of a file in an unknown language is unknown', async (name) => {
  const answer = await ask<Record<string, unknown>>(name, { path: 'Order.pas' }, store);
  expect(answer).toMatchObject({ risk: 'unknown', note: expect.stringContaining('no language') as string });
  const text = renderAnswer(findOperation(name)!, answer);
  expect(text).toContain('Risk: unknown.');
  expect(text).toContain('so its references are not known');
});

test.each(['check', 'impact'])('%s: an override is counted, but is no reference', async (name) => {
  const answer = await ask<Record<string, unknown>>(name, { name: 'Base.run' }, store);
  expect(answer).toMatchObject({ totalUsages: 1, usedByFiles: 1, totalOverrides: 1, risk: 'low' });
});

test.each(['check', 'impact'])('%s: a method that the library may call is no low risk', async (name) => {
  const { artifacts: files } = await indexMemory(
    memorySource({
      'go.mod': 'module example.com/s\n',
      'main.go':
        'package main\n\ntype Level int\n\nfunc (l Level) String() string { return "" }\n\nfunc (l Level) rest() {}\n\nfunc main() {}\n',
      'Point.java': 'class Point {\n  public String toString() { return ""; }\n}\n',
    }),
  );
  const of = (symbol: string) => ask<Record<string, unknown>>(name, { name: symbol }, new MemoryStore(files));
  const method = await of('Level.String');
  expect(method).toMatchObject({ totalUsages: 0, risk: 'unknown' });
  const text = renderAnswer(findOperation(name)!, method);
  expect(text).toContain('may call it: method of an interface of the standard library');
  expect(text).toContain('`fmt.Stringer`');
  expect(renderAnswer(findOperation(name)!, await of('Point.toString'))).toMatch(/string conversions/);
  expect(await of('Level.rest')).toMatchObject({ totalUsages: 0, risk: 'low' });
});

test('a name behind a sign is found in a file whose language does not use the sign in names', async () => {
  const { artifacts: files } = await indexMemory(
    memorySource({
      'names.py': 'def first():\n    pass\n\n\ndef second():\n    pass\n\n\nprint("$second")\n',
      'run.R': 'n <- import("names")\nn$first(1)\n',
      'own.ts': 'export function total(): void {}\n',
      'other.ts': 'const $total = 1;\nconsole.log(`${$total}`);\n',
      'page.php': '<?php $this->ship($a);\n',
      'ship.ts': 'export function ship(): void {}\n',
    }),
  );
  const of = (symbol: string) =>
    ask<Record<string, unknown>>('check', { name: symbol }, new MemoryStore(files));
  expect(await of('first')).toMatchObject({ textPlaces: [{ path: 'run.R', line: 2 }] });
  expect(await of('second')).toMatchObject({ textPlaces: [{ path: 'names.py', line: 9 }] });
  expect(await of('ship')).toMatchObject({ textPlaces: [{ path: 'page.php', line: 1 }] });
  expect(await of('total')).not.toHaveProperty('textPlaces');
});

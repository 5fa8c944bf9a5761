import { expect, test } from 'vitest';
import { renderAnswer } from '../../src/operations/render-answer.ts';
import { ask } from '../support/ask.ts';
import { findOperation } from '../support/operations.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

const atlas = sourceAtlas({
  'a.ts': [
    'export interface Props { total: number }',
    'export class Cart { total() { return 1; } }',
    'export function total(props: Props, cart: Cart) { return props.total + cart.total(); }',
    'export function lone() {}',
  ].join('\n'),
});

test.each([
  ['find_references', { name: 'total' }],
  ['check', { name: 'total' }],
  ['impact', { name: 'total' }],
  ['related', { name: 'total' }],
  ['path_between', { from: 'total', to: 'lone' }],
])('%s names the symbol that it took for an ambiguous name, and the others', async (name, input) => {
  const text = renderAnswer(findOperation(name)!, await ask(name, input, await atlas));
  expect(text).toContain('property:a.ts:Props.total');
  expect(text).toContain(
    'Other symbols have this name; an id selects one: method:a.ts:Cart.total, function:a.ts:total.',
  );
});

test('a name of one symbol needs no choice', async () => {
  const answer = await ask('find_references', { name: 'Cart' }, await atlas);
  expect(renderAnswer(findOperation('find_references')!, answer)).not.toContain('Other symbols');
});

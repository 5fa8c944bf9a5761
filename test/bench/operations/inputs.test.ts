import { expect, test } from 'vitest';
import * as z from 'zod';
import { inputsFor } from './inputs.ts';

test('inputs of an operation are made from what its schema accepts', () => {
  const samples = [
    { id: 'function:a.x:f', name: 'f', path: 'a.x', directory: '' },
    { id: 'function:b.x:g', name: 'g', path: 'b.x', directory: '' },
  ];
  expect(inputsFor(z.object({ id: z.string(), depth: z.int().default(1) }), samples)).toEqual([
    { id: 'function:a.x:f' },
    { id: 'function:b.x:g' },
  ]);
  expect(inputsFor(z.object({ limit: z.int().optional() }), samples)).toEqual([{}]);
});

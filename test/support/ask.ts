import { expect } from 'vitest';
import { findOperation } from './operations.ts';
import type { RunContext } from '../../src/operations/operation.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import type { Store } from '../../src/store/store.ts';
import { expectWayOn } from './expect-way-on.ts';
import { tinyAtlas } from './tiny-atlas.ts';

const tiny = tinyAtlas();

/** Asks as a face does, and holds the answer against the schema that the operation promises. */
export async function ask<Answer>(
  name: string,
  input: unknown = {},
  store: Store = tiny,
  context: RunContext = {},
): Promise<Answer> {
  const operation = findOperation(name);
  if (!operation) throw new Error(`no operation ${name}`);
  const answer = await runOperation(operation, store, input, context);
  expect(operation.output.parse(answer)).toEqual(answer);
  expectWayOn(answer);
  // The shape is what the test is about: it says what it expects.
  return JSON.parse(JSON.stringify(answer)) as Answer;
}

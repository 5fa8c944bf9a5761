import fc from 'fast-check';
import { operations } from '../../support/operations.ts';
import { inputJsonSchema } from '../../../src/operations/json-schema.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { tinyCommits } from '../../support/tiny-history.ts';
import { words } from './hostile.ts';
import { valuesOf } from './schema-values.ts';

export interface Question {
  operation: string;
  /** JSON text, which can hold `__proto__` as an object cannot. */
  input: string;
}

/** Names, ids, addresses, paths and commits of the tiny atlas. */
const known: readonly string[] = [
  ...new Set([
    ...tinyArtifacts().flatMap(({ path, value }) =>
      path.startsWith('api/v1/file/')
        ? (value as FileShard).nodes.flatMap(({ id, name, symbol, address }) => [id, name, symbol, address])
        : [],
    ),
    ...words('src src/shop src/shop/cart.ts src/shop/cart.ts::Cart package:left-pad tiny-shop root class'),
    ...words('HEAD main v1 toy CALLS IMPORTS'),
    ...[tinyCommits.before, tinyCommits.now, tinyCommits.now.slice(0, 7)],
  ]),
];

/** Questions to all operations, made from the schemas that these publish. */
export const questions: fc.Arbitrary<Question> = fc.constantFrom(...operations).chain((operation) =>
  valuesOf(inputJsonSchema(operation), known).map((input) => ({
    operation: operation.name,
    input: JSON.stringify(input),
  })),
);

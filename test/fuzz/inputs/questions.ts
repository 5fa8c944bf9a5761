import fc from 'fast-check';
import { operations } from '../../../src/operations/index.ts';
import { inputJsonSchema } from '../../../src/operations/json-schema.ts';
import type { Operation } from '../../../src/operations/operation.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { tinyCommits } from '../../support/tiny-history.ts';
import { valuesOf } from './schema-values.ts';

/** A question as JSON, which may hold members that an object cannot be written with. */
export interface Question {
  operation: string;
  input: string;
}

/** What the tiny atlas knows: ids, paths, names, addresses, commits. */
const words: readonly string[] = [
  ...new Set([
    ...tinyArtifacts().flatMap(({ path, value }) =>
      path.startsWith('api/v1/file/')
        ? (value as FileShard).nodes.flatMap(({ id, name, symbol, address }) => [id, name, symbol, address])
        : [],
    ),
    ...[
      'src',
      'src/shop',
      'src/shop/cart.ts',
      'src/shop/cart.ts::Cart',
      'package:left-pad',
      'tiny-shop',
      'root',
      'class',
    ],
    ...[
      'HEAD',
      'main',
      'v1',
      tinyCommits.before,
      tinyCommits.now,
      tinyCommits.now.slice(0, 7),
      'toy',
      'CALLS',
      'IMPORTS',
    ],
  ]),
];

/** Questions to all operations, made from the schemas that they publish. */
export const questions: fc.Arbitrary<Question> = fc
  .constantFrom(...operations)
  .chain((operation: Operation) =>
    valuesOf(inputJsonSchema(operation), words).map((input) => ({
      operation: operation.name,
      input: JSON.stringify(input),
    })),
  );

import { expect, test } from 'vitest';
import type * as z from 'zod';
import { Accuracy } from '../../src/model/accuracy.ts';
import { AtlasIndex } from '../../src/model/atlas-index.ts';
import { DirectoryShard } from '../../src/model/directory-shard.ts';
import { FileShard } from '../../src/model/file-shard.ts';
import {
  Complexity,
  Cycles,
  DynamicCalls,
  Findings,
  IncompleteFiles,
  NamesInSkipped,
  CoverageGaps,
} from '../../src/model/quality.ts';
import { SymbolShard } from '../../src/model/symbol-shard.ts';
import { tinyArtifacts } from './tiny-atlas.ts';

const schemas: [RegExp, z.ZodType][] = [
  [/v1\/index\.json$/, AtlasIndex],
  [/v1\/tree\//, DirectoryShard],
  [/v1\/file\//, FileShard],
  [/v1\/symbols\//, SymbolShard],
  [/cycles/, Cycles],
  [/findings/, Findings],
  [/complexity/, Complexity],
  [/accuracy/, Accuracy],
  [/coverage-gaps/, CoverageGaps],
  [/incomplete-files/, IncompleteFiles],
  [/names-in-skipped/, NamesInSkipped],
  [/dynamic-calls/, DynamicCalls],
];

test.each(tinyArtifacts())('$path of the tiny atlas matches its schema', ({ path, value }) => {
  const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
  expect(schema?.parse(value)).toEqual(value);
});

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { operations } from '../support/operations.ts';
import { openApiArtifact } from '../../src/publish/openapi.ts';
import { schemaArtifacts } from '../../src/publish/schemas.ts';

const document = openApiArtifact(operations).value as {
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
};

test('is valid OpenAPI 3.1', async () => {
  // The validator reads only this document. The next test checks that the schemas exist.
  const alone = JSON.stringify(document).replaceAll(/\{"\$ref":"schema\/[^"]+"\}/g, '{}');
  const result = await new Validator().validate(JSON.parse(alone) as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('names every operation once, and only existing schemas', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name } of operations) expect(ids).toEqual(expect.arrayContaining([name, `post_${name}`]));
  const schemas = new Set(
    schemaArtifacts(operations).flatMap(({ path, value }) =>
      Object.keys((value as { $defs?: object }).$defs ?? {}).map((name) => `${path}#/$defs/${name}`),
    ),
  );
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"(schema\/[^"]+)"/g)].map(
    ([, path]) => `api/v1/${path}`,
  );
  expect(references.filter((path) => !schemas.has(path))).toEqual([]);
  expect(references.length).toBeGreaterThan(operations.length);
});

test('a published atlas promises what a static host answers, and nothing else', () => {
  const { paths } = openApiArtifact([]).value as { paths: Record<string, unknown> };
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
  expect(schemaArtifacts([]).map(({ path }) => path)).not.toContain('api/v1/schema/operations.json');
});

test('references inside a schema lead to a part of the same schema', () => {
  for (const { path, value } of schemaArtifacts(operations)) {
    if (!path.includes('/schema/')) continue;
    const references = [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    for (const to of references) {
      const [root, ...steps] = to.split('/');
      expect(root).toBe('#');
      const target = steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], value);
      expect(target, to).toBeTypeOf('object');
    }
  }
});

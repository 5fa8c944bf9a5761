import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'src', 'indexer', 'resolve', 'infer', 'algebra');

/** A port with more functions is the layer itself, and no longer says what the layers below depend on. */
const MAX_FUNCTIONS = 10;

it.each([
  ['member-lookup.ts', 'MemberLookup'],
  ['expression-evaluator.ts', 'ExpressionEvaluator'],
])('%s declares a small port, each function with its documentation', (file, name) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const port = source.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name);
  const functions = port && ts.isInterfaceDeclaration(port) ? [...port.members] : [];
  expect(functions.length).toBeGreaterThan(0);
  expect(functions.length).toBeLessThanOrEqual(MAX_FUNCTIONS);
  expect(functions.filter((each) => ts.getJSDocCommentsAndTags(each).length === 0)).toEqual([]);
});

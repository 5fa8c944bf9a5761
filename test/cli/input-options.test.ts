import { inputJsonSchema, schemaOf } from '../../src/operations/json-schema.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputOptions, optionForWord, parseValue, wordName } from '../../src/cli/input-options.ts';
import { operations } from '../../src/operations/index.ts';

const schema = z
  .object({
    repository: z.string().optional(),
    symbolId: z.string().optional().describe('An id'),
    name: z.string().optional(),
    maxDepth: z.int().default(2),
    detail: z.enum(['min', 'max']).default('min'),
    kinds: z.array(z.enum(['a', 'b'])).optional(),
    with_source: z.boolean().default(true),
    path: z.string().optional(),
    filter: z.object({ x: z.number() }).optional(),
  })
  .refine(() => true);
const options = inputOptions(schemaOf(schema, 'input'));
const byName = (property: string) => options.find((option) => option.property === property)!;

describe('options from the schema of an input', () => {
  it('have kebab-case names', () => {
    expect(options.map(({ flag, type }) => `${flag} ${type}`)).toEqual([
      '--repository text',
      '--symbol-id text',
      '--name text',
      '--max-depth number',
      '--detail text',
      '--kinds list',
      '--with-source boolean',
      '--input-path text',
      '--filter json',
    ]);
    expect(byName('symbolId').description).toBe('An id');
    expect(byName('detail')).toMatchObject({ choices: ['min', 'max'], defaultValue: 'min', required: false });
    expect(byName('kinds').choices).toEqual(['a', 'b']);
  });

  it('treat a word as an id if it parses as one, and otherwise as a name', () => {
    expect(optionForWord(options, 'class:src/a.ts:Cart')?.property).toBe('symbolId');
    expect(optionForWord(options, 'Cart.total')?.property).toBe('name');
    expect(wordName(options)).toBe('symbolId|name');
    expect(
      optionForWord(inputOptions(schemaOf(z.object({ nodeId: z.string() }), 'input')), 'Cart')?.property,
    ).toBe('nodeId');
    expect(
      optionForWord(inputOptions(schemaOf(z.object({ limit: z.int() }), 'input')), 'Cart'),
    ).toBeUndefined();
  });

  it('parse values, and name the option of an invalid one', () => {
    expect(parseValue(byName('maxDepth'), '3')).toBe(3);
    expect(parseValue(byName('kinds'), 'a,b')).toEqual(['a', 'b']);
    expect(parseValue(byName('filter'), '{"x":1}')).toEqual({ x: 1 });
    expect(() => parseValue(byName('maxDepth'), 'deep')).toThrow('--max-depth takes a number, not "deep".');
    expect(() => parseValue(byName('filter'), '{')).toThrow('--filter takes JSON');
  });

  it('have a distinct flag for each input of every operation', () => {
    for (const operation of operations) {
      const flags = inputOptions(inputJsonSchema(operation)).map(({ flag }) => flag);
      expect(new Set(flags).size, operation.name).toBe(flags.length);
    }
  });
});

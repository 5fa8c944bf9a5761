import { inputJsonSchema, schemaOf } from '../../src/operations/json-schema.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inputOptions, parseValue, wordInput, wordNames } from '../../src/cli/input-options.ts';
import { operations } from '../support/operations.ts';

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
      '--path text',
      '--filter json',
    ]);
    expect(byName('symbolId').description).toBe('An id');
    expect(byName('detail')).toMatchObject({ choices: ['min', 'max'], defaultValue: 'min', required: false });
    expect(byName('kinds').choices).toEqual(['a', 'b']);
  });

  const ofSchema = (of: z.ZodType) => inputOptions(schemaOf(of, 'input'));

  it('treat a word as an id if it parses as one, and otherwise as a name', () => {
    expect(wordInput(options, ['class:src/a.ts:Cart'])).toEqual({ symbolId: 'class:src/a.ts:Cart' });
    expect(wordInput(options, ['Cart.total'])).toEqual({ name: 'Cart.total' });
    expect(wordNames(options)).toBe('[symbolId|name]');
    expect(() => wordInput(options, ['Cart', 'total'])).toThrow('"total" is one word too many');
    const one = ofSchema(z.object({ nodeId: z.string() }));
    expect(wordInput(one, ['Cart'])).toEqual({ nodeId: 'Cart' });
    expect(() => wordInput(ofSchema(z.object({ limit: z.int() })), ['Cart'])).toThrow('takes no words');
  });

  it('give words to the required texts in their order, then to the path; a list takes all that follow', () => {
    const pair = ofSchema(
      z.object({ to: z.string(), depth: z.int(), path: z.string().optional(), from: z.string() }),
    );
    expect(wordInput(pair, ['A', 'B', 'src'])).toEqual({ to: 'A', from: 'B', path: 'src' });
    expect(wordNames(pair)).toBe('<to> <from> [path]');
    const list = ofSchema(z.object({ changed: z.array(z.string()) }));
    expect(wordInput(list, ['a.ts', 'b.ts'])).toEqual({ changed: ['a.ts', 'b.ts'] });
    expect(wordNames(list)).toBe('<changed...>');
  });

  it('parse values, and name the option of an invalid one', () => {
    expect(parseValue(byName('maxDepth'), '3')).toBe(3);
    expect(parseValue(byName('kinds'), 'a,b')).toEqual(['a', 'b']);
    expect(parseValue(byName('kinds'), '**/*.{ts,cs},b')).toEqual(['**/*.{ts,cs}', 'b']);
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

import * as z from 'zod';
import type { Sample } from './sample.ts';

type Input = Record<string, unknown>;

/** What the fields of inputs are called that ask about one thing, and what of a sample answers them. */
const fields: Record<string, (sample: Sample, other: Sample) => unknown> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  query: ({ name }) => name,
  path: ({ path }) => path,
  directory: ({ directory }) => directory,
  from: ({ id }) => id,
  to: (_, { id }) => id,
  pattern: ({ name }) => name,
  changed: ({ path }) => [path],
  action: () => 'impact',
};

/**
 * Inputs that an operation accepts, made from samples without knowing the operation: nothing at all, each
 * known field alone, and all known fields together; what its schema refuses is left out.
 */
export function inputsFor(schema: z.ZodType, samples: readonly Sample[]): Input[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const known = Object.keys(properties).filter((name) => Object.hasOwn(fields, name));
  const inputs = samples.flatMap((sample, index) => {
    const other = samples[(index + 1) % samples.length] ?? sample;
    const values = known.map((name) => ({ [name]: fields[name]?.(sample, other) }));
    // Some ask about files, others about directories.
    const folders = known.includes('path') ? [{ path: sample.directory || '.' }] : [];
    return [...values, ...folders, Object.assign({}, ...values) as Input];
  });
  const distinct = new Map([{}, ...inputs].map((input) => [JSON.stringify(input), input]));
  return [...distinct.values()].filter((input) => schema.safeParse(input).success);
}

import fc from 'fast-check';
import { inputJsonSchema, type JsonSchema } from '../../../src/operations/json-schema.ts';
import type { Operation } from '../../../src/operations/operation.ts';

/** What exists in the tiny atlas, what nearly does, and what breaks things. */
const texts = [
  ...['class:src/shop/cart.ts:Cart', 'method:src/shop/cart.ts:Cart.total', 'file:src/main.ts', 'root'],
  ...[
    'src/shop/cart.ts',
    'src/shop',
    'src',
    '.',
    '',
    'README.md',
    'src/shop/cart.ts::Cart',
    'package:left-pad',
  ],
  ...['Cart', 'total', 'Cart.total', 'format', 'fromat', 'cart', 'tiny-shop', 'Class', 'function'],
  ...[
    '../../etc/passwd',
    '/etc/passwd',
    '__proto__',
    'constructor',
    '(a+)+$',
    '[',
    '**/*',
    '\u0000',
    'é'.repeat(50),
  ],
];

/** Inputs of an operation, right and wrong ones, made from what it publishes of its input. */
export function anyInput(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = inputJsonSchema(operation) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, anyValue(schema)]),
  );
  return fc.record(members, { requiredKeys: required });
}

function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const values = schema['enum'];
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...(values as unknown[]), 'nothing');
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-1, 1.5, 100_000));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fc.constantFrom(...texts), { maxLength: 3 });
    case 'object':
      return fc.constantFrom({}, { bm25: 1 });
    default:
      return fc.constantFrom(...texts);
  }
}

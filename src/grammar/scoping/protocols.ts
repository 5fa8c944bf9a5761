import * as z from 'zod';

/** A chain of members: each is called on the result of the previous one. */
const Chain = z.array(z.string());
const Chains = z.array(Chain).default([]);
const MethodByName = z.record(z.string(), z.string()).default({});

/** Flags about the methods that operators and statements call. */
export const protocolFlags = {
  pointerOperator: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The method of an operator that leads to what a value points to: it is called again on its result, up to what is held by a value of `types.list`',
    ),
  operators: MethodByName.describe('The method that an operator calls on its left operand'),
  rightOperators: MethodByName.describe('The method that an operator calls on its right operand'),
  reflectedOperators: MethodByName.describe(
    'The method that is called on the right operand if the left one lacks that of an operator',
  ),
  operatorFallbacks: MethodByName.describe(
    'The method that is called on the same operand if it lacks that of an operator',
  ),
  protocols: z
    .strictObject({
      iterate: Chains.describe('The item of an iteration'),
      iterateCalls: z
        .array(Chain)
        .optional()
        .describe(
          'The methods that iteration calls, if `iterate` begins with what the library only declares for inference',
        ),
      await: Chains.describe('The value of what is awaited'),
      enter: Chains.describe('The value that a block with a resource binds'),
      leave: Chains.describe('The methods that the end of such a block calls'),
      enterAsync: Chains.describe('`enter` where it is awaited'),
      leaveAsync: Chains.describe('`leave` where it is awaited'),
      call: Chains.describe('The result of calling a value'),
      element: Chains.describe('The element under a key'),
      store: Chains.describe('The methods that assigning an element calls'),
      remove: Chains.describe('The methods that removing an element calls'),
      functions: MethodByName.describe(
        'The method of its first argument that a function of the language calls, by the name of the function, or of its owner and it: `a.b`',
      ),
      deconstruct: z
        .string()
        .optional()
        .describe(
          'The method whose parameters take the values into which a value is taken apart by position',
        ),
      deconstructsHead: z
        .boolean()
        .default(false)
        .describe('Whether a value is taken apart into what the head of its type declares'),
      describe: Chains.describe(
        'For a value that is a member of a type: the value that accessing the member returns (a descriptor)',
      ),
      describeStore: Chains.describe(
        'The methods of a descriptor that assigning the member of an instance calls',
      ),
      describeRemove: Chains.describe(
        'The methods of a descriptor that removing the member of an instance calls',
      ),
      describeName: Chains.describe(
        'The methods of a descriptor that declaring the type calls, with the name of the member',
      ),
    })
    .prefault({})
    .describe(
      'Methods behind language constructs, as chains of members: each is called on the result of the previous one. The first chain that resolves is used',
    ),
};

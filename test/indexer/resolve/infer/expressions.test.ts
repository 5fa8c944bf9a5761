import { FIRST_ROW } from '../../../../src/indexer/facts/ids.ts';
import { describe, expect, it } from 'vitest';
import type { ProgramFile } from '../../../../src/indexer/resolve/bind/program.ts';
import {
  ExtensionCalls,
  type ExtensionCallsContext,
} from '../../../../src/indexer/resolve/infer/expressions/extension-calls.ts';
import { toValue, ValueTag, type Values } from '../../../../src/indexer/resolve/types/values.ts';
import { numbered } from '../../../support/ids.ts';
import { only } from './only.ts';

const file = only<ProgramFile>({
  facts: only<ProgramFile['facts']>({ expressions: new Int32Array() }),
  grammar: { manifest: { family: 'x' } } as unknown as ProgramFile['grammar'],
});
const text = toValue(ValueTag.Instance, numbered(1));
const property = toValue(ValueTag.Definition, numbered(2));

/** Whether `value.count()` means an extension method, though the type of the value has a property of that name. */
function isExtensionCall(extensions: number[], held: Values, isCallable: boolean): boolean {
  const calls = new ExtensionCalls(
    only<ExtensionCallsContext>({
      nameIndex: only({ extensions: () => extensions.map(numbered) }),
      program: only<ExtensionCallsContext['program']>({
        definition: () =>
          ({ kind: 'property', name: 'count' }) as unknown as ReturnType<
            ExtensionCallsContext['program']['definition']
          >,
      }),
      expressions: only({ valuesOf: () => held }),
      callables: { of: () => (isCallable ? [text] : []) },
    }),
  );
  return calls.areInstead(file, FIRST_ROW, [property]);
}

describe('a call by the name of a property', () => {
  it('means an extension method of that name if the property holds data', () => {
    expect(isExtensionCall([7], [text], false)).toBe(true);
  });

  it('means the property without such a method, or if what it holds can be called', () => {
    expect(isExtensionCall([], [text], false)).toBe(false);
    expect(isExtensionCall([7], [text], true)).toBe(false);
  });
});

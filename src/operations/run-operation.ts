import type { z } from 'zod';
import type { Store } from '../store/store.ts';
import { OperationError } from './operation-error.ts';
import type { Operation, RunContext } from './operation.ts';

/** Asks with input that was not checked yet. Throws `OperationError` when the input is not as its schema says. */
export async function runOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
  store: Store,
  input: unknown,
  context: RunContext = {},
): Promise<z.output<Output>> {
  const parsed = operation.input.safeParse(input);
  if (parsed.success) return operation.run(store, parsed.data, context);
  const issues = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  const code = operation.invalidInputCode ?? 'VALIDATION_FAILED';
  throw new OperationError(code, `${operation.name}: ${issues.join('; ')}`, {
    cause: parsed.error,
    details: issues,
  });
}

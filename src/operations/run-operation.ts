import type * as z from 'zod';
import { closest } from '../query/closest.ts';
import type { Store } from '../store/store.ts';
import { boundInput } from './bound-input.ts';
import { withOwnNames } from './contract.ts';
import { describeIssue } from './describe-issue.ts';
import { inputJsonSchema } from './json-schema.ts';
import { OperationError } from './operation-error.ts';
import type { Operation, RunContext } from './operation.ts';
import { readNumberTexts } from './read-number-texts.ts';
import { fieldName } from './rename-fields.ts';

/** Runs an operation with unchecked input. Throws `OperationError` if the input does not match its schema, or is too long. */
export async function runOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
  store: Store,
  input: unknown,
  context: RunContext = {},
): Promise<z.output<Output>> {
  boundInput(operation, input);
  const own = withOwnNames(operation, input);
  let parsed = operation.input.safeParse(own);
  const numbers = parsed.success ? undefined : readNumberTexts(own, parsed.error.issues);
  if (numbers !== undefined) parsed = operation.input.safeParse(numbers);
  if (parsed.success) return operation.run(store, parsed.data, context);
  const issues = parsed.error.issues.map((issue) => describeProblem(issue, operation));
  const code = operation.invalidInputCode ?? 'VALIDATION_FAILED';
  throw new OperationError(code, `${operation.name}: ${issues.join('; ')}`, {
    cause: parsed.error,
    details: issues,
  });
}

/** Describes a problem of the input. For an unknown member, names the nearest known one. */
function describeProblem(issue: z.core.$ZodIssue, operation: Operation): string {
  const { path } = issue;
  if (issue.code !== 'unrecognized_keys' || path.length > 0)
    return path.length > 0 ? describeIssue(inputPath(path, operation), issue) : issue.message;
  const known = Object.keys(inputJsonSchema(operation)['properties'] ?? {});
  const [unknown = ''] = issue.keys;
  const nearest = closest(unknown, known, (name) => name, 1)[0];
  const meant = nearest === undefined ? '' : `, perhaps ${nearest} is meant`;
  return `there is no input "${unknown.slice(0, 100)}"${meant}. Inputs: ${known.join(', ') || 'none'}`;
}

function inputPath([field, ...rest]: readonly PropertyKey[], { inputNames = {} }: Operation): string {
  return [fieldName(String(field), inputNames), ...rest].join('.');
}

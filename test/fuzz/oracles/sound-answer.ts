import { isDeepStrictEqual } from 'node:util';
import { ask } from '../../../src/operations/ask.ts';
import type { AtlasHost } from '../../../src/operations/atlas-host.ts';
import { ErrorBody, errorBody } from '../../../src/operations/error-body.ts';
import { OperationError } from '../../../src/operations/operation-error.ts';
import type { Operation } from '../../../src/operations/operation.ts';
import { invariant } from '../target.ts';

/** Characters; no answer from the tiny atlas is longer. */
const MAX_ANSWER = 2_000_000;

/**
 * The answer or the error of an operation as REST and MCP send it. `checked`: the answer must match the schema of the
 * operation, which answers from a damaged atlas need not.
 */
export async function soundAnswer(
  host: AtlasHost,
  operation: Operation,
  input: unknown,
  { checked = true } = {},
): Promise<unknown> {
  try {
    const answer = plain(await ask(host, operation, input));
    invariant(JSON.stringify(answer).length < MAX_ANSWER, `${operation.name} has too long an answer`);
    if (!checked) return answer;
    const parsed = operation.output.safeParse(answer);
    invariant(
      parsed.success,
      `${operation.name} has an answer that does not match its schema: ${parsed.error?.message ?? ''}`,
    );
    invariant(
      isDeepStrictEqual(plain(parsed.data), answer),
      `${operation.name} has an answer with more than its schema allows`,
    );
    return answer;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    // The cause says where.
    if (error.code === 'INTERNAL') throw new Error(error.message, { cause: error.cause });
    return ErrorBody.parse(errorBody(error));
  }
}

/** The outcome that stands for an answer. */
export function outcomeOf(operation: Operation, answer: unknown): string {
  return `${operation.name} ${ErrorBody.safeParse(answer).data?.error ?? 'answered'}`;
}

export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

import { isDeepStrictEqual } from 'node:util';
import { ask, type AtlasHost } from '../../../src/operations/ask.ts';
import { ErrorBody, errorBody } from '../../../src/operations/error-body.ts';
import { OperationError } from '../../../src/operations/operation-error.ts';
import type { Operation } from '../../../src/operations/operation.ts';
import { invariant } from '../target.ts';

/** No question of a small atlas has an answer of more characters. */
const MAX_ANSWER = 2_000_000;

/**
 * The answer or the error of an operation as a face sends it. `checked`: held against what it publishes of itself, as
 * only the answers from a sound atlas can be.
 */
export async function soundAnswer(
  host: AtlasHost,
  operation: Operation,
  input: unknown,
  { checked = true } = {},
): Promise<unknown> {
  try {
    const answer = plain(await ask(host, operation, input));
    invariant(JSON.stringify(answer).length < MAX_ANSWER, `${operation.name} answers without an end`);
    if (!checked) return answer;
    const parsed = operation.output.safeParse(answer);
    invariant(
      parsed.success,
      `${operation.name} answers what is not in its schema: ${parsed.error?.message ?? ''}`,
    );
    invariant(
      isDeepStrictEqual(plain(parsed.data), answer),
      `${operation.name} answers more than its schema says`,
    );
    return answer;
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    // The cause says where.
    if (error.code === 'INTERNAL') throw new Error(error.message, { cause: error.cause });
    return ErrorBody.parse(errorBody(error));
  }
}

/** What an answer is called among the outcomes. */
export function outcomeOf(operation: Operation, answer: unknown): string {
  return `${operation.name} ${ErrorBody.safeParse(answer).data?.error ?? 'answered'}`;
}

export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

import { StoreError } from '../../store/store.ts';

/** The query cannot be searched for. The message is a sentence for the reader. */
export class QueryError extends Error {}

/** Returns the reason why a search failed, as a sentence for the reader. */
export function failureMessage(error: unknown): string {
  if (error instanceof QueryError) return error.message;
  const reason = error instanceof StoreError ? error.message.replace(/\.?$/, '.') : '';
  return `The search failed. ${reason}`.trim();
}

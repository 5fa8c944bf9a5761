import * as z from 'zod';
import { operationErrorCodes, type OperationError, type OperationErrorCode } from './operation-error.ts';

export const ErrorBody = z
  .object({
    error: z.enum(operationErrorCodes).describe('A stable code'),
    message: z.string().describe('Describes what happened and what to do next'),
    details: z
      .array(z.string())
      .describe('Problems of the input, one for each member; empty if there are none'),
    nearest: z.array(z.string()).describe('Similar names, best first; empty if there are none'),
  })
  .describe('The body that every interface returns for an error')
  .meta({
    examples: [
      {
        error: 'NOT_FOUND',
        message: 'No symbol "Cart.totl" in src/cart.ts. Similar: Cart.total.',
        ...{ details: [], nearest: ['method:src/cart.ts:Cart.total'] },
      },
    ],
  });
export type ErrorBody = z.infer<typeof ErrorBody>;

export function errorBody({ code, message, details, nearest }: OperationError): ErrorBody {
  return { error: code, message, details: [...details], nearest: [...nearest] };
}

/** The HTTP status of each error code. */
export const errorStatus: Readonly<Record<OperationErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  NOT_DIRECTORY: 400,
  FORBIDDEN: 403,
  REPO_NOT_FOUND: 404,
  INGEST_REQUIRED: 409,
  AST_INDEX_REQUIRED: 409,
  HISTORY_REQUIRED: 409,
  ATLAS_UNREADABLE: 500,
  UNAVAILABLE: 503,
  /** The client has gone and reads no status; proxies log this one. */
  CANCELLED: 499,
  INTERNAL: 500,
};

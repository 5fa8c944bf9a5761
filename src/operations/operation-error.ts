/** Machine-readable error codes; REST maps them to a status, the CLI to an exit code. */
export const operationErrorCodes = [
  /** The input does not match its schema. */
  'VALIDATION_FAILED',
  /** `VALIDATION_FAILED` under the name that the contract of `tree` gives it. */
  'INVALID_ARGUMENT',
  /** No such node, file, directory or snapshot. */
  'NOT_FOUND',
  'NOT_DIRECTORY',
  /** The request comes from a page of another origin. */
  'FORBIDDEN',
  /** The atlas is of another repository. */
  'REPO_NOT_FOUND',
  /** There is no atlas. */
  'INGEST_REQUIRED',
  /** The atlas has no file with code. */
  'AST_INDEX_REQUIRED',
  /** The atlas knows no commits: no git, or it was built without them. */
  'HISTORY_REQUIRED',
  /** The atlas exists but cannot be read: it is damaged, or another version built it. */
  'ATLAS_UNREADABLE',
  /** The server of the atlas, or the language model, does not answer, or a file of the repository is being written. */
  'UNAVAILABLE',
  'CANCELLED',
  /** A defect in Treeatlas. */
  'INTERNAL',
] as const;
export type OperationErrorCode = (typeof operationErrorCodes)[number];

/** A question that cannot be answered. The message says what to do next. */
export class OperationError extends Error {
  readonly code: OperationErrorCode;
  /** Ids or names similar to the input, best first. */
  readonly nearest: readonly string[];
  /** The problems of the input, one for each member. */
  readonly details: readonly string[];

  constructor(
    code: OperationErrorCode,
    message: string,
    options: ErrorOptions & { nearest?: readonly string[]; details?: readonly string[] } = {},
  ) {
    super(message, options);
    this.name = 'OperationError';
    this.code = code;
    this.nearest = options.nearest ?? [];
    this.details = options.details ?? [];
  }
}

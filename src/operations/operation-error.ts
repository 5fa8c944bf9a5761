/** Machine-readable reasons; REST maps them to a status, the CLI to an exit code. */
export const operationErrorCodes = [
  /** The input is not as its schema says. */
  'VALIDATION_FAILED',
  /** The same of `tree`, whose contract calls it so. */
  'INVALID_ARGUMENT',
  /** No such node, file, directory or snapshot. */
  'NOT_FOUND',
  'NOT_DIRECTORY',
  /** Asked from where nobody may ask: a page of a stranger. */
  'FORBIDDEN',
  /** The atlas is of another repository. */
  'REPO_NOT_FOUND',
  /** There is no atlas. */
  'INGEST_REQUIRED',
  /** The atlas has no file with code. */
  'AST_INDEX_REQUIRED',
  /** The atlas knows no commits: no git, or it was built without them. */
  'HISTORY_REQUIRED',
  /** The atlas is there and cannot be read: damaged, or made by another version. */
  'ATLAS_UNREADABLE',
  /** What the atlas is read from does not answer. */
  'UNAVAILABLE',
  'CANCELLED',
  /** Not foreseen: a defect of ours. */
  'INTERNAL',
] as const;
export type OperationErrorCode = (typeof operationErrorCodes)[number];

/** A question that cannot be answered, said so that the asker knows what to do next. */
export class OperationError extends Error {
  readonly code: OperationErrorCode;
  /** What the asker may have meant, best first. */
  readonly nearest: readonly string[];
  /** What is wrong with the input, member by member. */
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

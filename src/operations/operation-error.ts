/** Machine-readable reasons; REST maps them to a status, the CLI to an exit code. */
export type OperationErrorCode =
  'VALIDATION_FAILED' | 'NOT_FOUND' | 'REPO_NOT_FOUND' | 'INGEST_REQUIRED' | 'AST_INDEX_REQUIRED';

/** A question that cannot be answered, said so that the asker knows what to do next. */
export class OperationError extends Error {
  readonly code: OperationErrorCode;
  /** What the asker may have meant, best first. */
  readonly nearest: readonly string[];

  constructor(
    code: OperationErrorCode,
    message: string,
    options: ErrorOptions & { nearest?: readonly string[] } = {},
  ) {
    super(message, options);
    this.name = 'OperationError';
    this.code = code;
    this.nearest = options.nearest ?? [];
  }
}

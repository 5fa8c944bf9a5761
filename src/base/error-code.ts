/** The code of a system error, such as `ENOENT`; undefined for other errors. */
export function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** Whether an error says that nothing exists at a path. */
export function isMissing(cause: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(cause) ?? '');
}

/** The same error with the file as its `path`: a write that fails names none. */
export function withPath(cause: unknown, path: string): unknown {
  return cause instanceof Error ? Object.assign(cause, { path }) : cause;
}

/** An error as plain data, because processes and threads cannot exchange instances of classes. */
export interface SerializedError {
  name: string;
  message: string;
  stack: string | undefined;
  cause: SerializedError | undefined;
  /** Other own properties that are strings, such as `code`, `where` and `next`. */
  strings: Record<string, string>;
}

/** A class of errors that callers test with `instanceof`. */
export type ErrorClass = new (...args: never[]) => Error;

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, cause: undefined, strings: {} };
  const { name, message, stack, cause } = error;
  const strings = Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
  return { name, message, stack, cause: cause === undefined ? undefined : serializeError(cause), strings };
}

/** Makes an error of one of the classes, or one that its name alone identifies. */
export function deserializeError(
  { name, message, stack, cause, strings }: SerializedError,
  classes: readonly ErrorClass[],
): Error {
  const error = new Error(message, cause && { cause: deserializeError(cause, classes) });
  const type = classes.find((each) => each.name === name);
  if (type) Object.setPrototypeOf(error, type.prototype as object);
  return Object.assign(error, strings, { name, stack });
}

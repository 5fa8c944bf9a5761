import { PublishError } from '../publish/publish-error.ts';
import { StoreError } from '../store/store.ts';
import { InputError } from './input-error.ts';

/** An error as plain data, because processes and threads cannot exchange instances of classes. */
export interface CarriedError {
  name: string;
  message: string;
  stack: string | undefined;
  cause: CarriedError | undefined;
  /** The other members, such as the code of a system error and the advice for the user, as far as they are texts. */
  texts: Record<string, string>;
}

/** The classes that anybody looks for. Others are known by their name. */
const classes: readonly (new (...args: never[]) => Error)[] = [InputError, PublishError, StoreError];

export function carriedError(error: unknown): CarriedError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, cause: undefined, texts: {} };
  const { name, message, stack, cause } = error;
  const texts = Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
  return { name, message, stack, cause: cause === undefined ? undefined : carriedError(cause), texts };
}

export function restoredError({ name, message, stack, cause, texts }: CarriedError): Error {
  const error = new Error(message, cause && { cause: restoredError(cause) });
  const type = classes.find((each) => each.name === name);
  if (type) Object.setPrototypeOf(error, type.prototype as object);
  return Object.assign(error, texts, { name, stack });
}

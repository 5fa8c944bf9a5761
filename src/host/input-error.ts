/** An input is missing or of the wrong kind. `message` ends with what to do next. */
export class InputError extends Error {
  override name = 'InputError';
}

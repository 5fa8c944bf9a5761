/** The command line is not valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

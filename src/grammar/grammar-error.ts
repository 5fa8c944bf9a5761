/** A mistake in a grammar folder, with its file and reason. */
export class GrammarError extends Error {
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.name = 'GrammarError';
    this.file = file;
    this.reason = reason;
  }
}

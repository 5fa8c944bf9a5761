/** A configuration file that is not what its format asks for; the place is 1-based. */
export class ConfigSyntaxError extends Error {
  override name = 'ConfigSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

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

/** Stated rather than left to the stack, whose depth differs between machines. */
export const MAX_DEPTH = 100;

/** What is nested deeper than `MAX_DEPTH`. The parsers of some formats do not say where. */
export function tooDeep(line = 1, column = 1): ConfigSyntaxError {
  return new ConfigSyntaxError('nested too deeply', line, column);
}

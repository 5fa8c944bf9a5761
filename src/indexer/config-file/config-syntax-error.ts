/** A syntax error in a configuration file. Line and column are 1-based. */
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

/** A fixed limit, because the depth of the stack differs between machines. */
export const MAX_DEPTH = 100;

/**
 * Returns the error for nesting deeper than `MAX_DEPTH`. The parsers of some formats do not report its
 * position.
 */
export function tooDeep(line = 1, column = 1): ConfigSyntaxError {
  return new ConfigSyntaxError('nested too deeply', line, column);
}

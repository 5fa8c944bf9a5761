/** A configuration that cannot be used. The message says where the problem is and what to do. */
export class ConfigError extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'ConfigError';
  }
}

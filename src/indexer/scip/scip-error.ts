import { SourceError } from '../source/source-error.ts';

/** Returns the error for an index that cannot be used. `name` is that of the file, for the user. */
export function scipError(name: string, what: string, options: ErrorOptions = {}): SourceError {
  return new SourceError(
    'unreadable',
    `The SCIP index ${name} ${what}.`,
    'Make it again with its indexer, or leave out --scip and "scip" in the configuration.',
    options,
  );
}

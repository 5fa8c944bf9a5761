import type { FieldNames } from '../operation.ts';

/** Returns the snake_case name of each field: `usedByFiles` is `used_by_files`. */
export function snakeNames(...fields: readonly string[]): FieldNames {
  return Object.fromEntries(
    fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  );
}

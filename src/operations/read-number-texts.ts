import type * as z from 'zod';

/** Short enough to be exact. */
const WHOLE_NUMBER = /^-?\d{1,15}$/;

/**
 * Returns the input with numbers in place of texts such as `"5"` where the issues say that a number is required; undefined if
 * there are none. Language models often send numbers as texts, and each means one number only.
 */
export function readNumberTexts(input: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const paths = issues.flatMap(({ code, path, ...rest }) => {
    const isNumber = 'expected' in rest && (rest.expected === 'int' || rest.expected === 'number');
    return code === 'invalid_type' && isNumber && WHOLE_NUMBER.test(textAt(input, path)) ? [path] : [];
  });
  if (paths.length === 0) return undefined;
  return paths.reduce((changed, path) => withNumber(changed, path), input);
}

function textAt(input: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>((owner, key) => member(owner, key), input);
  return typeof value === 'string' ? value : '';
}

function member(owner: unknown, key: PropertyKey): unknown {
  return isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
}

function withNumber(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return Number(value);
  const changed = withNumber(member(value, key), rest);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return isObject(value) ? { ...value, [key]: changed } : value;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

import type * as z from 'zod';
import { Config } from './schema.ts';

/** Returns sentences that describe one problem of a configuration to its author. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeUnknownKey(key, issue.path));
  const where = issue.path.length === 0 ? 'The configuration' : `"${issue.path.join('.')}"`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('must be'))
    return [`${where} ${issue.message}.`];
  if (issue.code === 'invalid_union' && issue.message.startsWith('must be'))
    return [`${where} ${issue.message}.`];
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') {
    const expected = issue.code === 'invalid_type' ? expectedType(issue.expected) : 'text or false';
    return [`${where} must be ${expected}, not ${show(valueAt(value, issue.path))}.`];
  }
  if (issue.code === 'invalid_key')
    return [`${where} must be an extension or a file name, without a folder.`];
  return [`${where} ${issue.code === 'custom' ? issue.message : describeLimit(issue)}.`];
}

function describeUnknownKey(key: string, path: readonly PropertyKey[]): string {
  if (path.length > 0) return `"${path.join('.')}" has no setting "${key}".`;
  const known = Object.keys(Config.shape);
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance);
  const help = nearest
    ? `Did you mean "${nearest.name}"?`
    : `The settings are: ${known.slice(1).join(', ')}.`;
  return `There is no setting "${key}". ${help}`;
}

function describeLimit(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'must not be empty' : 'must be greater than 0';
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `must have at most ${issue.maximum} characters`
      : `must be at most ${issue.maximum}`;
  }
  return `is not valid: ${issue.message}`;
}

function expectedType(type: string): string {
  const words: Record<string, string> = {
    string: 'text',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  };
  return words[type] ?? type;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const MAX_SHOWN = 60;

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string')
    return JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);
  return typeof value === 'function' ? 'a function' : String(value);
}

/** The number of letters to insert, remove or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

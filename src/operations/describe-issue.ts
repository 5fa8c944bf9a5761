import type * as z from 'zod';

const articles: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * Says in words what is wrong with the input of a name: the messages of the schema library are about its types. Our own messages
 * are sentences, which follow a colon.
 */
export function describeIssue(name: string, issue: z.core.$ZodIssue): string {
  const predicate = predicateOf(issue);
  return predicate === undefined ? `${name}: ${issue.message}` : `${name} ${predicate}`;
}

function predicateOf(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is required'
        : `must be ${articles[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${listOf(issue.values.map(String))}`;
    case 'too_small':
      return `must ${lengthOf(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')}`;
    case 'too_big':
      return `must ${lengthOf(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')}`;
    default:
      return undefined;
  }
}

function lengthOf(origin: string, limit: number | bigint, bound: string): string {
  if (origin === 'string') return limit === 1 ? 'not be empty' : `have ${bound} ${limit} characters`;
  if (origin === 'array') return limit === 1 ? 'not be empty' : `have ${bound} ${limit} items`;
  return `be ${bound} ${limit}`;
}

function listOf(values: readonly string[]): string {
  return values.length === 1
    ? `"${values[0] ?? ''}"`
    : `one of ${values.map((value) => `"${value}"`).join(', ')}`;
}

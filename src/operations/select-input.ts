import { inputJsonSchema, type JsonSchema } from './json-schema.ts';
import { OperationError } from './operation-error.ts';
import type { Operation } from './operation.ts';
import { noChoice, type RepositoryChoice } from './repositories.ts';
import { mapPlaces } from './support/local-paths.ts';

/** The inputs that select a repository. Every operation takes them over every interface. */
export const selectors = ['repository', 'workspacePath'] as const;

const selectorSchema: JsonSchema = {
  type: 'string',
  description: 'Name of the repository, its path, or a path in it; see `list_repositories`',
};

/** Returns the schema of the input with the selectors, as it is published. One that a contract prescribes stays as it is. */
export function selectableInput(operation: Operation): JsonSchema {
  const schema = inputJsonSchema(operation);
  return operation.inputSchema ? schema : withSelectors(operation, schema, selectors);
}

/** Adds these selectors to a schema that does not have them. An operation about repositories is about all. */
export function withSelectors(
  { isAboutRepositories }: Operation,
  schema: JsonSchema,
  names: readonly string[],
): JsonSchema {
  if (isAboutRepositories) return schema;
  const own = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const added = names.filter((name) => !Object.hasOwn(own, name)).map((name) => [name, selectorSchema]);
  return { ...schema, properties: { ...own, ...(Object.fromEntries(added) as JsonSchema) } };
}

type SelectableInput = Partial<Record<(typeof selectors)[number], unknown>>;

/** Splits an input into the choice of a repository and the question about it. */
export function splitInput(
  operation: Operation,
  input: unknown,
): { choice: RepositoryChoice; question: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { choice: noChoice, question: input };
  const { repository, workspacePath, ...question }: SelectableInput = input;
  const wanted = Object.entries({ repository, workspacePath }).flatMap(([name, value]) => {
    // Clients with forms send empty texts for what was not filled in, and others null.
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'string') return [value];
    const problem = `${name} must be a text`;
    const code = operation.invalidInputCode ?? 'VALIDATION_FAILED';
    throw new OperationError(code, `${operation.name}: ${problem}`, { details: [problem] });
  });
  return { choice: { wanted, places: absolutePaths(operation, question) }, question };
}

function absolutePaths(operation: Operation, input: unknown): string[] {
  const places: string[] = [];
  mapPlaces(operation, input, (text) => {
    if (isAbsolutePath(text)) places.push(text);
    return text;
  });
  return places;
}

export function isAbsolutePath(text: string): boolean {
  return /^(?:\/|[A-Za-z]:[/\\])/.test(text);
}

import * as z from 'zod';
import { inputJsonSchema, outputJsonSchema, type JsonSchema } from './json-schema.ts';
import { fieldName, invertNames, renameFields, renameSchema } from './rename-fields.ts';
import { OperationError } from './operation-error.ts';
import type { Contract, FieldNames, Operation } from './operation.ts';

/** The names of an id in the inputs of all contracts. Every operation that takes an `id` accepts them. */
const idNames = ['symbolId', 'nodeId', 'node_id'] as const;

/** Returns the operation as its contract publishes it. */
export function underContract(operation: Operation, contract: Contract, name: string): Operation {
  const { input = {}, output = {} } = contract;
  const toOwn = invertNames(output);
  const rename = (answer: unknown): unknown => renameAnswer(answer, output, input);
  const restore = (answer: unknown): unknown => renameAnswer(answer, toOwn, invertNames(input));
  const { contracts: _contracts, ...rest } = operation;
  // Schemas are made when they are read: those of all contracts take longer than most questions.
  let inputSchema: JsonSchema | undefined;
  let outputSchema: JsonSchema | undefined;
  return {
    ...rest,
    name,
    isForPrograms: true,
    inputNames: input,
    get inputSchema() {
      return (inputSchema ??= renameSchema(inputJsonSchema(operation), input));
    },
    output: z.preprocess(restore, operation.output).transform(rename),
    get outputSchema() {
      return (outputSchema ??= renameAnswerSchema(outputJsonSchema(operation), output));
    },
    run: async (...args) => rename(await operation.run(...args)),
    toMarkdown: (answer) => operation.toMarkdown(restore(answer)),
  };
}

/** Returns the input with our field names. Throws `OperationError` if two names of one field have different values. */
export function withOwnNames(operation: Operation, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const aliases = aliasesOf(operation);
  const own = new Map<string, { name: string; value: unknown }>();
  for (const [name, value] of Object.entries(input)) {
    // Programs that fill in every field send null for what is not set.
    if (value === null) continue;
    const field = aliases.get(name) ?? name;
    const other = own.get(field);
    if (other && JSON.stringify(other.value) !== JSON.stringify(value)) {
      throw new OperationError(
        operation.invalidInputCode ?? 'VALIDATION_FAILED',
        `${operation.name}: "${other.name}" and "${name}" are two names of one input and have different values. Give one of them.`,
      );
    }
    own.set(field, { name, value });
  }
  return Object.fromEntries([...own].map(([field, { value }]) => [field, value]));
}

/** Kept because every call asks, and a JSON Schema takes longer to make than most answers. */
const aliasesByOperation = new WeakMap<Operation, ReadonlyMap<string, string>>();

function aliasesOf(operation: Operation): ReadonlyMap<string, string> {
  const aliases = aliasesByOperation.get(operation) ?? inputAliases(operation);
  aliasesByOperation.set(operation, aliases);
  return aliases;
}

/** Returns our names of input fields, by their names in the contracts of the operation. */
function inputAliases(operation: Operation): Map<string, string> {
  const properties = Object.keys(operationProperties(operation));
  const { inputNames, contracts = [] } = operation;
  const maps = inputNames ? [inputNames] : contracts.map(({ input = {} }) => input);
  const own = new Set(inputNames ? [] : properties);
  const aliases = new Map<string, string>();
  for (const names of maps)
    for (const field of Object.keys(names)) {
      const name = fieldName(field, names);
      if (!own.has(name)) aliases.set(name, field);
    }
  if (properties.includes(inputNames ? fieldName('id', inputNames) : 'id'))
    for (const name of idNames) if (!own.has(name)) aliases.set(name, 'id');
  return aliases;
}

function operationProperties(operation: Operation): object {
  return inputJsonSchema(operation)['properties'] ?? {};
}

function renameAnswer(answer: unknown, output: FieldNames, input: FieldNames): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('meta' in answer))
    return renameFields(answer, output);
  const { meta, ...members } = answer;
  const renamed = renameFields(members, output) as object;
  if (!isObject(meta)) return { ...renamed, meta };
  const next = isObject(meta['next']) ? { next: renameFields(meta['next'], input) } : {};
  return { ...renamed, meta: { ...(renameFields(meta, metaNames(output)) as object), ...next } };
}

function renameAnswerSchema(
  schema: ReturnType<typeof outputJsonSchema>,
  names: FieldNames,
): ReturnType<typeof outputJsonSchema> {
  const { meta } = (schema['properties'] ?? {}) as Record<string, unknown>;
  const renamed = renameSchema(schema, names);
  if (meta === undefined) return renamed;
  const renamedMeta = renameSchema(meta as typeof schema, metaNames(names));
  return { ...renamed, properties: { ...(renamed['properties'] as object), meta: renamedMeta } };
}

/** Returns the names of the fields of `meta`: only those that the contract gives for `meta` itself. */
function metaNames({ meta }: FieldNames): FieldNames {
  return meta === undefined || typeof meta === 'string' ? {} : meta[1];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

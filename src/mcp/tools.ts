import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { ask, type AskOptions } from '../operations/ask.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import { errorBody } from '../operations/error-body.ts';
import { loadContractOperations, loadOperations, requireOperation } from '../features/operations.ts';
import { outputJsonSchema, type JsonSchema } from '../operations/json-schema.ts';
import { OperationError } from '../operations/operation-error.ts';
import type { Operation } from '../operations/operation.ts';
import { menuSchema } from './menu-schema.ts';
import type { Repositories } from '../operations/repositories.ts';
import { renderAnswer } from '../operations/render-answer.ts';

/** The sets of tools that can be listed. All tools can be called by all their names, even if not listed. */
export const toolsets = ['default', 'all', 'contracts'] as const;
export type Toolset = (typeof toolsets)[number];

/**
 * The tools that carry the common work: where is it defined, who calls it, what breaks. They are listed first, and clients that load tools when a search
 * finds them are asked to have them from the start: an agent that sees a name alone mostly reads files instead.
 */
const commonTools: readonly string[] = ['find', 'find_references', 'impact'];

/** Each listed tool costs tokens in every conversation, so only those that most tasks start with are listed. */
const defaultTools: ReadonlySet<string> = new Set([
  ...commonTools,
  'overview',
  'search',
  'grep',
  'code_tree',
  'get_node',
  'path_between',
  'diff',
]);

/** The form of answers: text for models; JSON for programs; or structured content, whose schemas are on the menu. */
export const answerForms = ['text', 'json', 'structured'] as const;
export type AnswerForm = (typeof answerForms)[number];

/**
 * Lists tools; with those of several repositories if there are. The schemas of answers are nine tenths of the menu, and most agents
 * read answers without them.
 */
export async function listTools(
  toolset: Toolset,
  form: AnswerForm,
  hasSeveral: boolean,
  hasHub = false,
): Promise<Tool[]> {
  const listed = await listedOperations(toolset, hasSeveral, hasHub);
  const common = commonTools.flatMap((name) => listed.find((operation) => operation.name === name) ?? []);
  return [...new Set([...common, ...listed])].map((operation) => ({
    ...describe(operation, hasSeveral),
    ...(form === 'structured' ? { outputSchema: outputSchemaOf(operation) } : {}),
  }));
}

async function listedOperations(
  toolset: Toolset,
  hasSeveral: boolean,
  hasHub: boolean,
): Promise<readonly Operation[]> {
  // About a single atlas they say little more than others do.
  const operations = (await loadOperations()).filter(({ isAboutHub = false }) => hasHub || !isAboutHub);
  switch (toolset) {
    case 'default':
      return operations.filter(
        ({ name, isAboutRepositories = false, isAboutHub = false }) =>
          defaultTools.has(name) || (isAboutRepositories && hasSeveral) || isAboutHub,
      );
    case 'all':
      return operations;
    case 'contracts':
      return [...operations, ...(await loadContractOperations())];
  }
}

/** Calls a tool. An `OperationError` becomes a result, because an agent can correct its input but sees no protocol errors. */
export async function callTool(
  host: AtlasHost | Repositories,
  name: string,
  input: unknown,
  { form, ...options }: AskOptions & { form: AnswerForm },
): Promise<CallToolResult> {
  try {
    const operation = await requireOperation(name, 'tools/list');
    const answer = await ask(host, operation, input ?? {}, options);
    // Each answer is given once: the protocol asks for both only for old clients, and both cost tokens.
    if (form === 'structured') return { content: [], structuredContent: structured(answer) };
    const isText = form === 'text' && !operation.isForPrograms;
    const text = isText ? renderAnswer(operation, answer) : JSON.stringify(answer);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    // Errors have no structured content, because clients validate it against the output schema.
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(errorBody(error)) }] };
  }
}

function describe(operation: Operation, hasSeveral: boolean): Tool {
  const { name, description } = operation;
  return {
    name,
    description,
    inputSchema: { ...menuSchema(operation, hasSeveral), type: 'object' },
    annotations: { readOnlyHint: true, openWorldHint: false },
    // Claude Code (https://code.claude.com/docs/en/mcp) reads this key; other clients ignore it.
    ...(commonTools.includes(name) && { _meta: { 'anthropic/alwaysLoad': true } }),
  };
}

function outputSchemaOf(operation: Operation): Tool['outputSchema'] {
  return { ...structuredSchema(outputJsonSchema(operation)), type: 'object' };
}

/** Wraps lists as `{ result }`, because structured content must be an object. */
function structured(answer: unknown): Record<string, unknown> {
  return Array.isArray(answer) || typeof answer !== 'object' || answer === null
    ? { result: answer }
    : (answer as Record<string, unknown>);
}

function structuredSchema(schema: JsonSchema): JsonSchema {
  if (schema['type'] !== 'array') return schema;
  return { type: 'object', properties: { result: schema }, required: ['result'] };
}

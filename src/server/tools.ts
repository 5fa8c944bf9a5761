import { decodeComponent } from '../base/decode-component.ts';
import { ask, asOperationError } from '../operations/ask.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import { errorBody, errorStatus } from '../operations/error-body.ts';
import { loadOperations, requireOperation } from '../features/operations.ts';
import { outputJsonSchema } from '../operations/json-schema.ts';
import { OperationError } from '../operations/operation-error.ts';
import type { Repositories } from '../operations/repositories.ts';
import { selectableInput } from '../operations/select-input.ts';
import { inputOfQuery } from './query-input.ts';

/** In bytes. Enough for long lists of ids. */
const MAX_BODY = 1_000_000;

export const TOOLS = '/tools';

/**
 * Answers REST requests: `GET /tools` lists all operations; `POST /tools/{name}` runs one with its input as JSON, and
 * `GET /tools/{name}?…` with its input as parameters. Undefined for requests to other paths.
 */
export async function answerTools(
  request: Request,
  host: AtlasHost | Repositories,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname !== TOOLS && !pathname.startsWith(`${TOOLS}/`)) return undefined;
  try {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return notAllowed('GET, HEAD, POST');
    const name = pathname.slice(TOOLS.length + 1);
    if (name === '')
      return request.method === 'POST' ? notAllowed('GET, HEAD') : json(200, { tools: await list() });
    const operation = await requireOperation(decodeComponent(name) ?? name, `GET ${TOOLS}`);
    const input =
      request.method === 'POST' ? await inputOfBody(request) : inputOfQuery(operation, request.url);
    return json(200, await ask(host, operation, input, { signal: request.signal }));
  } catch (cause) {
    return errorResponse(asOperationError(cause));
  }
}

export function errorResponse(error: OperationError): Response {
  return json(errorStatus[error.code], errorBody(error));
}

async function list(): Promise<unknown[]> {
  return (await loadOperations()).map((operation) => ({
    name: operation.name,
    path: `${TOOLS}/${operation.name.replaceAll('_', '-')}`,
    contracts: (operation.contracts ?? []).flatMap(({ names }) => names),
    description: operation.description,
    input: selectableInput(operation),
    output: outputJsonSchema(operation),
  }));
}

/** Parses the body. An empty body is an empty input. */
async function inputOfBody(request: Request): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new OperationError('VALIDATION_FAILED', 'The body is not valid JSON.', { cause });
  }
}

async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY)
      throw new OperationError(
        'VALIDATION_FAILED',
        `The body is longer than ${MAX_BODY} bytes. Send a shorter one.`,
      );
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function notAllowed(allow: string): Response {
  const error = new OperationError('VALIDATION_FAILED', `Only ${allow} are supported here.`);
  return new Response(JSON.stringify(errorBody(error)), {
    status: 405,
    headers: { allow, 'content-type': 'application/json; charset=utf-8' },
  });
}

function json(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

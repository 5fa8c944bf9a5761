import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as z from 'zod';
import { ErrorBody } from '../../../src/operations/error-body.ts';
import { findOperation } from '../../support/operations.ts';
import { jsonEdits, anyText, withEdits } from '../inputs/json-edits.ts';
import { questions } from '../inputs/questions.ts';
import { outcomeOf, soundAnswer } from '../oracles/sound-answer.ts';
import { send, tinyHost } from '../server.ts';
import { defineTarget, invariant } from '../target.ts';

const calls = questions.map(({ operation, input }) => ({
  method: 'tools/call',
  params: { name: operation, arguments: JSON.parse(input) as unknown },
}));
const resources = fc
  .tuple(
    fc.constantFrom('treeatlas://file/', 'treeatlas://node/', 'treeatlas://overview', ''),
    anyText(['src/main.ts', 'class:src/shop/cart.ts:Cart']),
  )
  .map(([start, rest]) => ({ method: 'resources/read', params: { uri: start + rest } }));
const others = fc.constantFrom(
  ...[
    'tools/list',
    'resources/list',
    'resources/templates/list',
    'ping',
    'prompts/list',
    'notifications/initialized',
    'no/such',
  ].map((method) => ({ method, params: {} })),
  {
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'fuzz', version: '0' } },
  },
);

const messages = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: calls }, resources, others), fc.oneof(fc.integer(), anyText()))
  .map(([message, id]) => ({ jsonrpc: '2.0', id, ...message }));

/** Messages of the protocol: valid, damaged, in batches, and text that is none. */
const bodies: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: messages.map((message) => JSON.stringify(message)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(messages, jsonEdits())
      .map(([message, edits]) => JSON.stringify(withEdits(message, edits))),
  },
  { weight: 1, arbitrary: fc.array(messages, { maxLength: 3 }).map((batch) => JSON.stringify(batch)) },
  { weight: 1, arbitrary: anyText() },
);

const Reply = z.union([
  z.object({ jsonrpc: z.literal('2.0'), id: z.unknown(), result: z.record(z.string(), z.unknown()) }),
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.unknown(),
    error: z.object({ code: z.int(), message: z.string() }),
  }),
]);
const ToolResult = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});
const Call = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string(), arguments: z.unknown() }),
});
const INTERNAL_ERROR = -32603;
/** The SDK uses this code for parameters of the wrong shape too; the message is then a list of issues. */
const WRONG_SHAPE = /^\[\s*\{/;

/** Tools answer what the operations answer; an invalid message gets an error of the protocol, never of the server. */
export const mcpTarget = defineTarget<string>({
  name: 'mcp',
  inputs: bodies,
  async check(body) {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const { status, type, text } = await send({ method: 'POST', path: '/mcp', headers, body });
    invariant(status < 500, `${body.slice(0, 200)} is answered with ${status}: ${text.slice(0, 200)}`);
    invariant(!text.includes(process.cwd()), 'the answer names a folder of this machine');
    const replies = repliesOf(type, text);
    for (const reply of replies) {
      const failed = 'error' in reply ? reply.error : undefined;
      const isInternal = failed?.code === INTERNAL_ERROR && !WRONG_SHAPE.test(failed.message);
      invariant(!isInternal, `the protocol was answered with an internal error: ${failed?.message ?? ''}`);
    }
    const [reply] = replies;
    const asked = Call.safeParse(parsed(body)).data?.params;
    const operation = asked && findOperation(asked.name);
    if (!reply || !operation || !('result' in reply))
      return `${status} ${reply && 'error' in reply ? reply.error.code : ''}`;
    const { content, isError = false } = ToolResult.parse(reply.result);
    const answer: unknown = JSON.parse(content[0].text);
    const wanted = await soundAnswer(tinyHost, operation, asked.arguments ?? {});
    invariant(isDeepStrictEqual(answer, wanted), `MCP answers other than ${operation.name} does`);
    invariant(isError === ErrorBody.safeParse(answer).success, `isError of ${operation.name} is wrong`);
    return outcomeOf(operation, answer);
  },
});

function repliesOf(type: string, text: string): z.infer<typeof Reply>[] {
  const texts = type.startsWith('text/event-stream')
    ? text.split('\n').flatMap((line) => (line.startsWith('data: ') ? line.slice('data: '.length) : []))
    : [text];
  return texts
    .filter((each) => each.trim() !== '')
    .flatMap((each) => parsed(each))
    .map((each) => Reply.parse(each));
}

/** Leaves out `__proto__`, as the SDK does. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

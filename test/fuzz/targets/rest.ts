import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ErrorBody, errorStatus } from '../../../src/operations/error-body.ts';
import { findOperation, operations } from '../../support/operations.ts';
import { words } from '../inputs/hostile.ts';
import { anyText } from '../inputs/json-edits.ts';
import { questions } from '../inputs/questions.ts';
import { outcomeOf, soundAnswer } from '../oracles/sound-answer.ts';
import { parseJson } from '../parse-json.ts';
import { send, tinyHost, type Sent } from '../server.ts';
import { defineTarget, invariant } from '../target.ts';

const asked = questions.map(({ operation, input }) => ({
  method: 'POST',
  path: `/tools/${operation.replaceAll('_', '-')}`,
  body: input,
}));

const pages = words('/ /tools /tools/ /mcp /index.html /file/src/main.ts /api/v1/ /node/ /tree/ /_a/');
const parts = anyText(words('src tree file api v1 main.ts.html index.json search.html .. %2e%2e ..%2f %5c'));

/** Requests of all kinds: any method, path, parameters, body and header. */
const raw: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
    start: fc.constantFrom(...pages, ...operations.map(({ name }) => `/tools/${name}`)),
    rest: fc.array(parts, { maxLength: 3 }),
    query: fc.array(fc.tuple(parts, anyText()), { maxLength: 3 }),
    body: fc.oneof(anyText(), fc.constant('{"a":'.repeat(5000)), fc.constant(' '.repeat(1_100_000))),
    header: fc.tuple(
      fc.constantFrom('accept', 'content-type', 'if-none-match', 'origin', 'host', 'range', 'x'),
      anyText(),
    ),
  })
  .map(({ method, start, rest, query, body, header: [name, value] }) => ({
    method,
    path: pathOf(
      [start, ...rest].join('/') +
        (query.length > 0 ? `?${query.map((pair) => pair.join('=')).join('&')}` : ''),
    ),
    headers: { [name]: value.replace(/[^\x20-\x7e]/g, '') },
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  }));

/** REST answers what the operations answer, and no request causes a server error. */
export const restTarget = defineTarget<Sent>({
  name: 'rest',
  inputs: fc.oneof({ weight: 3, arbitrary: asked }, { weight: 1, arbitrary: raw }),
  async check(sent) {
    const { status, type, text } = await send(sent);
    invariant(
      status < 500 || status === errorStatus.UNAVAILABLE,
      `${sent.method} ${sent.path.slice(0, 100)} is answered with ${status}: ${text.slice(0, 200)}`,
    );
    invariant(!text.includes(process.cwd()), 'the answer names a folder of this machine');
    const name = /^\/tools\/([a-z-]+)$/.exec(sent.path)?.[1];
    const operation = name === undefined ? undefined : findOperation(name);
    const bodyText = sent.body === '' ? '{}' : String(sent.body);
    const question = sent.method === 'POST' ? parseJson(bodyText) : undefined;
    if (operation && question !== undefined) {
      const answer: unknown = JSON.parse(text);
      const wanted = await soundAnswer(tinyHost, operation, question);
      invariant(isDeepStrictEqual(answer, wanted), `REST answers other than ${operation.name} does`);
      return outcomeOf(operation, answer);
    }
    if (
      sent.path.startsWith('/tools') &&
      type.startsWith('application/json') &&
      status >= 400 &&
      text !== ''
    ) {
      const { error } = ErrorBody.strict().parse(JSON.parse(text));
      invariant(status === errorStatus[error] || status === 405, `${error} has the status ${status}`);
    }
    return `${status} ${type}`;
  },
});

/** Encodes only what a request line cannot hold. */
function pathOf(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  return bytes.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

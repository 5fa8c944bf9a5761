import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Question } from '../questions/question.ts';
import { answerWithModel, type ModelArm, type ModelSetting } from './answer-with-model.ts';
import { endpointOf } from './endpoint.ts';

const question: Question = {
  ...{ id: 'shop-callers-1', corpus: 'shop', kind: 'callers' },
  target: { name: 'total', owner: 'Cart', path: 'cart.py', line: 2 },
  ...{ truth: ['main.py:1'], unjudged: [] },
};
const sources: Readonly<Record<string, readonly string[]>> = {
  'cart.py': ['class Cart:', '    def total(self):', '        return 1'],
  'main.py': ['def main(cart):', '    print(cart.total())'],
};
const files = { paths: Object.keys(sources), lines: (path: string) => sources[path] ?? [] };

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that gives the answers in turn and keeps what it was asked. */
async function fakeServer(
  answers: readonly object[],
): Promise<{ url: string; asked: Record<string, unknown>[] }> {
  const asked: Record<string, unknown>[] = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, ...(JSON.parse(text) as object) });
      const answer = answers[asked.length - 1];
      response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'overloaded' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function setting(api: string, url: string, arm: ModelArm): ModelSetting {
  return {
    endpoint: endpointOf({ MODEL_API: api, MODEL_URL: `${url}/`, MODEL: 'small', MODEL_KEY: 'k' }),
    ...{ arm, files },
    ask: (tool, input) => Promise.resolve(`${tool} of ${String(input['id'])}`),
    atlasTools: [{ name: 'find_references', description: 'Finds callers.', schema: { type: 'object' } }],
  };
}

it('lets a model over the Anthropic interface search, read its result and answer', async () => {
  const use = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });
  const { url, asked } = await fakeServer([
    { content: [use('1', 'grep', { word: 'total' })], usage: { input_tokens: 10, output_tokens: 5 } },
    {
      content: [use('2', 'answer', { places: [{ path: 'main.py', line: 2 }] })],
      usage: { input_tokens: 20, output_tokens: 5 },
    },
  ]);
  const answer = await answerWithModel(question, setting('anthropic', url, 'grep'));
  expect(answer.places).toEqual([{ path: 'main.py', line: 2 }]);
  expect(answer).toMatchObject({ turns: 2, inputTokens: 30, outputTokens: 10 });
  expect(answer.calls.map((call) => call.asked)).toEqual(['grep -rnw total .']);
  expect(asked[0]?.['path']).toBe('/v1/messages');
  expect(JSON.stringify(asked[1]?.['messages'])).toContain('main.py:2:    print(cart.total())');
  expect(JSON.stringify(asked[0]?.['tools'])).not.toContain('find_references');
});

it('offers the operations over the OpenAI interface and returns their text', async () => {
  const message = (id: string, name: string, input: object) => ({
    choices: [
      {
        message: {
          content: null,
          tool_calls: [{ id, function: { name, arguments: JSON.stringify(input) } }],
        },
      },
    ],
  });
  const { url, asked } = await fakeServer([
    message('1', 'find_references', { id: 'cart.py:2' }),
    message('2', 'answer', { places: [] }),
  ]);
  const answer = await answerWithModel(question, setting('openai', url, 'treeatlas'));
  expect(answer.calls).toEqual([
    { asked: 'find_references {"id":"cart.py:2"}', lines: [{ text: 'find_references of cart.py:2' }] },
  ]);
  expect(asked[1]?.['messages']).toContainEqual({
    ...{ role: 'tool', tool_call_id: '1', content: 'find_references of cart.py:2' },
  });
});

it('gives a model without tools no way to search', async () => {
  const { url, asked } = await fakeServer([
    { content: [{ type: 'tool_use', id: '1', name: 'grep', input: { word: 'total' } }] },
    { content: [{ type: 'text', text: 'I do not know.' }] },
  ]);
  const answer = await answerWithModel(question, setting('anthropic', url, 'nothing'));
  expect(answer).toMatchObject({ places: [], calls: [], turns: 2 });
  expect(JSON.stringify(asked[1]?.['messages'])).toContain('There is no tool grep.');
});

it('says what a server answered that failed, and what a setting lacks', async () => {
  const { url } = await fakeServer([]);
  await expect(answerWithModel(question, setting('openai', url, 'grep'))).rejects.toThrow(
    'answered 500: {"error":"overloaded"}',
  );
  expect(() => endpointOf({ MODEL_API: 'other' })).toThrow('MODEL_API must be openai or anthropic');
});

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { sendWebResponse } from '../../src/server/web-request.ts';

test('a client that disconnects early causes no error, and the answer is not read', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  let cancelled = false;
  const body = new ReadableStream({ cancel: () => void (cancelled = true) });
  await sendWebResponse(new Response(body), response, {});
  expect(cancelled).toBe(true);
});

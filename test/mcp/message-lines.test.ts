import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { messageLines, type LineFault } from '../../src/mcp/message-lines.ts';

async function read(...chunks: (string | Buffer)[]) {
  const input = new PassThrough();
  const faults: LineFault[] = [];
  const lines = messageLines(input, (fault) => faults.push(fault));
  for (const chunk of chunks) input.write(chunk);
  input.end();
  return { passed: await text(lines), faults: faults.map(({ id, error }) => [id, error.code]) };
}

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"é":"é"}}\n';

test('messages pass however they are split, and so do empty lines', async () => {
  const bytes = Buffer.from(`${ping}\r\n${ping}`);
  const chunks = [...bytes].map((byte) => Buffer.from([byte]));
  expect(await read(...chunks)).toEqual({ passed: bytes.toString(), faults: [] });
});

test('a line that is not a message is reported with a JSON-RPC error code and not passed on', async () => {
  expect(
    await read(
      'garbage\n{\n[]\n[{"jsonrpc":"2.0","id":3,"method":"ping"}]\nnull\n',
      ping,
      '{"jsonrpc":"1.0","id":7,"method":"x"}\n{"jsonrpc":"2.0"}\n{"jsonrpc":"2.0","id":{},"method":"x"}\n',
    ),
  ).toEqual({
    passed: ping,
    faults: [
      [null, -32700],
      [null, -32700],
      [null, -32600],
      [null, -32600],
      [null, -32600],
      [7, -32600],
      [null, -32600],
      [null, -32600],
    ],
  });
});

test('an endless line fails the stream', async () => {
  const input = new PassThrough();
  const lines = messageLines(input, () => undefined);
  const ended = text(lines);
  for (let i = 0; i < 11; i++) input.write(Buffer.alloc(1024 * 1024, 'a'));
  await expect(ended).rejects.toThrow('exceeds the maximum length');
});

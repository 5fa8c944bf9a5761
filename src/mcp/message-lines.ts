import { Buffer } from 'node:buffer';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { parseJSONRPCMessage, STDIO_DEFAULT_MAX_BUFFER_SIZE } from '@modelcontextprotocol/server';

/** The JSON-RPC error for a line that is not a message. */
export interface LineFault {
  jsonrpc: '2.0';
  id: string | number | null;
  error: { code: -32700 | -32600; message: string };
}

const LINE_FEED = 10;

/**
 * Returns a stream of those lines of `input` that are messages, and calls `onFault` for the others. The SDK's transport
 * would not answer them, so their sender would wait forever. The stream fails on a line longer than the SDK's buffer.
 */
export function messageLines(input: Readable, onFault: (fault: LineFault) => void): Readable {
  let begun: Buffer[] = [];
  let length = 0;
  const pass = (stream: Transform, line: Buffer): void => {
    const fault = faultOf(line.toString());
    if (fault) onFault(fault);
    else stream.push(line);
  };
  const lines = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let end; (end = chunk.indexOf(LINE_FEED, start)) >= 0; start = end + 1) {
        pass(this, Buffer.concat([...begun, chunk.subarray(start, end + 1)]));
        begun = [];
        length = 0;
      }
      begun.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > STDIO_DEFAULT_MAX_BUFFER_SIZE) done(new Error('A message exceeds the maximum length.'));
      else done();
    },
  });
  return input.pipe(lines);
}

function faultOf(line: string): LineFault | undefined {
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fault(null, -32700, 'Parse error: the line is not JSON.');
  }
  try {
    parseJSONRPCMessage(value);
    return undefined;
  } catch {
    return fault(idOf(value), -32600, 'Invalid request: the line is not a JSON-RPC 2.0 message.');
  }
}

function fault(id: LineFault['id'], code: LineFault['error']['code'], message: string): LineFault {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

function idOf(value: unknown): LineFault['id'] {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}

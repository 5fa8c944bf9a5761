import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it, onTestFinished } from 'vitest';
import { operations } from '../support/operations.ts';
import { inputJsonSchema } from '../../src/operations/json-schema.ts';
import { tokens } from '../features/secrets/fake-secrets.ts';
import { leakyFiles, leakyRepository, leaksIn } from '../features/secrets/leaky-repository.ts';
import { serve } from './run-treeatlas.ts';

const ids = ['file:src/a.ts', 'function:src/a.ts:signIn', 'file:README.md', 'file:.env'];

it(
  'a server gives no secret away by page, JSON, REST or MCP, nor one that is written meanwhile',
  { timeout: 120_000 },
  async () => {
    const repository = leakyRepository();
    onTestFinished(() => repository.remove());
    const late = tokens['npm-access-token'] ?? '';
    const { url, stop } = await serve([], repository.root);
    const client = new Client({ name: 'test', version: '0' });
    try {
      const events = await fetch(new URL('_treeatlas/live', url));
      const edited = `${leakyFiles['src/a.ts']}export const late = '${late}';\n`;
      writeFileSync(join(repository.root, 'src', 'a.ts'), edited);
      for await (const part of events.body!.pipeThrough(new TextDecoderStream()))
        if (part.includes('event: changed')) break;

      const texts = await crawl(url);
      await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
      for (const id of ids) {
        for (const { name, input } of questionsAbout(id)) {
          const asked = new URL(`tools/${name.replaceAll('_', '-')}`, url);
          const rest = await fetch(asked, { method: 'POST', body: JSON.stringify(input) });
          texts.set(`${name} ${id} by REST`, await rest.text());
          const { content } = await client.callTool({ name, arguments: input });
          texts.set(`${name} ${id} by MCP`, JSON.stringify(content));
        }
      }
      const leaks = [...texts].filter(([, text]) => text.includes(late) || leaksIn(text).length > 0);
      expect(leaks.map(([where]) => where)).toEqual([]);
      // What is left shows that these were read, and after the edit.
      for (const where of [
        new URL('file/src/a.ts.html', url).href,
        new URL('api/v1/file/src/a.ts.json', url).href,
        'get_node file:src/a.ts by MCP',
        'get_node file:src/a.ts by REST',
      ])
        expect(texts.get(where), where).toMatch(/signIn[^]*late/);
    } finally {
      await client.close();
      await stop();
    }
  },
);

/** The text of every page and document that a link leads to, from the front page on, by address. */
async function crawl(url: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const queue = [url];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (texts.has(next)) continue;
    const response = await fetch(next);
    const text = await response.text();
    texts.set(next, text);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of text.matchAll(/(?:href|src)="?([^"#\s>]+)/g)) {
      const link = new URL(href.replaceAll('&amp;', '&'), next).href;
      if (link.startsWith(url)) queue.push(link);
    }
  }
  return texts;
}

/** A question of each operation about a node, by whatever of its input can name it. */
function questionsAbout(id: string): { name: string; input: Record<string, unknown> }[] {
  const path = id.split(':')[1] ?? '';
  const values: Record<string, unknown> = {
    id,
    nodeId: id,
    symbolId: id,
    node_id: id,
    from: id,
    to: ids[1],
    path,
    changed: [path],
    query: 'signIn',
    pattern: '.',
    fetch_level: 'full',
    show_docstrings: true,
    detail: 'full',
    snapshotId: 'HEAD',
    fromSnapshotId: 'HEAD~1',
    toSnapshotId: 'HEAD',
    action: 'document_symbols',
  };
  return operations.map((operation) => {
    const { properties = {} } = inputJsonSchema(operation) as { properties?: Record<string, unknown> };
    const input = Object.fromEntries(Object.entries(values).filter(([name]) => name in properties));
    return { name: operation.name, input };
  });
}

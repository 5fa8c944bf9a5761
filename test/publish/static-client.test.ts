import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fenced } from '../package/commands/command-blocks.ts';
import { ask } from '../support/ask.ts';
import { serveFolder } from '../support/static-server.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

interface Client {
  program: string;
  language: string;
  file: string;
}

const javascript: Client = { program: process.execPath, language: 'js', file: 'atlas.mjs' };
const python: Client = { program: 'python3', language: 'python', file: 'atlas.py' };
/** Tests need no Python, but machines of CI have it. */
const hasPython = spawnSync(python.program, ['--version']).status === 0;

interface Call {
  fromId: string;
  toId: string;
}

/** Lines that are neither empty nor the command above the code. */
const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(1);

describe.each(hasPython ? [javascript, python] : [javascript])(
  'the client of the documentation, $file',
  ({ program, language, file }) => {
    const code =
      fenced('content/docs/agents.md', language).find((block) => block.includes(` ${file} `)) ?? '';

    async function answers(questions: readonly string[][]): Promise<unknown[]> {
      const folder = temporaryFolder();
      await publishTo(folder);
      const path = join(folder, file);
      writeFileSync(path, code);
      const { url, close } = await serveFolder(join(folder, 'site'));
      onTestFinished(close);
      const run = promisify(execFile);
      const outputs = questions.map(
        async (question) => (await run(program, [path, url, ...question])).stdout,
      );
      return (await Promise.all(outputs)).map((text): unknown => JSON.parse(text));
    }

    it('has at most 40 lines', () => {
      const lines = linesOf(code).length;
      expect(lines).toBeGreaterThan(20);
      expect(lines).toBeLessThanOrEqual(40);
    });

    it('answers what a server answers, from files alone', async () => {
      const [children, symbols, imports, definition, references, graph, source] = await answers([
        ['children', 'src/shop'],
        ['symbols', 'src/shop/cart.ts'],
        ['imports', 'src/main.ts'],
        ['definition', 'total'],
        ['references', 'Cart.total'],
        ['graph', 'main'],
        ['source', 'Cart.total'],
      ]);

      const shop = await ask<{ children: { name: string }[] }>('get_node', { id: 'directory:src/shop' });
      const { directories, files } = children as Record<'directories' | 'files', { name: string }[]>;
      expect([...directories, ...files].map(({ name }) => name)).toEqual(
        shop.children.map(({ name }) => name),
      );

      const listed = await ask<{ symbols: { id: string }[] }>('list_symbols', { path: 'src/shop/cart.ts' });
      const ids = Object.values(symbols as Record<string, { id: string }>).map(({ id }) => id);
      expect(ids.sort()).toEqual(
        listed.symbols
          .map(({ id }) => id)
          .filter((id) => !id.startsWith('file:'))
          .sort(),
      );

      const { modules } = await ask<{ modules: { imports: { source: string; toId: string | null }[] }[] }>(
        'module_imports',
        { path: 'src/main.ts' },
      );
      expect(
        (imports as { source: string; to: string | null }[]).map((each) => [each.source, each.to]),
      ).toEqual(modules[0]?.imports.map((each) => [each.source, each.toId]));

      expect(definition).toMatchObject([{ symbol: 'Cart.total', path: 'src/shop/cart.ts', line: 21 }]);

      const found = await ask<{
        references: { id: string; range: { start: object }; text: string | undefined }[];
      }>('find_references', {
        id: 'Cart.total',
      });
      const places = (
        references as { from: string; places: { line: number; column: number; text?: string }[] }[]
      ).flatMap(({ from, places }) =>
        places.map(({ line, column, text }) => ({ id: from, start: { line, column }, text: text?.trim() })),
      );
      expect(places.length).toBeGreaterThan(0);
      expect(places).toEqual(
        found.references.map(({ id, range, text }) => ({ id, start: range.start, text })),
      );

      const calls = await ask<{ edges: Call[]; external: Call[] }>('call_graph', {
        id: 'main',
        depth: 2,
        direction: 'callees',
      });
      const pairs = (graph as ({ from: string; to: string } | [string, string])[]).map((edge) =>
        Array.isArray(edge) ? edge : [edge.from, edge.to],
      );
      expect(pairs.sort()).toEqual(
        [...calls.edges, ...calls.external].map(({ fromId, toId }) => [fromId, toId]).sort(),
      );

      const node = await ask<{ content: string }>('get_node', { id: 'src/shop/cart.ts::Cart.total' });
      expect((source as string[]).join('\n')).toContain(node.content);
    });

    it('says what is not there', async () => {
      await expect(answers([['references', 'nothing']])).rejects.toThrow('Nothing is called nothing');
    });
  },
);

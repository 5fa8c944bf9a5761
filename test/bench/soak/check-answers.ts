import type { Change, SoakFile } from './repository.ts';
import type { PageServer, SoakServer } from './servers.ts';

export interface Counts {
  right: number;
  /** Answers without the change that list files which are not read yet. */
  stale: number;
  wrong: number;
  pages: number;
  /** The first wrong answers, with what was expected. */
  examples: string[];
  /** Milliseconds of each answer. */
  times: number[];
}

/** Asks a server about a change that was just made, and about a file that did not change. */
export async function checkAnswers(
  server: SoakServer,
  { kind, file, gone }: Change,
  other: SoakFile,
  counts: Counts,
): Promise<void> {
  if (gone !== undefined) await check('find_definition', { name: gone }, ['"symbol":null']);
  for (const each of file ? [file, other] : [other]) {
    await check('find_definition', { name: each.name }, [`"path":"${each.path}"`]);
    await check('get_node', { id: each.path }, [each.mark]);
    await check('grep', { pattern: each.mark }, [`"path":"${each.path}"`]);
  }

  async function check(
    operation: string,
    input: Record<string, string>,
    expected: readonly string[],
  ): Promise<void> {
    const started = performance.now();
    const { text, stale } = await server.ask(operation, input);
    counts.times.push(performance.now() - started);
    const missing = expected.find((part) => !text.includes(part));
    if (missing === undefined) counts.right++;
    else if (stale.length > 0) counts.stale++;
    else {
      counts.wrong++;
      const question = `${server.name}: ${operation} ${JSON.stringify(input)} after ${kind}`;
      if (counts.examples.length < 10)
        counts.examples.push(`${question}: no ${missing} in ${text.slice(0, 300)}`);
    }
  }
}

/** Questions about the whole repository, which compute the layers again. Only their success is checked. */
export async function askWidely(server: SoakServer, counts: Counts): Promise<void> {
  for (const [operation, input] of [
    ['overview', {}],
    ['dead_code', {}],
    ['search', { query: 'reads the mark of a file' }],
    ['code_tree', {}],
  ] as const) {
    const { text } = await server.ask(operation, input);
    if (text.includes('"error":')) {
      counts.wrong++;
      counts.examples.push(`${server.name}: ${operation}: ${text.slice(0, 300)}`);
    } else counts.right++;
  }
}

/** Loads pages as a browser does that is open for a moment: with the stream of changes. */
export async function loadPages({ url }: PageServer, file: SoakFile, counts: Counts): Promise<void> {
  const closed = new AbortController();
  const events = await fetch(new URL('_treeatlas/live', url), { signal: closed.signal });
  const pages = new Map<string, string>([
    [`file/${file.path}.html`, file.mark],
    ['index.html', '<main'],
    ['explore.html', '<main'],
    ['quality/dead-code.html', '<main'],
  ]);
  for (const [path, expected] of pages) {
    const response = await fetch(new URL(path, url));
    const html = await response.text();
    counts.pages++;
    if (response.ok && html.includes(expected)) continue;
    counts.wrong++;
    counts.examples.push(
      `page ${path}: status ${response.status}, no ${expected} in ${html.length} characters`,
    );
  }
  closed.abort();
  await events.body?.cancel().catch(() => undefined);
}

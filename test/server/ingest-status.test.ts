import { expect, test } from 'vitest';
import { RunLog } from '../../src/host/index-runs.ts';
import type { AtlasHost } from '../../src/operations/atlas-host.ts';
import { answerIngestStatus } from '../../src/server/ingest-status.ts';

const host: AtlasHost = { getAtlas: () => Promise.reject(new Error('no atlas is needed')) };
const coverage = { supportedFileCount: 3, skippedFileCount: 1, failedFileCount: 1 };
const now = () => Date.UTC(2030, 0, 1);

async function get(runs: RunLog | undefined, path: string, headers: HeadersInit = {}): Promise<Response> {
  const request = new Request(`http://localhost/ingest/status/${path}`, { headers });
  const response = await answerIngestStatus(request, { ...host, runs });
  return response ?? Response.error();
}

test('the state of a run has its counts and its progress', async () => {
  const runs = new RunLog(now);
  const run = runs.add();
  const state = async (): Promise<unknown> => (await get(runs, run.runId)).json();
  expect(await state()).toMatchObject({ runId: run.runId, state: 'queued', finishedAt: null });
  run.begin();
  run.progress({ stage: 'parse', done: 1, total: 3 });
  expect(await state()).toMatchObject({ state: 'running', done: 1, total: 3, error: null });
  run.end(coverage);
  const at = '2030-01-01T00:00:00.000Z';
  expect(await state()).toMatchObject({
    state: 'done',
    startedAt: at,
    finishedAt: at,
    ast: { ...coverage, lastIndexedAt: at },
  });
});

test('a run that failed or was cancelled has the reason', async () => {
  const runs = new RunLog(now);
  runs.add().fail('a.ts cannot be read', false);
  expect(await (await get(runs, 'latest')).json()).toMatchObject({
    state: 'failed',
    error: 'a.ts cannot be read',
  });
  runs.add().fail('Interrupted.', true);
  expect(await (await get(runs, 'latest')).json()).toMatchObject({ state: 'cancelled' });
});

test('an unknown run is an error that names the newest', async () => {
  const runs = new RunLog(now);
  expect((await get(runs, 'latest')).status).toBe(404);
  const { runId } = runs.add();
  const response = await get(runs, 'nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'NOT_FOUND', nearest: [runId] });
  expect((await get(undefined, 'latest')).status).toBe(404);
});

test('only the newest runs are remembered', async () => {
  const runs = new RunLog(now);
  const { runId } = runs.add();
  for (let added = 1; added < 50; added++) runs.add();
  expect((await get(runs, runId)).status).toBe(200);
  runs.add();
  expect((await get(runs, runId)).status).toBe(404);
});

test.each([
  ['latest', { accept: 'text/event-stream' }],
  ['latest?events', {}],
])('sends the states of a run as events until it ends: %s', async (path, headers) => {
  const runs = new RunLog(now);
  const run = runs.add();
  const response = await get(runs, path, headers);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  run.begin();
  runs.add().begin();
  run.end(coverage);
  const states = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as { runId: string; state: string },
  );
  expect(states.map(({ runId, state }) => [runId === run.runId, state])).toEqual([
    [true, 'queued'],
    [true, 'running'],
    [true, 'done'],
  ]);
});

test('other paths are not answered', async () => {
  const request = new Request('http://localhost/ingest');
  expect(await answerIngestStatus(request, host)).toBeUndefined();
});

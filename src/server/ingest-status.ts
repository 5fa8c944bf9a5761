import type { IndexRun, IndexRuns } from '../host/index-runs.ts';
import { decodeComponent } from '../base/decode-component.ts';
import { asOperationError } from '../operations/ask.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import { OperationError } from '../operations/operation-error.ts';
import { isRepositories, type Repositories } from '../operations/repositories.ts';
import { errorResponse } from './tools.ts';

const INGEST_STATUS = '/ingest/status';

/** An atlas whose runs can be asked for. */
export type WithRuns = AtlasHost & { runs?: IndexRuns | undefined };

/**
 * Answers `GET /ingest/status/{runId}` with the state of a run, as JSON or as server-sent events until it ends. `latest` is the newest run. `repository` selects one of
 * several repositories. Undefined for requests to other paths.
 */
export async function answerIngestStatus(
  request: Request,
  host: WithRuns | Repositories<WithRuns>,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(`${INGEST_STATUS}/`)) return undefined;
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('This method is not supported. Use GET, HEAD.\n', {
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    const written = pathname.slice(INGEST_STATUS.length + 1);
    const id = decodeComponent(written) ?? written;
    const runs = await runsOf(host, searchParams.getAll('repository'));
    const run = runs?.get(id);
    if (!runs || !run) throw unknownRun(id, runs);
    const wantsEvents =
      searchParams.has('events') || (request.headers.get('accept') ?? '').includes('text/event-stream');
    return wantsEvents && request.method === 'GET' ? eventsOf(run, runs, request.signal) : Response.json(run);
  } catch (cause) {
    return errorResponse(asOperationError(cause));
  }
}

/** Nothing of the atlas is read, which would wait for the run. */
function runsOf(
  host: WithRuns | Repositories<WithRuns>,
  wanted: readonly string[],
): Promise<IndexRuns | undefined> {
  if (!isRepositories(host)) return Promise.resolve(host.runs);
  return host.use({ wanted, places: [] }, ({ host: chosen }) => Promise.resolve(chosen.runs));
}

function unknownRun(id: string, runs: IndexRuns | undefined): OperationError {
  if (!runs)
    return new OperationError(
      'NOT_FOUND',
      'This server answers from a published atlas, which is not indexed here.',
    );
  const latest = runs.get('latest');
  return new OperationError(
    'NOT_FOUND',
    `There is no run "${id.slice(0, 60)}". The server remembers the newest runs since its start; "latest" is the newest.`,
    { nearest: latest ? [latest.runId] : [] },
  );
}

function eventsOf(run: IndexRun, runs: IndexRuns, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let unfollow: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (now: IndexRun): void => {
        controller.enqueue(encoder.encode(`event: status\ndata: ${JSON.stringify(now)}\n\n`));
        if (now.finishedAt === null) return;
        unfollow();
        controller.close();
      };
      signal.addEventListener('abort', () => unfollow(), { once: true });
      if (run.finishedAt === null) unfollow = runs.follow(run.runId, send);
      send(run);
    },
    cancel: () => unfollow(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}

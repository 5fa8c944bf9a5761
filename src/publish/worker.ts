import { parentPort, workerData } from 'node:worker_threads';
import { type SerializedError, serializeError } from '../base/serialized-error.ts';
import type { BaseArtifacts } from './artifact-reader.ts';
import type { PageScope } from '../model/page-scope.ts';
import { type Job, jobKey, type JobResult, runJob } from './job.ts';
import { toPublishError } from './publish-error.ts';
import { loadContext, type PublishModules, withBase } from './worker-context.ts';

export interface WorkerStart {
  modules: PublishModules;
  base: BaseArtifacts;
  scope: PageScope;
}

/** A job, or other artifacts for the jobs after it. */
export type WorkerRequest = { job: Job } | { base: BaseArtifacts };

export type WorkerReply = { key: string; result: JobResult } | { error: SerializedError };

const start = workerData as WorkerStart;
let context = loadContext(start.modules, start.base, start.scope);
// A failure is reported with the first job. Until then, it must not count as an unhandled rejection.
context.catch(() => undefined);

parentPort?.on('message', (request: WorkerRequest) => {
  if ('base' in request) {
    context = context.then((loaded) => withBase(loaded, request.base));
    context.catch(() => undefined);
  } else void answer(request.job).then((reply) => parentPort?.postMessage(reply));
});

async function answer(job: Job): Promise<WorkerReply> {
  try {
    return { key: jobKey(job), result: await runJob(job, await context) };
  } catch (cause) {
    return { error: serializeError(toPublishError(cause, 'write the pages', start.base.output)) };
  }
}

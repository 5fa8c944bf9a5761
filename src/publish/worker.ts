import { parentPort, workerData } from 'node:worker_threads';
import type { BaseArtifacts } from './artifact-reader.ts';
import type { PageScope } from '../model/page-scope.ts';
import { type Job, jobKey, type JobResult, runJob } from './job.ts';
import { PublishError, toPublishError } from './publish-error.ts';
import { loadContext, type PublishModules, withBase } from './worker-context.ts';

export interface WorkerStart {
  modules: PublishModules;
  base: BaseArtifacts;
  scope: PageScope;
}

/** A job, or other artifacts for the jobs after it. */
export type WorkerRequest = { job: Job } | { base: BaseArtifacts };

/** Errors are plain data, because threads cannot exchange class instances. */
export type WorkerReply =
  { key: string; result: JobResult } | { error: { what: string; where: string; next: string } };

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
    const error = toPublishError(cause, 'write the pages', start.base.output);
    if (error instanceof PublishError) {
      return { error: { what: error.message, where: error.where, next: error.next } };
    }
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      error: { what, where: start.base.output, next: 'This is a defect of treeatlas: please report it.' },
    };
  }
}

import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { BaseArtifacts } from './artifact-reader.ts';
import type { PageScope } from '../model/page-scope.ts';
import { type Job, type JobResult, runJob } from './job.ts';
import { PublishError, toPublishError } from './publish-error.ts';
import { loadContext, type PublishModules } from './worker-context.ts';

export interface WorkerStart {
  modules: PublishModules;
  base: BaseArtifacts;
  scope: PageScope;
}

export interface WorkerRequest {
  id: number;
  job: Job;
}

/** Errors are plain data, because threads cannot exchange class instances. */
export type WorkerReply =
  { id: number; result: JobResult } | { id: number; error: { what: string; where: string; next: string } };

// Threads do not share the setting of the process. Node 20 lacks the function.
if ('enableCompileCache' in module) module.enableCompileCache();
const start = workerData as WorkerStart;
const context = loadContext(start.modules, start.base, start.scope);
// A failure is reported with the first job. Until then, it must not count as an unhandled rejection.
context.catch(() => undefined);

parentPort?.on('message', ({ id, job }: WorkerRequest) => {
  void answer(id, job).then((reply) => parentPort?.postMessage(reply));
});

async function answer(id: number, job: Job): Promise<WorkerReply> {
  try {
    return { id, result: await runJob(job, await context) };
  } catch (cause) {
    const error = toPublishError(cause, 'write the pages', start.base.output);
    if (error instanceof PublishError) {
      return { id, error: { what: error.message, where: error.where, next: error.next } };
    }
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      id,
      error: { what, where: start.base.output, next: 'This is a defect of treeatlas: please report it.' },
    };
  }
}

import { type Handler, serveRequests } from '../base/pool/serve-requests.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { BaseArtifacts } from './artifact-reader.ts';
import { type Job, type JobContext, type JobResult, runJob } from './job.ts';
import { toPublishError } from './publish-error.ts';
import { loadContext, type PublishModules, withBase } from './worker-context.ts';

export interface WorkerSetup {
  modules: PublishModules;
  /** The artifacts of the jobs after this setup. */
  base: BaseArtifacts;
  scope: PageScope;
}

let loaded: JobContext | undefined;

serveRequests(async ({ modules, base, scope }: WorkerSetup): Promise<Handler<Job, JobResult>> => {
  const context = loaded ? withBase(loaded, base) : await loadContext(modules, base, scope);
  loaded = context;
  return async (job) => {
    try {
      return await runJob(job, context);
    } catch (cause) {
      throw toPublishError(cause, 'write the pages', base.output);
    }
  };
});

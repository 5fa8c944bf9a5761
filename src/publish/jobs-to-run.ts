import type { PageScope } from '../model/page-scope.ts';
import type { BaseArtifacts } from './artifact-reader.ts';
import type { Job } from './job.ts';
import type { PublishModules } from './worker-context.ts';

export interface JobsToRun {
  jobs: readonly Job[];
  /** The artifacts that the jobs may read. */
  base: BaseArtifacts;
}

export interface RunJobs {
  modules: PublishModules;
  scope: PageScope;
  /** The maximum number of threads. */
  workers: number;
  /** Whether memory counts more than time. */
  isLean: boolean;
  signal: AbortSignal;
  onDone(done: number): void;
}

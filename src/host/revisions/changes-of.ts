import { CHANGES_VERSION, type ChangeReport } from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { artifactPath } from '../../model/artifact.ts';
import { changedFileAt } from '../../features/changes/changed-file.ts';
import type { ChangedFile } from '../../model/changed-file.ts';
import { SharedJob } from '../../features/history/live/shared-job.ts';
import type { Follow, Store } from '../../store/store.ts';
import type { Project } from '../project.ts';
import { compareInTask } from './compare-in-task.ts';
import { openResolvedChanges } from './open-changes.ts';
import { openResolved } from './open-sides.ts';
import { findReport } from './report-cache.ts';
import { resolveAddress } from './resolve-address.ts';
import type { ResolvedRange } from './resolve-range.ts';

/** One source a project: readers of the same comparison wait for one job. */
const sources = new WeakMap<Project, ChangesSource>();

/**
 * Returns the comparisons of a project, each of which is made when it is first read. With `inTask`, another process makes them, so that
 * this one can answer meanwhile.
 */
export function changesOf(
  project: Project,
  cacheFolder: string,
  { inTask = false }: { inTask?: boolean } = {},
): Store {
  const source = sources.get(project) ?? new ChangesSource(project, cacheFolder, inTask);
  sources.set(project, source);
  return source;
}

class ChangesSource implements Store {
  readonly #project: Project;
  readonly #cacheFolder: string;
  readonly #inTask: boolean;
  readonly #jobs = new Map<string, SharedJob<ChangeReport>>();
  /** Comparisons are made one after the other: each uses the whole machine. */
  #latest: Promise<unknown> = Promise.resolve();

  constructor(project: Project, cacheFolder: string, inTask: boolean) {
    this.#project = project;
    this.#cacheFolder = cacheFolder;
    this.#inTask = inTask;
  }

  async read(path: string, follow: Follow = {}): Promise<unknown> {
    if (path === artifactPath.changesIndex)
      return { version: CHANGES_VERSION, live: true, comparisons: [] } satisfies ChangesIndex;
    const asked = partsOf(path);
    if (!asked) return undefined;
    const resolved = await resolveAddress(this.#project, this.#cacheFolder, asked.range);
    const report = await this.#report(resolved, follow);
    return asked.file === undefined ? report : this.#file(resolved, report, asked.file, follow);
  }

  async #file(
    resolved: ResolvedRange,
    report: ChangeReport,
    address: string,
    follow: Follow,
  ): Promise<ChangedFile | undefined> {
    // The report was made of both states, so they are stored.
    const { base, head } = await openResolved(this.#project, this.#cacheFolder, resolved, follow);
    return changedFileAt(base.side, head.side, { report, address });
  }

  async #report(resolved: ResolvedRange, follow: Follow): Promise<ChangeReport> {
    const known = await findReport(this.#project, this.#cacheFolder, resolved);
    if (known) return known;
    const name = `${resolved.base.name}..${resolved.head.name}`;
    const running = this.#jobs.get(name);
    const job = running && !running.isEnded ? running : this.#start(name, resolved);
    return job.wait(follow);
  }

  #start(name: string, resolved: ResolvedRange): SharedJob<ChangeReport> {
    const job = new SharedJob((follow) => {
      const compare = (): Promise<ChangeReport> => this.#compare(resolved, follow);
      const report = this.#latest.then(compare, compare);
      this.#latest = report.catch(() => undefined);
      return report;
    });
    this.#jobs.set(name, job);
    void this.#latest.then(() => {
      if (this.#jobs.get(name) === job) this.#jobs.delete(name);
    });
    return job;
  }

  async #compare(resolved: ResolvedRange, follow: Required<Follow>): Promise<ChangeReport> {
    follow.signal?.throwIfAborted();
    if (this.#inTask) return compareInTask(this.#project, this.#cacheFolder, resolved, follow);
    return (await openResolvedChanges(this.#project, this.#cacheFolder, resolved, follow)).report;
  }
}

/** Returns the range in the path of a report, as it is written or with escapes for slashes, and the address of the difference of a file. */
function partsOf(path: string): { range: string; file: string | undefined } | undefined {
  const [, name, file] = /^api\/v1\/changes\/([^/]+)\/(?:index|file\/(.+))\.json$/s.exec(path) ?? [];
  try {
    return name === undefined ? undefined : { range: decodeURIComponent(name), file };
  } catch {
    return undefined;
  }
}

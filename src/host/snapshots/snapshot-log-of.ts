import { openProjectCache } from '../open-project-cache.ts';
import type { Project } from '../project.ts';
import { SnapshotLog } from './snapshot-log.ts';

const logs = new WeakMap<Project, SnapshotLog>();

/** Returns the log of a project: in its cache folder, or in memory if it has none. */
export function snapshotLogOf(project: Project): SnapshotLog {
  const log = logs.get(project) ?? new SnapshotLog(openProjectCache(project));
  logs.set(project, log);
  return log;
}

import { openProjectCache } from '../../host/open-project-cache.ts';
import { openProject } from '../../host/open-project.ts';
import { refuseSecrets } from '../../host/refuse-secrets.ts';
import type { Project, ProjectRun } from '../../host/project.ts';
import type { IndexReport } from '../../host/stored/index-and-store.ts';
import { storeAtlas } from '../../host/stored/store-atlas.ts';
import { astStatus } from '../../features/index-repository/index-repository.ts';
import { count, counted } from '../../render/counted.ts';
import { hostOptions } from '../host-options.ts';
import type { IndexingOptions } from '../indexing-options.ts';
import { noteSecrets } from '../note-secrets.ts';
import { createProgress, formatDuration } from '../progress.ts';
import { stageReporter } from '../stages.ts';
import { formatSummary, repositorySummary } from '../summary.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';

export interface IndexCommandOptions extends IndexingOptions {
  dryRun?: boolean;
}

/** Indexes a repository, stores its atlas in the cache, and prints a summary. */
export async function index(terminal: Terminal, path: string, options: IndexCommandOptions): Promise<void> {
  const start = performance.now();
  const { dryRun = false, failOn, json } = options;
  const project = await openProject(path, { ...options, ...hostOptions(terminal) });
  const progress = createProgress(terminal);
  const onProgress = stageReporter(progress);
  const cacheFolder = dryRun ? undefined : openProjectCache(project);
  try {
    const indexed = await (cacheFolder === undefined
      ? indexOnly(project, onProgress)
      : storeAtlas(project, cacheFolder, {
          onProgress,
          onNotice: (message) => {
            note(terminal, message);
          },
        }));
    progress.stop();
    const { secrets } = indexed.summary;
    refuseSecrets(secrets, failOn);
    const seconds = (performance.now() - start) / 1000;
    if (json) {
      await writeOut(terminal, jsonSummary(indexed, dryRun, seconds));
      return;
    }
    const cache = dryRun ? 'none: a dry run writes nothing' : (cacheFolder ?? 'none');
    const rows: [string, string][] = [
      ...repositorySummary({ ...indexed, scip: indexed.summary.scip }),
      ['time', `${formatDuration(seconds * 1000)}; ${describeWork(indexed)}`],
      ['cache', cache],
    ];
    note(terminal, formatSummary(terminal, rows));
    noteSecrets(terminal, secrets);
  } finally {
    progress.stop();
  }
}

async function indexOnly(project: Project, onProgress: ProjectRun['onProgress']): Promise<IndexReport> {
  const source = await project.openSource();
  try {
    return await project.index({ source, cacheFolder: undefined, onProgress });
  } finally {
    await source.close();
  }
}

function jsonSummary(
  { repository, counts, coverage, summary }: IndexReport,
  dryRun: boolean,
  total: number,
): string {
  const { secrets, parsed, linked, scip } = summary;
  const ast = astStatus(coverage, new Date().toISOString());
  const seconds = { ...summary.seconds, total };
  return `${JSON.stringify({ repository, counts, coverage, ast, secrets, parsed, linked, scip, dryRun, seconds }, null, 2)}\n`;
}

function describeWork({ summary: { parsed, linked } }: IndexReport): string {
  return `${counted(parsed, 'file')} had to be parsed, ${count(linked)} linked`;
}

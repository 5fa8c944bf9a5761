import { openProjectCache } from '../../host/open-project-cache.ts';
import { openProject } from '../../host/open-project.ts';
import { refuseSecrets } from '../../host/refuse-secrets.ts';
import type { Indexed } from '../../indexer/index.ts';
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

/** Indexes a repository into the cache and prints a summary. */
export async function index(terminal: Terminal, path: string, options: IndexCommandOptions): Promise<void> {
  const start = performance.now();
  const { dryRun = false, failOn, json } = options;
  const project = await openProject(path, { ...options, ...hostOptions(terminal) });
  const progress = createProgress(terminal);
  const source = await project.openSource();
  try {
    const cacheFolder = dryRun ? undefined : openProjectCache(project);
    const indexed = await project.index({ source, cacheFolder, onProgress: stageReporter(progress) });
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
      ...repositorySummary(indexed),
      ['time', `${formatDuration(seconds * 1000)}; ${describeWork(indexed)}`],
      ['cache', cache],
    ];
    note(terminal, formatSummary(terminal, rows));
    noteSecrets(terminal, secrets);
  } finally {
    progress.stop();
    await source.close();
  }
}

function jsonSummary(
  { repository, counts, coverage, summary }: Indexed,
  dryRun: boolean,
  total: number,
): string {
  const { secrets, parsed, linked } = summary;
  const ast = astStatus(coverage, new Date().toISOString());
  const seconds = { ...summary.seconds, total };
  return `${JSON.stringify({ repository, counts, coverage, ast, secrets, parsed, linked, dryRun, seconds }, null, 2)}\n`;
}

function describeWork({ summary: { parsed, linked } }: Indexed): string {
  return `${counted(parsed, 'file')} had to be parsed, ${count(linked)} linked`;
}

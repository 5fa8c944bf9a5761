import { astStatus } from '../../features/index-repository/index-repository.ts';
import type { IndexOptions } from '../own-commands.ts';
import { count, counted } from '../../render/counted.ts';
import { createProgress, duration } from '../progress.ts';
import { cacheOf, openProject } from '../project.ts';
import { noteSecrets, refuseSecrets } from '../secrets.ts';
import { stageReporter } from '../stages.ts';
import { formatSummary, repositorySummary } from '../summary.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';

/** Reads a repository into the cache and says what is in it. */
export async function index(terminal: Terminal, path: string, options: IndexOptions): Promise<void> {
  const start = performance.now();
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  const source = await project.openSource();
  try {
    const cache = options.dryRun ? undefined : cacheOf(project);
    const indexed = await project.index({
      source,
      cache,
      signal: terminal.signal,
      onProgress: stageReporter(progress),
    });
    progress.stop();
    const { secrets } = indexed.summary;
    refuseSecrets(secrets, options.failOn);
    const seconds = { ...indexed.summary.seconds, total: (performance.now() - start) / 1000 };
    if (options.json) {
      const { repository, counts, coverage } = indexed;
      const { parsed, linked } = indexed.summary;
      const dryRun = options.dryRun ?? false;
      const ast = astStatus(coverage, new Date().toISOString());
      const summary = { repository, counts, coverage, ast, secrets, parsed, linked, dryRun, seconds };
      await writeOut(terminal, `${JSON.stringify(summary, null, 2)}\n`);
      return;
    }
    const rows: [string, string][] = [
      ...repositorySummary(indexed),
      ['time', `${duration(seconds.total * 1000)}; ${workOf(indexed.summary)}`],
      ['cache', options.dryRun ? 'none: a dry run writes nothing' : (cache ?? 'none')],
    ];
    note(terminal, formatSummary(terminal, rows));
    noteSecrets(terminal, secrets);
  } finally {
    progress.stop();
    await source.close();
  }
}

function workOf({ parsed, linked }: { parsed: number; linked: number }): string {
  return `${counted(parsed, 'file')} had to be parsed, ${count(linked)} linked`;
}

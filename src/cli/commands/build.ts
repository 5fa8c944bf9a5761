import type { HistoryChoice } from '../../config/history-choice.ts';
import { buildAtlas, type BuiltAtlas } from '../../host/build-atlas.ts';
import { openProject } from '../../host/open-project.ts';
import { shownByGit } from '../../host/shown-by-git.ts';
import { MAX_BLAMED_COMMITS } from '../../model/blame-limit.ts';
import type { BlameOmission } from '../../model/blame.ts';
import { count, counted } from '../../render/counted.ts';
import { hostOptions } from '../host-options.ts';
import type { IndexingOptions } from '../indexing-options.ts';
import { noteSecrets } from '../note-secrets.ts';
import { createProgress, formatDuration, formatSize } from '../progress.ts';
import type { PublishingOptions } from '../publishing-options.ts';
import { stageReporter } from '../stages.ts';
import { formatSummary, repositorySummary } from '../summary.ts';
import { note, paint, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface BuildOptions extends IndexingOptions, PublishingOptions {
  out?: string;
  model?: string;
  force?: boolean;
  inPlace?: boolean;
}

/** Indexes a repository and writes its atlas. */
export async function build(terminal: Terminal, path: string, options: BuildOptions): Promise<void> {
  const start = performance.now();
  const project = await openProject(path, { ...options, ...hostOptions(terminal), publishes: true });
  const { force, inPlace, failOn, json, pages = 'symbols', only, markdown = true } = options;
  const progress = createProgress(terminal);
  try {
    const built = await buildAtlas(project, {
      force,
      inPlace,
      failOn,
      scope: { pages, only, markdown, hub: options.hub ?? project.config.hub },
      siteUrl: options.siteUrl ?? project.config.siteUrl,
      onForecast: ({ files, bytes, warning }) => {
        if (warning === undefined) return;
        note(
          terminal,
          `${paint(terminal, 'yellow', 'warning:')} the atlas will have about ${counted(files, 'file')} and ` +
            `${formatSize(bytes)}; ${warning.limit}. ${warning.advice}.`,
        );
      },
      history: chooseHistory(options, project.config.history),
      changes: chooseChanges(options, project.config.changes),
      onProgress: stageReporter(progress),
      onHistoryProgress: ({ message, done, total }) => progress.report({ stage: message, done, total }),
    });
    progress.stop();
    await reportBuilt(terminal, project.root, built, { json, seconds: (performance.now() - start) / 1000 });
  } finally {
    progress.stop();
  }
}

/** Prints what was built, and what the user should know of it. */
export async function reportBuilt(
  terminal: Terminal,
  repository: string,
  built: BuiltAtlas,
  { json = false, seconds }: { json?: boolean | undefined; seconds: number },
): Promise<void> {
  if (json) await writeOut(terminal, jsonSummary(built, seconds));
  else printSummary(terminal, built, seconds);
  await noteUntracked(terminal, repository, built.published.outputFolder);
  noteSecrets(terminal, built.secrets);
}

/** Returns the chosen history, which needs git. Without git, throws if the user chose it and ignores the configuration. */
export function chooseHistory(
  { git, history }: Pick<BuildOptions, 'git' | 'history'>,
  configured: HistoryChoice | undefined,
): HistoryChoice | undefined {
  if (git !== false) return history === true ? 'tags' : (history ?? configured);
  if (history === undefined) return undefined;
  throw new UsageError('--history reads commits with git. Omit --no-git or --history.');
}

/** Does the same for the chosen comparisons. */
export function chooseChanges(
  { git, changes }: Pick<BuildOptions, 'git' | 'changes'>,
  configured: readonly string[] | undefined,
): readonly string[] | undefined {
  if (git !== false) return changes ?? configured;
  if (changes === undefined) return undefined;
  throw new UsageError('--changes reads commits with git. Omit --no-git or --changes.');
}

function jsonSummary({ index, published, secrets, seconds: stages }: BuiltAtlas, total: number): string {
  const { repository, counts, coverage, languages } = index;
  const { outputFolder, artifacts, files, written, removed, bytes, failures } = published;
  const output = { folder: outputFolder, artifacts, files, written, removed, bytes, failures };
  const seconds = { ...stages, total };
  const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1000);
  return `${JSON.stringify({ repository, counts, languages, coverage, secrets, output, seconds, peakMemoryMb }, null, 2)}\n`;
}

async function noteUntracked(terminal: Terminal, repository: string, folder: string): Promise<void> {
  const path = await shownByGit(repository, folder);
  if (path === undefined) return;
  note(terminal, `git status lists ${path}/. Add it to .gitignore: an atlas is made anew and not committed.`);
}

const omissions: Readonly<Record<BlameOmission, string>> = {
  shallow: 'not included, because the clone is shallow: fetch the rest (git fetch --unshallow)',
  partial: 'not included, because the clone is partial: fetch the rest (git fetch --refetch), or add --blame',
  long: `not included, because the history has more than ${count(MAX_BLAMED_COMMITS)} commits: add --blame`,
};

function blameRow(omission: BlameOmission | undefined): [string, string][] {
  return omission === undefined ? [] : [['blame', omissions[omission]]];
}

function printSummary(terminal: Terminal, { index, published }: BuiltAtlas, seconds: number): void {
  const { bytes, files, written, removed, outputFolder, failures, notices } = published;
  const total = bytes.html + bytes.markdown + bytes.json + bytes.assets;
  const changes = written === 0 && removed === 0 ? 'nothing had changed' : `${count(written)} written`;
  const rows: [string, string][] = [
    ...repositorySummary(index),
    ...blameRow(index.repository.blameOmission),
    [
      'atlas',
      `${counted(files, 'file')}, ${formatSize(total)} (${formatSize(bytes.html)} of pages); ${changes}`,
    ],
    ['time', formatDuration(seconds * 1000)],
    ['folder', outputFolder],
  ];
  note(terminal, formatSummary(terminal, rows));
  const warnings = [
    ...failures.map(({ path, message }) => `${path} could not be written: ${message}`),
    ...notices,
    ...(index.counts.files === 0
      ? ['the atlas is empty: there is no text to read, or all of it is ignored or excluded']
      : []),
  ];
  for (const warning of warnings) note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${warning}`);
  note(terminal, `\nCopy the folder to any web server, or view it here: treeatlas serve ${outputFolder}`);
}

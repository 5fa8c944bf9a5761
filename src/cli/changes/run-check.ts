import { relative, resolve } from 'node:path';
import { isInside } from '../../base/inside.ts';
import { packageVersion } from '../../base/program-files.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { baselineText, readBaseline } from '../../host/check/baseline.ts';
import { checkChanges, type CheckResult } from '../../host/check/check-changes.ts';
import { InputError } from '../../host/input-error.ts';
import type { CheckCategory } from '../../model/check-settings.ts';
import { checkJson, renderCheckMarkdown, renderCheckText, verdictOf } from '../../host/check/render-check.ts';
import { printableLine } from '../../render/printable.ts';
import { githubAnnotations } from '../../render/issues/github-annotations.ts';
import { sarifText } from '../../render/issues/sarif.ts';
import type { ReplaceContext } from '../command-effects.ts';
import { note } from '../terminal.ts';
import type { CheckFormat } from './check-effects.ts';
import { CheckFailed } from './check-failed.ts';
import { rangeOf, type OpenedReport, type OpenReport } from './open-report.ts';
import { forgeLinks, writeReport } from './write-report.ts';

/** Checks a change, prints the findings and throws `CheckFailed` if there are some that fail. */
export async function runCheck(
  context: Pick<ReplaceContext, 'terminal' | 'path' | 'project' | 'given' | 'json'>,
  open: OpenReport,
): Promise<void> {
  const { terminal, given, json } = context;
  const opened = await open(context, rangeOf(given['base'] as string, given['head'] as string | undefined));
  const baselineFile = baselineOf(opened, terminal.cwd, given['baseline']);
  // The file that is written now need not exist yet.
  const accepts = given['writeBaseline'] as string | undefined;
  const target = accepts === undefined ? undefined : resolve(terminal.cwd, accepts);
  const result = checkChanges(opened.report, {
    fail: (given['failOn'] as CheckCategory[] | undefined) ?? opened.check?.fail,
    allow: opened.check?.allow,
    baseline: baselineFile === undefined || baselineFile === target ? [] : readBaseline(baselineFile),
  });
  const format = json ? 'json' : ((given['format'] ?? 'text') as CheckFormat);
  if (target !== undefined) {
    const accepted = [...result.failing, ...result.known];
    writeAtomically(target, baselineText(accepted));
    note(
      terminal,
      `Wrote ${target} with ${accepted.length} accepted findings. Commit it, and name it with --baseline or "check.baseline".`,
    );
    return;
  }
  await writeReport(terminal, textOf(format, opened, result, given), given['output']);
  noteRemovable(context, result, baselineFile);
  if (result.failing.length > 0)
    throw new CheckFailed(
      `${verdictOf(result)} Fix them, allow them in the configuration (check.allow), or accept them with --write-baseline.`,
    );
}

/** The file that the user named, or that of the configuration, which must be inside the repository. */
function baselineOf({ root, check }: OpenedReport, cwd: string, given: unknown): string | undefined {
  if (typeof given === 'string') return resolve(cwd, given);
  const configured = check?.baseline;
  if (configured === undefined || root === undefined) return undefined;
  if (isInside(root, configured)) return configured;
  throw new InputError(
    `The baseline of the configuration, ${configured}, is outside of the repository. Move it inside, or name it with --baseline.`,
  );
}

function textOf(
  format: CheckFormat,
  opened: OpenedReport,
  result: CheckResult,
  given: Readonly<Record<string, unknown>>,
): string {
  const { report, source } = opened;
  switch (format) {
    case 'text':
      return renderCheckText(report, result);
    case 'json':
      return checkJson(report, result);
    case 'github':
      return [...githubAnnotations([...result.failing, ...result.noted])].join('');
    case 'sarif': {
      const issues = [...result.failing, ...result.noted, ...result.allowed, ...result.known];
      return sarifText({
        issues,
        notices: [],
        category: 'treeatlas-changes',
        version: packageVersion(),
        source,
      });
    }
    case 'markdown':
      return renderCheckMarkdown(report, result, {
        maxCharacters: given['maxCharacters'] as number | undefined,
        link: forgeLinks(opened),
        page: given['link'] as string | undefined,
      });
  }
}

function noteRemovable(
  { terminal }: Pick<ReplaceContext, 'terminal'>,
  { removable }: CheckResult,
  file: string | undefined,
): void {
  if (removable.length === 0 || file === undefined) return;
  const name = isInside(terminal.cwd, file) ? relative(terminal.cwd, file) : file;
  note(
    terminal,
    `${removable.length} findings of ${name} no longer occur. Remove them, or write the file again with --write-baseline ${name}:`,
  );
  for (const { rule, message, key } of removable.slice(0, MAX_REMOVABLE))
    note(terminal, `  ${rule}: ${printableLine(message ?? key)}`);
  if (removable.length > MAX_REMOVABLE) note(terminal, `  and ${removable.length - MAX_REMOVABLE} more`);
}

const MAX_REMOVABLE = 20;

import { Option } from 'commander';
import type { CommandEffects } from '../operation-command.ts';
import { UsageError } from '../report-error.ts';

/** What `treeatlas deadcode` does when it is told to: a report, and comments in the source. */
export const deadCodeEffects: CommandEffects = {
  options: [
    new Option(
      '--report [file]',
      'write all of it to a report (default file: CODE_QUALITY_REPORT.md in the repository)',
    ),
    new Option(
      '--annotate',
      'put a comment above each in the source: above those that are CRITICAL or HIGH, unless --severity says otherwise',
    ),
    new Option('--remove-annotations', 'take those comments away again'),
    new Option(
      '--force',
      'also change files that have uncommitted changes, and write over a file that is no report',
    ),
  ],
  async run(context) {
    const { given } = context;
    const { annotate, removeAnnotations, report } = given;
    if (annotate === true && removeAnnotations === true)
      throw new UsageError('--annotate and --remove-annotations contradict each other; choose one.');
    const { writeDeadCodeReport, writeAnnotations } = await import('./run-effects.ts');
    let answer = context.answer;
    if (report !== undefined)
      answer = await writeDeadCodeReport(
        { ...context, answer },
        typeof report === 'string' ? report : undefined,
      );
    if (annotate === true || removeAnnotations === true)
      answer = await writeAnnotations({ ...context, answer }, annotate === true ? 'add' : 'remove');
    return answer;
  },
};

import { Option } from 'commander';
import type { CommandEffects } from '../command-effects.ts';
import { issueFormatOption, issueText } from '../issue-output.ts';
import { UsageError } from '../usage-error.ts';

/** The side effects of `treeatlas dead-code`: a report, and comments in the source. */
export const deadCodeEffects: CommandEffects = {
  options: [
    new Option(
      '--report [file]',
      'write all findings to a report (default file: CODE_QUALITY_REPORT.md in the repository)',
    ),
    new Option(
      '--annotate',
      'put a comment above each finding in the source; without --severity, above those that are CRITICAL or HIGH',
    ),
    new Option('--remove-annotations', 'remove those comments'),
    new Option(
      '--force',
      'also change files that have uncommitted changes, and overwrite a file that is not a report',
    ),
    issueFormatOption(),
  ],
  async run(context) {
    const { given } = context;
    const { annotate, removeAnnotations, report } = given;
    if (annotate === true && removeAnnotations === true)
      throw new UsageError('--annotate and --remove-annotations contradict each other; choose one.');
    const text = await issueText(context.store, given['format'], async () => {
      const [{ allDeadCode }, { issueOfDeadCode }] = await Promise.all([
        import('../../features/dead-code/dead-code.ts'),
        import('../../host/issues/issues-of.ts'),
      ]);
      return (await allDeadCode(context.store, context.input)).symbols.map(issueOfDeadCode);
    });
    const { writeDeadCodeReport, writeAnnotations } = await import('./run-effects.ts');
    let answer = context.answer;
    if (report !== undefined)
      answer = await writeDeadCodeReport(
        { ...context, answer },
        typeof report === 'string' ? report : undefined,
      );
    if (annotate === true || removeAnnotations === true)
      answer = await writeAnnotations({ ...context, answer }, annotate === true ? 'add' : 'remove');
    return { answer, text };
  },
};

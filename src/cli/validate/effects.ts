import { Option } from 'commander';
import type { ValidationAnswer } from '../../features/rules/validate-answer.ts';
import { counted } from '../../render/counted.ts';
import type { CommandEffects } from '../command-effects.ts';
import { issueFormatOption, issueText } from '../issue-output.ts';

/** The user asked to fail on violations of rules, and there are some. */
export class ViolationsFound extends Error {
  override name = 'ViolationsFound';
}

/** The additions of `treeatlas validate` for CI: other formats, and an exit code. */
export const validateEffects: CommandEffects = {
  options: [
    new Option(
      '--fail-on <severity>',
      'end with exit code 4 if there are violations that are not suppressed: error; warning, for those too; or none (default: none)',
    ).choices(['error', 'warning', 'none']),
    issueFormatOption(),
  ],
  async run({ store, input, answer, given }) {
    const text = await issueText(store, given['format'], async () => {
      const [{ allViolations }, { issueOfViolation }] = await Promise.all([
        import('../../features/rules/validate.ts'),
        import('../../host/issues/issues-of.ts'),
      ]);
      const { violations, suppressed } = await allViolations(store, input);
      return [...violations, ...suppressed].map(issueOfViolation);
    });
    return { answer, text, failure: failureOf(answer as ValidationAnswer, given['failOn']) };
  },
};

/** The summary counts the violations of all pages. */
function failureOf({ summary }: ValidationAnswer, failOn: unknown): Error | undefined {
  const { errors, warnings } = summary;
  const counting = failOn === 'warning' ? errors + warnings : failOn === 'error' ? errors : 0;
  if (counting === 0) return undefined;
  return new ViolationsFound(
    `${counted(errors, 'error')} and ${counted(warnings, 'warning')} found. Fix them, or suppress them in the configuration (validate.suppressions).`,
  );
}

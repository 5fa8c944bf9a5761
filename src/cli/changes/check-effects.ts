import { Option } from 'commander';
import { commaParts } from '../../base/comma-parts.ts';
import { checkCategories, CheckCategory } from '../../model/check-settings.ts';
import type { CommandEffects } from '../command-effects.ts';
import { UsageError } from '../usage-error.ts';
import { parseCharacters } from './write-report.ts';

export const checkFormats = ['text', 'github', 'sarif', 'json', 'markdown'] as const;
export type CheckFormat = (typeof checkFormats)[number];

/** The additions of `treeatlas check`: with `--base`, it checks a change and not a symbol. */
export const checkEffects: CommandEffects = {
  options: [
    new Option(
      '--base <ref>',
      'check what changed since this commit, tag or branch, and fail with exit code 4 on what "check.fail" of the configuration names; "main..." compares with the merge base',
    ),
    new Option(
      '--head <ref>',
      'with --base: check this state (default: the working tree; HEAD after "main...")',
    ),
    new Option(
      '--fail-on <kinds>',
      `with --base: kinds of new findings that fail, by commas, or none: ${checkCategories.join(', ')}`,
    ).argParser(parseCategories),
    new Option('--baseline <file>', 'with --base: do not fail on the findings of this file'),
    new Option(
      '--write-baseline <file>',
      'with --base: accept all findings that fail by writing them to a file',
    ),
    new Option(
      '--format <name>',
      'with --base: text, github for annotations in GitHub Actions, sarif, json, or markdown for a comment (default: text)',
    ).choices(checkFormats),
    new Option('-O, --output <file>', 'with --base: file to write (default: standard output)'),
    new Option(
      '--max-characters <n>',
      'with --base: the most characters of markdown (default: 60000)',
    ).argParser(parseCharacters),
    new Option('--link <url>', 'with --base: address of a page with the whole report, for markdown'),
  ],
  async replace(context) {
    const { given, input } = context;
    if (given['base'] === '')
      throw new UsageError('--base is empty. Name a commit, tag or branch, such as "--base main".');
    if (given['base'] === undefined) {
      const [first] = Object.keys(given);
      if (first === undefined) return false;
      throw new UsageError(
        'These options check a change. Add "--base main" to name what to compare with, or omit them to check a symbol.',
      );
    }
    if (Object.keys(input).some((name) => name !== 'repository'))
      throw new UsageError(
        'With --base, a change is checked, and no symbol. Omit the name of the symbol, or --base.',
      );
    const [{ runCheck }, { openReport }] = await Promise.all([
      import('./run-check.ts'),
      import('./open-report.ts'),
    ]);
    await runCheck(context, openReport);
    return true;
  },
};

function parseCategories(text: string): CheckCategory[] {
  const names = commaParts(text)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0)
    throw new UsageError(`--fail-on is empty. Name some of ${checkCategories.join(', ')}, or none.`);
  if (names.length === 1 && names[0] === 'none') return [];
  return names.map((name) => {
    const category = CheckCategory.safeParse(name);
    if (category.success) return category.data;
    throw new UsageError(
      `--fail-on: "${name}" is no kind of finding. Name some of ${checkCategories.join(', ')}, or none.`,
    );
  });
}

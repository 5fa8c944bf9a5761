import { Option } from 'commander';
import { packageVersion } from '../../base/program-files.ts';
import type { ChangeReport } from '../../model/changes.ts';
import { counted } from '../../render/counted.ts';
import type { CommandEffects, ReplaceContext } from '../command-effects.ts';
import { UsageError } from '../usage-error.ts';
import { CheckFailed } from './check-failed.ts';
import type { OpenedReport, OpenReport } from './open-report.ts';
import { forgeLinks, parseCharacters, writeReport } from './write-report.ts';

const formats = ['text', 'markdown', 'json', 'html', 'sarif'] as const;
type Format = (typeof formats)[number];

/** Options of which each needs the whole report, while the answer of the operation is cut. */
const own = ['format', 'output', 'maxCharacters', 'link', 'failOn'];

/** The additions of `treeatlas diff` for reviewers and CI: formats, a file, an exit code. */
export const diffEffects: CommandEffects = {
  options: [
    new Option(
      '--format <name>',
      'text, markdown for a comment on a pull request, json for the whole report, html for a page, or sarif for code scanning (default: text)',
    ).choices(formats),
    new Option('--staged', 'compare with what "git commit" would commit, and not with the working tree'),
    new Option('-O, --output <file>', 'file to write (default: standard output)'),
    new Option(
      '--max-characters <n>',
      'the most characters of text and markdown; what is least important is cut (default: 60000 in markdown)',
    ).argParser(parseCharacters),
    new Option('--link <url>', 'address of a page with the whole report, for markdown and html'),
    new Option(
      '--fail-on <kind>',
      'end with exit code 4 if there are breaking changes of public symbols (breaking) or places that must change (broken)',
    ).choices(['breaking', 'broken']),
  ],
  async replace(context) {
    const { openReport } = await import('./open-report.ts');
    return runDiff(context, openReport);
  },
};

/** Prints the whole report. Returns false if the exact answer of the operation is wanted. */
export async function runDiff(context: ReplaceContext, open: OpenReport): Promise<boolean> {
  const { terminal, given, input, json } = context;
  if (json) {
    const [first] = own.filter((name) => given[name] !== undefined);
    if (first !== undefined)
      throw new UsageError(
        `--json prints the answer of the question, and not the report. Use "--format json" for the whole report, or omit --${first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.`,
      );
    return false;
  }
  const { parseRange } = await import('../../features/changes/range.ts');
  const range = typeof input['range'] === 'string' ? input['range'] : '';
  const isStaged = (given['staged'] ?? input['staged']) === true;
  const opened = await open(context, parseRange(range, { staged: isStaged }));
  await writeReport(terminal, await textOf(opened, given), given['output']);
  const failure = failureOf(opened.report, given['failOn']);
  if (failure) throw failure;
  return true;
}

async function textOf(opened: OpenedReport, given: Readonly<Record<string, unknown>>): Promise<string> {
  const { report, source } = opened;
  const format = (given['format'] ?? 'text') as Format;
  const maxCharacters = given['maxCharacters'] as number | undefined;
  const links = { link: forgeLinks(opened), page: given['link'] as string | undefined };
  switch (format) {
    case 'text':
      return (await import('../../render/changes/render-text.ts')).renderChangesText(report, {
        maxCharacters,
      });
    case 'markdown':
      return (await import('../../render/changes/render-markdown.ts')).renderChangesMarkdown(report, {
        maxCharacters,
        ...links,
      });
    case 'html':
      return (await import('../../render/changes/render-html.ts')).renderChangesHtml(report, links);
    case 'json': {
      const { printable } = await import('../../render/printable.ts');
      return `${printable(JSON.stringify(report, null, 2))}\n`;
    }
    case 'sarif': {
      const [{ sarifText }, { issuesOfChanges }] = await Promise.all([
        import('../../render/issues/sarif.ts'),
        import('../../host/issues/issues-of-changes.ts'),
      ]);
      const issues = issuesOfChanges(report);
      return sarifText({
        issues,
        notices: [],
        category: 'treeatlas-changes',
        version: packageVersion(),
        source,
      });
    }
  }
}

function failureOf({ symbols, mustChange }: ChangeReport, failOn: unknown): Error | undefined {
  if (failOn === 'breaking') {
    const breaking = symbols.filter(({ isPublic, isBreaking, isTest }) => isPublic && isBreaking && !isTest);
    if (breaking.length > 0)
      return new CheckFailed(
        `${counted(breaking.length, 'breaking change')} of public symbols. Keep the old form beside the new one, or release a new major version.`,
      );
  }
  if (failOn === 'broken') {
    const broken = mustChange.filter(({ isCertain }) => isCertain);
    if (broken.length > 0)
      return new CheckFailed(
        `${counted(broken.length, 'place')} must change with the code that they use. Change them, or restore what they use.`,
      );
  }
  return undefined;
}

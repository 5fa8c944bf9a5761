import { Option } from 'commander';
import { issueSource } from '../host/issues/issue-source.ts';
import { placeIssues } from '../host/issues/place-issues.ts';
import { readIndex } from '../query/read.ts';
import { githubAnnotations } from '../render/issues/github-annotations.ts';
import type { Issue } from '../render/issues/issue.ts';
import { sarifText } from '../render/issues/sarif.ts';
import type { Store } from '../store/store.ts';

/** The option of questions whose answers are issues. */
export const issueFormatOption = (): Option =>
  new Option(
    '--format <name>',
    'print all of them for another program: sarif for code scanning, github for annotations in GitHub Actions',
  )
    .choices(['sarif', 'github'])
    .conflicts('json');

/** Returns the text for `--format`; undefined without that option. */
export async function issueText(
  store: Store,
  format: unknown,
  listIssues: () => Promise<Issue[]>,
): Promise<string | undefined> {
  if (format === undefined) return undefined;
  const issues = await listIssues();
  await placeIssues(store, issues);
  if (format === 'github') return [...githubAnnotations(issues)].join('');
  const { generator, repository } = await readIndex(store);
  return sarifText({ issues, notices: [], version: generator.version, source: issueSource(repository) });
}

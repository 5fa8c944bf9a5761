import { InvalidArgumentError, Option, type Command } from 'commander';
import { HISTORY_RULE, parseHistoryChoice, type HistoryChoice } from '../config/history-choice.ts';
import { MAX_BLAMED_COMMITS } from '../model/blame-limit.ts';
import { pageChoices, type PageChoice } from '../model/page-scope.ts';
import { parseSiteUrl, SITE_URL_RULE } from '../model/published-site.ts';

/** The options that decide which files an atlas has. */
export interface PublishingOptions {
  pages?: PageChoice;
  only?: string;
  markdown?: boolean;
  /** True without a value. */
  history?: HistoryChoice | true;
  changes?: readonly string[];
  blame?: boolean;
  siteUrl?: string;
  hub?: string;
}

/** Adds the options for `PublishingOptions`. */
export function withPublishingOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--pages <choice>',
        'HTML pages of files: source and reference, source only, or none',
      ).choices([...pageChoices]),
    )
    .option('--only <path>', 'write pages for this file or folder only; the JSON has all files')
    .option('--no-markdown', 'omit the Markdown version of each page')
    .option(
      '--history [n|tags|pattern|date]',
      'commits to include, for the timeline and comparisons: the newest n, those with a tag, with a tag that matches a glob ("v1.*"), or with a tag since a day (2024-01-31). Alone it means tags (default: none)',
      parseHistory,
    )
    .option(
      '--changes <range>',
      'comparison of two states to include, as "v1.0..HEAD"; can be repeated (default: none)',
      (range: string, before: readonly string[] | undefined) => [...(before ?? []), range],
    )
    .option(
      '--blame',
      `add the commit that each line comes from (default: if the clone has the whole history, of at most ${MAX_BLAMED_COMMITS.toLocaleString('en')} commits)`,
    )
    .option('--no-blame', 'omit the commit that each line comes from')
    .option(
      '--site-url <url>',
      'address of the published site: adds canonical addresses, and images for previews of links',
      parseAddress,
    )
    .option(
      '--hub <url>',
      'address of a hub that has this atlas: imports then lead to the atlases of their packages',
      parseAddress,
    );
}

function parseAddress(text: string): string {
  const url = parseSiteUrl(text);
  if (url === undefined) throw new InvalidArgumentError(`It ${SITE_URL_RULE}.`);
  return url;
}

function parseHistory(text: string): string {
  if (parseHistoryChoice(text)) return text;
  const next = /^[./~\\]/.test(text) ? ' Write the path of the repository before --history.' : '';
  throw new InvalidArgumentError(`It ${HISTORY_RULE}.${next}`);
}

import { InvalidArgumentError } from 'commander';
import { HISTORY_RULE, parseHistoryChoice } from '../../config/history-choice.ts';
import { parseSiteUrl, SITE_URL_RULE } from '../../model/published-site.ts';

export function parseAddress(text: string): string {
  const url = parseSiteUrl(text);
  if (url === undefined) throw new InvalidArgumentError(`It ${SITE_URL_RULE}.`);
  return url;
}

export function parseHistory(text: string): string {
  if (parseHistoryChoice(text)) return text;
  const next = /^[./~\\]/.test(text) ? ' Write the path of the repository before --history.' : '';
  throw new InvalidArgumentError(`It ${HISTORY_RULE}.${next}`);
}

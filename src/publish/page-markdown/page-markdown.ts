import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import {
  answerPages,
  changesOfPage,
  directoryOfPage,
  MISSING_PAGE,
  pagePath,
} from '../../model/page-path.ts';
import { allPages, type PageScope } from '../../model/page-scope.ts';
import { overview } from '../../features/overview/overview.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { readAccuracy, readDynamicCalls, readIncompleteFiles } from '../../query/quality-artifacts.ts';
import { readFileAt } from '../../query/read.ts';
import { renderAnswer } from '../../operations/render-answer.ts';
import { paragraphs, section } from '../../render/markdown/parts.ts';
import { table } from '../../render/table.ts';
import type { Store } from '../../store/store.ts';
import { historyMarkdown } from './history-markdown.ts';
import { answerMarkdown } from './answer-markdown.ts';
import { changesMarkdown, hasChangesMarkdown } from './changes-markdown.ts';
import { placeReadmeLinks } from './readme-links.ts';
import type { SiteApp } from '../site-app.ts';
import { fileMarkdown, filesWithSymbols, hasSymbols } from './file-markdown.ts';
import { escapeLabel, MarkdownLinks } from './markdown-links.ts';

/** Returns the Markdown version of the page at `page`; undefined if there is no such page or it has none. */
export async function renderPageMarkdown(
  page: string,
  store: Store,
  app: SiteApp,
  scope: PageScope = allPages,
): Promise<string | undefined> {
  const text = app.siteTexts.get(page) ?? (await markdownOf(page, store, app, scope));
  return text === undefined ? undefined : `${text.trimEnd()}\n`;
}

/**
 * Pages of symbols share the Markdown version of their file. Directories and files without symbols have none, since their JSON is
 * as short and says the same: in a repository of many small folders they would be one file in five.
 */
export async function hasMarkdown(page: string, store: Store): Promise<boolean> {
  if (page === MISSING_PAGE || directoryOfPage(page)) return false;
  if (changesOfPage(page)) return hasChangesMarkdown(page);
  const [, address] = /^file\/(.*)\.html$/s.exec(page) ?? [];
  if (address === undefined) return true;
  const shard = fileOfAddress(address) === address ? await readFileAt(store, address) : undefined;
  return shard !== undefined && hasSymbols(shard);
}

async function markdownOf(
  page: string,
  store: Store,
  app: SiteApp,
  scope: PageScope,
): Promise<string | undefined> {
  const links = new MarkdownLinks(page, scope);
  switch (page) {
    case pagePath.overview:
      return overviewMarkdown(store, links, app, scope);
    case pagePath.coverage:
      return coverageMarkdown(store, links);
    case pagePath.accuracy:
      return accuracyMarkdown(store);
  }
  if (page === pagePath.history) return historyMarkdown(store);
  if (answerPages.includes(page)) return answerMarkdown(page, store, links);
  if (changesOfPage(page)) return changesMarkdown(page, store, links);
  const [, address] = /^file\/(.*)\.html$/s.exec(page) ?? [];
  const shard = address === undefined ? undefined : await readFileAt(store, address);
  return shard && hasSymbols(shard)
    ? fileMarkdown(shard, new MarkdownLinks(page, scope, filesWithSymbols(shard)))
    : undefined;
}

async function overviewMarkdown(
  store: Store,
  links: MarkdownLinks,
  app: SiteApp,
  scope: PageScope,
): Promise<string> {
  const answer = await runOperation(overview, store, {});
  const { readme } = answer;
  const excerpt = readme ? await placeReadmeLinks(store, readme, links, app, scope) : '';
  return paragraphs([
    renderAnswer(overview, { ...answer, readme: readme && { ...readme, excerpt } }).trimEnd(),
    section('Pages', [
      `- ${links.linkTo('all files', pagePath.directory(''))}`,
      `- ${links.linkTo('coverage', pagePath.coverage)}`,
      `- ${links.linkTo('accuracy', pagePath.accuracy)}`,
      `- ${links.linkTo('hot spots', pagePath.hotSpots)}`,
      `- ${links.linkTo('dead code', pagePath.deadCode)}`,
      `- ${links.linkTo('import cycles', pagePath.cycles)}`,
      `- ${links.linkTo('rules', pagePath.rules)}`,
      `- ${links.linkTo('names not found', pagePath.namesNotFound)}`,
      `- ${links.linkTo('index of the JSON', artifactPath.index)}`,
    ]),
  ]);
}

async function coverageMarkdown(store: Store, links: MarkdownLinks): Promise<string> {
  const [incompleteFiles, dynamicCalls] = await Promise.all([
    readIncompleteFiles(store),
    readDynamicCalls(store),
  ]);
  return paragraphs([
    '# Coverage',
    section(
      `Files not fully parsed: ${incompleteFiles.total}`,
      incompleteFiles.files.map(({ path, address, status, reason, searched, lines }) => {
        const name = address === undefined ? escapeLabel(path) : links.toFile(path, address);
        const why =
          status === 'skipped' ? `, ${reason ?? ''}${searched ? '' : ', not searched for names'}` : '';
        return `- ${name}: ${status}${why}${lines.length > 0 ? `, line ${lines.join(', ')}` : ''}`;
      }),
    ),
    section(
      `Dynamic calls: ${dynamicCalls.total}`,
      dynamicCalls.files.map(
        ({ path, address, total, sites }) =>
          `- ${links.toFile(path, address)}: ${total}, line ${sites.map(([line]) => line).join(', ')}`,
      ),
    ),
  ]);
}

async function accuracyMarkdown(store: Store): Promise<string> {
  const { totals, measured, version } = await readAccuracy(store);
  return paragraphs([
    '# Accuracy of resolved references',
    measured === null
      ? 'This version has not been measured.'
      : `Version ${version ?? ''}, measured on ${measured} in other repositories.`,
    table(
      ['language', 'set', 'unit', 'precision', 'recall'],
      totals.flatMap(({ language, set, units }) =>
        Object.entries(units).map(([unit, { precision, recall }]) => [
          language,
          set,
          unit,
          percent(precision),
          percent(recall),
        ]),
      ),
      { right: [3, 4] },
    ),
  ]);
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import { directoryOfPage, MISSING_PAGE, pagePath } from '../../model/page-path.ts';
import { allPages, type PageScope } from '../../model/page-scope.ts';
import { overview } from '../../features/overview/overview.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { readListing, type Listing } from '../../query/directory-listing.ts';
import { readAccuracy, readDynamicCalls, readIncompleteFiles } from '../../query/quality-artifacts.ts';
import { readFileAt } from '../../query/read.ts';
import { renderAnswer } from '../../operations/render-answer.ts';
import { count, paragraphs, section } from '../../render/markdown/parts.ts';
import { table } from '../../render/table.ts';
import type { Store } from '../../store/store.ts';
import type { SiteApp } from '../site-app.ts';
import { fileMarkdown } from './file-markdown.ts';
import { escapeLabel, MarkdownLinks } from './markdown-links.ts';

/** Returns the Markdown version of the page at `page`; undefined if there is no such page or it has none. */
export async function renderPageMarkdown(
  page: string,
  store: Store,
  app: SiteApp,
  scope: PageScope = allPages,
): Promise<string | undefined> {
  const links = new MarkdownLinks(page, scope);
  const text = app.siteTexts.get(page) ?? (await markdownOf(page, store, links));
  return text === undefined ? undefined : `${text.trimEnd()}\n`;
}

/** Reference pages share the Markdown version of their file. */
export function hasMarkdown(page: string): boolean {
  const [, address] = /^file\/(.*)\.html$/s.exec(page) ?? [];
  return page !== MISSING_PAGE && (address === undefined || fileOfAddress(address) === address);
}

async function markdownOf(page: string, store: Store, links: MarkdownLinks): Promise<string | undefined> {
  switch (page) {
    case pagePath.overview:
      return overviewMarkdown(store, links);
    case pagePath.coverage:
      return coverageMarkdown(store, links);
    case pagePath.accuracy:
      return accuracyMarkdown(store);
  }
  const directory = directoryOfPage(page);
  if (directory) {
    const found = await readListing(store, directory.address, directory.part);
    return found && directoryMarkdown(found.start, found.listing, links);
  }
  const [, address] = /^file\/(.*)\.html$/s.exec(page) ?? [];
  const shard = address === undefined ? undefined : await readFileAt(store, address);
  return shard && fileMarkdown(shard, links);
}

async function overviewMarkdown(store: Store, links: MarkdownLinks): Promise<string> {
  return paragraphs([
    renderAnswer(overview, await runOperation(overview, store, {})).trimEnd(),
    section('Pages', [
      `- ${links.linkTo('all files', pagePath.directory(''))}`,
      `- ${links.linkTo('coverage', pagePath.coverage)}`,
      `- ${links.linkTo('accuracy', pagePath.accuracy)}`,
      `- ${links.linkTo('index of the JSON', artifactPath.index)}`,
    ]),
  ]);
}

function directoryMarkdown(
  { path, address, totals }: DirectoryShard,
  { directories, files, skipped, part, pages, first, entries }: Listing,
  links: MarkdownLinks,
): string {
  return paragraphs([
    `# ${path === '' ? 'All files' : escapeLabel(path)}`,
    `${count(totals.files, 'file')}, ${count(totals.lines, 'line')}, ${count(totals.symbols, 'symbol')}; ${totals.tokens.full} tokens in full. ${links.linkTo('JSON', artifactPath.directory(address, part))}.`,
    pages === 1
      ? ''
      : `Page ${part} of ${pages}: entries ${first} to ${first - 1 + directories.length + files.length} of ${entries}. ` +
        [
          ...(part > 1 ? [links.linkTo('Previous page', pagePath.directory(address, part - 1))] : []),
          ...(part < pages ? [links.linkTo('Next page', pagePath.directory(address, part + 1))] : []),
        ].join(', '),
    section(
      'Directories',
      directories.map(
        (child) =>
          `- ${links.linkTo(`${child.name}/`, pagePath.directory(child.address))}: ${count(child.files, 'file')}, ${count(child.lines, 'line')}, ${child.tokens.full} tokens`,
      ),
    ),
    section(
      'Files',
      files.map(
        (file) =>
          `- ${links.linkTo(file.name, pagePath.file(file.address))}: ${file.language ?? 'text'}, ${count(file.lines, 'line')}, ${count(file.symbols, 'symbol')}, ${file.tokens.full} tokens`,
      ),
    ),
    section(
      'Skipped',
      skipped.map(({ name, reason }) => `- ${escapeLabel(name)}: ${reason}`),
    ),
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
        const name = address === undefined ? escapeLabel(path) : links.linkTo(path, pagePath.file(address));
        const why =
          status === 'skipped' ? `, ${reason ?? ''}${searched ? '' : ', not searched for names'}` : '';
        return `- ${name}: ${status}${why}${lines.length > 0 ? `, line ${lines.join(', ')}` : ''}`;
      }),
    ),
    section(
      `Dynamic calls: ${dynamicCalls.total}`,
      dynamicCalls.files.map(
        ({ path, address, total, sites }) =>
          `- ${links.linkTo(path, pagePath.file(address))}: ${total}, line ${sites.map(([line]) => line).join(', ')}`,
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

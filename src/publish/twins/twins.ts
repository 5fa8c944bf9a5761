import { parentPath } from '../../model/path.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import { directoryOfPage, MISSING_PAGE, pagePath } from '../../model/page-path.ts';
import { overview } from '../../features/overview/overview.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { readListing, type Listing } from '../../query/directory-listing.ts';
import { symbolAtAddress } from '../../query/find-node.ts';
import { readAccuracy, readDynamic, readUnparsed } from '../../query/quality.ts';
import { readFileAt } from '../../query/read.ts';
import { renderAnswer } from '../../operations/render-answer.ts';
import { count, paragraphs, section } from '../../render/markdown/parts.ts';
import { table } from '../../render/table.ts';
import type { Store } from '../../store/store.ts';
import type { SiteApp } from '../site-app.ts';
import { fileTwin } from './file-twin.ts';
import { escapeLabel, TwinLinks } from './links.ts';
import { nodeTwin } from './node-twin.ts';

/** The Markdown that says what the page at `page` says; undefined where a page has no twin. */
export async function renderTwin(page: string, store: Store, app: SiteApp): Promise<string | undefined> {
  const links = new TwinLinks(page);
  const text = app.siteTexts.get(page) ?? (await twinOf(page, store, links));
  return text === undefined ? undefined : `${text.trimEnd()}\n`;
}

export function hasTwin(page: string): boolean {
  return page !== MISSING_PAGE;
}

async function twinOf(page: string, store: Store, links: TwinLinks): Promise<string | undefined> {
  switch (page) {
    case pagePath.overview:
      return overviewTwin(store, links);
    case pagePath.unseen:
      return unseenTwin(store, links);
    case pagePath.accuracy:
      return accuracyTwin(store);
  }
  const directory = directoryOfPage(page);
  if (directory) {
    const found = await readListing(store, directory.address, directory.part);
    return found && directoryTwin(found.start, found.listing, links);
  }
  const [, area, address = ''] = /^(file|node)\/(.*)\.html$/s.exec(page) ?? [];
  if (area === 'file') {
    const shard = await readFileAt(store, address);
    return shard && fileTwin(shard, links);
  }
  if (area !== 'node') return undefined;
  const shard = await readFileAt(store, parentPath(address));
  const found = shard && symbolAtAddress(shard, address);
  return found && nodeTwin(found.shard, found.index, found.node, links);
}

async function overviewTwin(store: Store, links: TwinLinks): Promise<string> {
  return paragraphs([
    renderAnswer(overview, await runOperation(overview, store, {})).trimEnd(),
    section('Pages', [
      `- ${links.to('all files', pagePath.directory(''))}`,
      `- ${links.to('what was not seen', pagePath.unseen)}`,
      `- ${links.to('how accurate edges are', pagePath.accuracy)}`,
      `- ${links.to('index of the JSON', artifactPath.index)}`,
    ]),
  ]);
}

function directoryTwin(
  { path, address, totals }: DirectoryShard,
  { directories, files, skipped, part, pages, first, entries }: Listing,
  links: TwinLinks,
): string {
  return paragraphs([
    `# ${path === '' ? 'All files' : escapeLabel(path)}`,
    `${count(totals.files, 'file')}, ${count(totals.lines, 'line')}, ${count(totals.symbols, 'symbol')}; ${totals.tokens.full} tokens to read whole. ${links.to('JSON', artifactPath.directory(address, part))}.`,
    pages === 1
      ? ''
      : `Page ${part} of ${pages}: entries ${first} to ${first - 1 + directories.length + files.length} of ${entries}. ` +
        [
          ...(part > 1 ? [links.to('Previous page', pagePath.directory(address, part - 1))] : []),
          ...(part < pages ? [links.to('Next page', pagePath.directory(address, part + 1))] : []),
        ].join(', '),
    section(
      'Directories',
      directories.map(
        (child) =>
          `- ${links.to(`${child.name}/`, pagePath.directory(child.address))}: ${count(child.files, 'file')}, ${count(child.lines, 'line')}, ${child.tokens.full} tokens`,
      ),
    ),
    section(
      'Files',
      files.map(
        (file) =>
          `- ${links.to(file.name, pagePath.file(file.address))}: ${file.language ?? 'text'}, ${count(file.lines, 'line')}, ${count(file.symbols, 'symbol')}, ${file.tokens.full} tokens`,
      ),
    ),
    section(
      'Left out',
      skipped.map(({ name, reason }) => `- ${escapeLabel(name)}: ${reason}`),
    ),
  ]);
}

async function unseenTwin(store: Store, links: TwinLinks): Promise<string> {
  const [unparsed, dynamic] = await Promise.all([readUnparsed(store), readDynamic(store)]);
  return paragraphs([
    '# What was not seen',
    section(
      `Files of known languages that were left out or not read, or not wholly: ${unparsed.total}`,
      unparsed.files.map(({ path, address, status, reason, searched, lines }) => {
        const name = address === undefined ? escapeLabel(path) : links.to(path, pagePath.file(address));
        const why =
          status === 'left-out' ? `, ${reason ?? ''}${searched ? '' : ', not searched for names'}` : '';
        return `- ${name}: ${status}${why}${lines.length > 0 ? `, line ${lines.join(', ')}` : ''}`;
      }),
    ),
    section(
      `Places where a value says what is called: ${dynamic.total}`,
      dynamic.files.map(
        ({ path, address, total, sites }) =>
          `- ${links.to(path, pagePath.file(address))}: ${total}, line ${sites.map(([line]) => line).join(', ')}`,
      ),
    ),
  ]);
}

async function accuracyTwin(store: Store): Promise<string> {
  const { totals, measured, version } = await readAccuracy(store);
  return paragraphs([
    '# Accuracy of certain edges',
    measured === null
      ? 'Nothing was measured.'
      : `Of version ${version ?? ''}, measured on ${measured}, on other repositories.`,
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

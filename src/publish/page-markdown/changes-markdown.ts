import { artifactPath } from '../../model/artifact.ts';
import { differenceAddresses } from '../../model/changed-file.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { changesOfPage, pagePath } from '../../model/page-path.ts';
import { labelOfId } from '../../query/symbol-label.ts';
import { paragraphs, section } from '../../render/markdown/parts.ts';
import type { Store } from '../../store/store.ts';
import { cutList } from './cut-list.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

/** Whether a page about changes has a Markdown version: of the difference of a file, the JSON says the same. */
export function hasChangesMarkdown(page: string): boolean {
  return changesOfPage(page)?.address === undefined;
}

/** Returns the Markdown version of the list of comparisons, or of a comparison; undefined if the atlas has none. */
export async function changesMarkdown(
  page: string,
  store: Store,
  links: MarkdownLinks,
): Promise<string | undefined> {
  const range = changesOfPage(page)?.range;
  if (range === undefined) {
    const index = (await store.read(artifactPath.changesIndex)) as ChangesIndex | undefined;
    return index && indexMarkdown(index, links);
  }
  const report = (await store.read(artifactPath.changes(range))) as ChangeReport | undefined;
  return report && reportMarkdown(range, report, links);
}

function indexMarkdown({ comparisons }: ChangesIndex, links: MarkdownLinks): string {
  return paragraphs([
    '# Changes',
    comparisons
      .map(
        ({ range, base, head, files, mustChange, risk }) =>
          `- ${links.linkTo(`${base.name}..${head.name}`, pagePath.changes(range))}: ${files} files, ${mustChange} places must change, ${risk} risk`,
      )
      .join('\n'),
  ]);
}

function reportMarkdown(range: string, report: ChangeReport, links: MarkdownLinks): string {
  const { base, head, files, symbols, mustChange, tests, risk } = report;
  const addresses = differenceAddresses(files);
  return paragraphs([
    `# Changes from ${escapeLabel(base.name)} to ${escapeLabel(head.name)}`,
    `${files.length} files and ${symbols.length} symbols changed; ${mustChange.length} places must change. Risk: ${risk.level}. The whole report: ${links.linkTo('JSON', artifactPath.changes(range))}.`,
    section(
      'Must change',
      cutList(
        mustChange,
        ({ path, span, message, isCertain }) =>
          `- ${escapeLabel(path)}:${span[0]}: ${escapeLabel(message)}${isCertain ? '' : ' (possibly)'}`,
      ),
    ),
    section(
      'Changed symbols',
      cutList(
        symbols,
        ({ change, id, name, kind, path, line, isBreaking, callers }) =>
          `- ${change}: ${kind} ${escapeLabel(labelOfId({ id, name }))} in ${escapeLabel(path)}:${line}, ${callers.total} callers${isBreaking ? ', breaking' : ''}`,
      ),
    ),
    section('Tests', [
      ...(tests.command === null ? [] : [`- run: ${escapeLabel(tests.command)}`]),
      ...cutList(tests.affected, ({ path }) => `- ${escapeLabel(path)}`),
    ]),
    section(
      'Files',
      cutList(
        files.map((file, at) => ({ ...file, address: addresses[at] ?? file.address })),
        ({ path, change, addedLines, removedLines, address }) =>
          `- ${change}: ${links.linkTo(path, artifactPath.changedFile(range, address))} +${addedLines} -${removedLines}`,
      ),
    ),
  ]);
}

import { pathAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { differenceAddresses } from '../../model/changed-file.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { changesOfPage, pagePath } from '../../model/page-path.ts';
import { renderChangesMarkdown } from '../../render/changes/render-markdown.ts';
import { paragraphs, section } from '../../render/markdown/parts.ts';
import type { Store } from '../../store/store.ts';
import { cutList } from './cut-list.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

type Comparison = ChangesIndex['comparisons'][number];

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
  const index = (await store.read(artifactPath.changesIndex)) as ChangesIndex | undefined;
  const entry = index?.comparisons.find((each) => each.range === range);
  return report && reportMarkdown(range, report, links, entry);
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

function reportMarkdown(
  range: string,
  report: ChangeReport,
  links: MarkdownLinks,
  entry: Comparison | undefined,
): string {
  const addresses = differenceAddresses(report.files);
  const differences = new Map(
    report.files.map(({ path }, at) => [path, artifactPath.changedFile(range, addresses[at] ?? '')]),
  );
  const text = renderChangesMarkdown(report, {
    isDocument: true,
    page: links.addressOf(artifactPath.changes(range)),
    link({ path, side }) {
      const difference = entry?.hasDifferences === true ? differences.get(path) : undefined;
      if (difference !== undefined) return links.addressOf(difference);
      const isHere = side === 'head' && entry?.isOfAtlas === true;
      return isHere ? links.addressOf(artifactPath.file(pathAddress(path))) : undefined;
    },
  });
  const files = section(
    'Files',
    cutList(report.files, ({ path, change, addedLines, removedLines }) => {
      const difference = entry?.hasDifferences === true ? differences.get(path) : undefined;
      const name = difference === undefined ? escapeLabel(path) : links.linkTo(path, difference);
      return `- ${change}: ${name} +${addedLines} -${removedLines}`;
    }),
  );
  return paragraphs([text.trimEnd(), files]);
}

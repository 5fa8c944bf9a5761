import { artifactPath } from '../../model/artifact.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { pagePath } from '../../model/page-path.ts';
import type { PageChoice } from '../../model/page-scope.ts';
import { parseSiteUrl } from '../../model/published-site.ts';
import type { Timeline } from '../../model/timeline.ts';
import type { HistoryChoice } from '../../config/history-choice.ts';
import type { OriginIndex } from './origin.ts';

/** The choices of a build that decide which files an atlas has. */
export interface BuildChoices {
  pages?: PageChoice | undefined;
  only?: string | undefined;
  markdown?: boolean | undefined;
  siteUrl?: string | undefined;
  hub?: string | undefined;
  blame?: boolean | undefined;
  history?: HistoryChoice | undefined;
  changes?: readonly string[] | undefined;
  name?: string | undefined;
}

/** The parts of an atlas from which the choices of its build are inferred. */
export interface AtlasTraces {
  index: Pick<OriginIndex, 'repository'>;
  paths: ReadonlySet<string>;
  /** HTML of the overview; undefined if there is none. */
  overview: string | undefined;
  timeline: Pick<Timeline, 'snapshots'> | undefined;
  changes: Pick<ChangesIndex, 'comparisons'> | undefined;
}

/** Infers the choices with which an atlas was built, as far as it shows them. `only` is an address, not a path. */
export function inferChoices({ index, paths, overview, timeline, changes }: AtlasTraces): BuildChoices {
  const { blame, blameOmission, title } = index.repository;
  const compared = changes?.comparisons.filter(({ hasDifferences }) => hasDifferences) ?? [];
  return {
    pages: pagesOf(overview),
    only: overview === undefined ? undefined : bodyAttribute(overview, 'data-only'),
    markdown:
      overview === undefined
        ? [...paths].some((path) => path.startsWith('file/') && path.endsWith('.md'))
        : /<link rel="?alternate"? type="?text\/markdown"?/.test(overview),
    siteUrl: overview === undefined ? undefined : canonicalAddress(overview),
    hub: overview === undefined ? undefined : bodyAttribute(overview, 'data-hub'),
    // With an omission, nobody chose: the clone decides again.
    blame: blame ?? (blameOmission === undefined ? false : undefined),
    history: timeline && historyOf(timeline),
    // The list is newest first, and the order of the choice decides it.
    changes: compared.map(({ base, head }) => `${base.name}..${head.name}`),
    name: title,
  };
}

function pagesOf(overview: string | undefined): PageChoice {
  if (overview === undefined) return 'none';
  return bodyAttribute(overview, 'data-pages') === 'files' ? 'files' : 'symbols';
}

/** Returns an attribute of the body, which scripts of pages read the scope from. */
function bodyAttribute(html: string, name: string): string | undefined {
  const [body = ''] = /<body\b[^>]*>/.exec(html) ?? [];
  return attribute(body, name);
}

function canonicalAddress(overview: string): string | undefined {
  const [link = ''] = /<link rel="?canonical"? [^>]*>/.exec(overview) ?? [];
  const address = attribute(link, 'href');
  return address === undefined ? undefined : parseSiteUrl(address);
}

/** Returns the value of an attribute in a tag, whose quotes may be minified away. */
function attribute(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag) ?? [];
  return (quoted ?? bare)?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Snapshots of which each has a tag were most likely chosen by tags. */
function historyOf({ snapshots }: Pick<Timeline, 'snapshots'>): HistoryChoice {
  return snapshots.every(({ tags }) => tags.length > 0) ? 'tags' : snapshots.length;
}

/** Artifacts that `inferChoices` needs, by their part of the traces. */
export const tracePaths = {
  overview: pagePath.overview,
  timeline: artifactPath.timeline,
  changes: artifactPath.changesIndex,
} as const;

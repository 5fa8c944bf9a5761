import { cardPath, REPOSITORY_CARD } from '../../model/link-card.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../model/card-glyphs.ts';
import { publishedUrl } from '../../model/published-site.ts';
import { directoryCard, fileCard, symbolCard } from '../../query/page-cards.ts';
import type { Page } from './page.ts';

/** The parts of a preview of a link, on other sites, that need the address of the published site. */
export interface LinkPreview {
  url: string;
  image: { url: string; width: number; height: number; alt: string };
}

/** Returns the preview of a link to a page; undefined if the address of the site is not known, and for the page of missing pages. */
export function linkPreview({ path, view, links: { scope }, site }: Page): LinkPreview | undefined {
  const { published } = scope;
  if (published === undefined || view.kind === 'missing') return undefined;
  const card = cardOf({ view, scope, site });
  return {
    url: publishedUrl(published, path),
    image: {
      url: publishedUrl(published, card ? cardPath(card) : REPOSITORY_CARD),
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      alt: card
        ? `${card.name}, ${card.kind} ${card.kind === 'directory' ? card.path : `in ${card.path}`}`
        : `Atlas of ${site.repository}`,
    },
  };
}

function cardOf({
  view,
  scope,
  site: { repository },
}: Pick<Page, 'view' | 'site'> & Pick<Page['links'], 'scope'>) {
  if (view.kind === 'directory') return directoryCard(repository, view.shard, scope);
  if (view.kind === 'file') return fileCard(repository, view.shard, scope);
  if (view.kind === 'symbol') return symbolCard(repository, view.shard, view.indexes[0] ?? 0, scope);
  return undefined;
}

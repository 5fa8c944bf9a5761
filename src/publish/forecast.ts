import type { AtlasIndex } from '../model/atlas-index.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { CardChoice } from '../model/published-site.ts';

/** The expected size of an atlas. */
export interface Forecast {
  files: number;
  bytes: number;
  /** The limit that it will exceed, and the switch that saves most; undefined if it fits all hosts. */
  warning: { limit: string; advice: string } | undefined;
}

/** GitHub Pages takes sites of at most 1 GB. */
const MAX_BYTES = 1_000_000_000;
/** Other hosts take at most this many files. */
const MAX_FILES = 20_000;

/** Pages of symbols for each symbol. */
const PAGES_OF_SYMBOLS = 0.28;
/** Bytes of a card. */
const CARD_BYTES = 10_000;
/** Cards take at most about a tenth of the bytes that GitHub Pages takes. */
const MAX_CARDS = MAX_BYTES / 10 / CARD_BYTES;

/** Returns the pages that have a card of their own in an atlas of a repository. */
export function chooseCards({
  files,
  directories,
  symbols,
}: Pick<AtlasIndex['counts'], 'files' | 'directories' | 'symbols'>): CardChoice {
  const always = files + directories;
  if (always + PAGES_OF_SYMBOLS * symbols <= MAX_CARDS) return 'symbols';
  return always <= MAX_CARDS ? 'files' : 'repository';
}

/** Returns how many cards an atlas has at most, as far as it can be foreseen. */
function cardsOf(
  { files, directories, symbols }: AtlasIndex['counts'],
  { published, pages }: PageScope,
): number {
  if (published === undefined || pages === 'none') return 0;
  if (published.cards === 'repository') return 1;
  const ofSymbols = published.cards === 'symbols' && pages === 'symbols' ? PAGES_OF_SYMBOLS * symbols : 0;
  return 1 + files + directories + ofSymbols;
}

/**
 * Foresees the size of an atlas from the counts of the repository. The factors of JSON fit flask (229 files), trpc (1,402) and this
 * repository (2,823) to 15 %, those of source pages effect (363), vue (703), three (761) and django (4,548) to 13 %, and those of pages of
 * symbols flask and trpc to 30 %: how much of a repository is exported differs.
 */
export function forecast(
  counts: AtlasIndex['counts'],
  scope: PageScope,
  images: { files: number; bytes: number } = { files: 0, bytes: 0 },
): Forecast {
  const { files, directories, bytes, symbols } = counts;
  const cards = cardsOf(counts, scope);
  const parts = {
    json: {
      files: 2 * files + directories + bytes / 25_000 + 150,
      bytes: 4.3 * bytes + 2150 * symbols + 4000 * directories + 500_000,
    },
    markdown: { files: 0.65 * files, bytes: 290 * symbols + 1200 * files },
    symbols: { files: PAGES_OF_SYMBOLS * symbols, bytes: 2400 * symbols },
    // Scripts, styles, documentation, and above all what Mermaid draws with.
    site: { files: 210, bytes: 9_000_000 },
    prose: { files: Math.min(160, 40 + symbols / 50), bytes: 900_000 + 160 * symbols },
    sources: { files: files + directories, bytes: 3.1 * bytes + 3000 * files + 3500 * directories },
    // The JSON of an image contains it in base64; it has a page and a file of its own.
    images: { files: 3 * images.files, bytes: 2.34 * images.bytes + 6000 * images.files },
    cards: { files: cards, bytes: CARD_BYTES * cards },
  };
  const kept = [
    parts.json,
    ...(scope.markdown ? [parts.markdown] : []),
    ...(scope.pages === 'symbols' ? [parts.symbols] : []),
    ...(scope.pages === 'none' ? [] : [parts.sources, parts.site, parts.prose]),
    parts.images,
    parts.cards,
  ];
  const total = {
    files: Math.round(kept.reduce((sum, part) => sum + part.files, 0)),
    bytes: Math.round(kept.reduce((sum, part) => sum + part.bytes, 0)),
  };
  const tooLarge = total.bytes > MAX_BYTES;
  if (scope.only !== undefined || (!tooLarge && total.files <= MAX_FILES))
    return { ...total, warning: undefined };
  const measure = tooLarge ? 'bytes' : 'files';
  const savings: [saved: number, option: string][] = [];
  if (scope.markdown) savings.push([parts.markdown[measure], '--no-markdown']);
  if (scope.pages === 'symbols') savings.push([parts.symbols[measure], '--pages files']);
  if (scope.pages === 'files') savings.push([parts.sources[measure], '--pages none']);
  const [saved, option] = savings.sort(([a], [b]) => b - a)[0] ?? [0, '--only PATH'];
  const share = Math.round((100 * saved) / total[measure]);
  return {
    ...total,
    warning: {
      limit: tooLarge ? 'GitHub Pages takes 1 GB' : 'many hosts take 20,000 files',
      advice:
        saved > 0
          ? `${option} saves about ${share} %; --only PATH publishes pages of one folder`
          : '--only PATH publishes pages of one folder',
    },
  };
}

import type { Accuracy, AccuracyFigures, AccuracySet } from '../../model/accuracy.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { Unseen } from '../../model/quality.ts';

/** What the overview says of the edges of one language. */
export interface AccuracyHeadline {
  title: string;
  /** Of calls, between 0 and 1. */
  precision: number;
  recall: number;
  version: string;
  set: AccuracySet;
}

/**
 * The figures for the languages of an atlas, of repositories that no rule was tuned on where there are any. A
 * language that shares its rules with a measured one has its figures.
 */
export function headlinesOf(
  { version, totals }: Accuracy,
  { families }: Unseen,
  { grammars }: AtlasIndex,
): AccuracyHeadline[] {
  if (version === null) return [];
  const related = (language: string): boolean =>
    grammars.some((grammar) => grammar.language === language) ||
    families.some(({ languages, files, leftOut }) => files > leftOut && languages.includes(language));
  const languages = [...new Set(totals.map(({ language }) => language))].filter(related);
  return languages.flatMap((language) => {
    const own = totals.filter((total) => total.language === language);
    const best = own.find(({ set }) => set === 'unseen') ?? own[0];
    const { precision = null, recall = null } = best?.units.calls ?? {};
    if (!best || precision === null || recall === null) return [];
    const title = grammars.find((grammar) => grammar.language === language)?.title ?? language;
    return [{ title, precision, recall, version, set: best.set }];
  });
}

/** `98.1 %`, on one line; a dash where there is no figure. */
export function shareText(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}\u00a0%`;
}

/** What stands in the columns of every table of figures. */
export function figureCells({ precision, recall, f1 }: AccuracyFigures): string[] {
  return [precision, recall, f1].map(shareText);
}

/** What says how rules carry over comes before what they were made for; otherwise in the given order. */
export function unseenFirst<Entry extends { set: AccuracySet }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(a.set === 'tuned') - Number(b.set === 'tuned'));
}

export const setTitles: Record<AccuracySet, string> = {
  unseen: 'never looked at',
  tuned: 'tuned for',
};

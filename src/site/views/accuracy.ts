import type { Accuracy, AccuracyFigures, AccuracySet } from '../../model/accuracy.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { CoverageGaps } from '../../model/quality.ts';

/** The accuracy of calls in one language, for the overview. */
export interface AccuracyHeadline {
  title: string;
  /** A share from 0 to 1. */
  precision: number;
  /** A share from 0 to 1. */
  recall: number;
  version: string;
  set: AccuracySet;
}

/**
 * Returns the accuracy for the languages of an atlas, measured on held-out repositories where there are any. A language
 * without figures of its own gets those of a language with the same rules.
 */
export function headlinesOf(
  { version, totals }: Accuracy,
  { families }: CoverageGaps,
  { grammars }: AtlasIndex,
): AccuracyHeadline[] {
  if (version === null) return [];
  const related = (language: string): boolean =>
    grammars.some((grammar) => grammar.language === language) ||
    families.some(({ languages, files, skipped }) => files > skipped && languages.includes(language));
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

/** Formats a share as `98.1 %`, or as a dash if it is null. */
export function shareText(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}\u00a0%`;
}

/** Returns the cells for precision, recall and F1. */
export function figureCells({ precision, recall, f1 }: AccuracyFigures): string[] {
  return [precision, recall, f1].map(shareText);
}

/** Sorts held-out repositories before tuned ones, because they show how well the rules generalise. */
export function heldOutFirst<Entry extends { set: AccuracySet }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(a.set === 'tuned') - Number(b.set === 'tuned'));
}

/** Tooltips of the columns of figures. */
export const figureMeanings = {
  precision: 'Share of the references found here that the compiler confirms',
  recall: 'Share of the compiler’s references that are found here',
  f1: 'Harmonic mean of precision and recall',
  checked: 'Number of references that could be compared with the compiler',
  notChecked: 'Number of references for which the compiler gives no answer',
};

export const setTitles: Record<AccuracySet, string> = {
  unseen: 'held-out',
  tuned: 'tuned',
};

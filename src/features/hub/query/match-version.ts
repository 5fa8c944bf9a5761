import type { versionMatches } from '../../../model/hub.ts';
import { compareText } from '../../../model/order.ts';

export type VersionMatch = (typeof versionMatches)[number];

/** Best first. */
const order: readonly VersionMatch[] = ['exact', 'compatible', 'nearest', 'unknown'];

/**
 * Chooses the version that fits best. Package managers write ranges in many ways, so only the first version that is named counts: the
 * same one, one that is not older with the same first number that is not zero or without an upper limit, or the nearest.
 */
export function matchVersion<Candidate extends { version: string | null; slug: string }>(
  wanted: string | null,
  candidates: readonly Candidate[],
): { found: Candidate; match: VersionMatch; note?: string } | undefined {
  const named = numbersIn(wanted ?? '');
  const judged = candidates.map((found) => {
    const numbers = numbersIn(found.version ?? '');
    return { found, numbers, match: judge(named, wanted ?? '', numbers, found.version) };
  });
  const [best] = judged.sort(
    (a, b) =>
      order.indexOf(a.match) - order.indexOf(b.match) ||
      (a.match === 'nearest' && named
        ? compareNumbers(distance(named, a.numbers), distance(named, b.numbers))
        : 0) ||
      compareNumbers(b.numbers ?? [], a.numbers ?? []) ||
      compareText(a.found.slug, b.found.slug),
  );
  if (!best) return undefined;
  const { found, match } = best;
  return { found, match, ...noteOf(match, wanted, found.version) };
}

function judge(
  named: readonly number[] | undefined,
  wanted: string,
  numbers: readonly number[] | undefined,
  version: string | null,
): VersionMatch {
  if (!named || !numbers || version === null) return 'unknown';
  if (versionText(wanted) === versionText(version)) return 'exact';
  const isNewer = compareNumbers(numbers, named) >= 0;
  // A lower limit alone admits every later version.
  if (isNewer && /^\s*>=?[^<,|^~]*$/.test(wanted)) return 'compatible';
  const first = named.findIndex((number) => number > 0);
  const decisive = first < 0 ? named.length - 1 : first;
  const isSame = named.slice(0, decisive + 1).every((number, at) => number === (numbers[at] ?? 0));
  return isSame && isNewer ? 'compatible' : 'nearest';
}

function noteOf(match: VersionMatch, wanted: string | null, version: string | null): { note?: string } {
  if (match === 'nearest') return { note: `wants ${wanted ?? ''}, but the hub has ${version ?? ''}` };
  if (match !== 'unknown') return {};
  return { note: version === null ? 'the atlas has no version' : 'no version is required' };
}

function versionText(text: string): string | undefined {
  return /\d+(?:\.\d+)*(?:[-+][\w.+-]+)?/.exec(text)?.[0];
}

function numbersIn(text: string): number[] | undefined {
  return /\d+(?:\.\d+)*/.exec(text)?.[0].split('.').map(Number);
}

function distance(a: readonly number[], b: readonly number[] | undefined): number[] {
  return a.map((number, at) => Math.abs(number - (b?.[at] ?? 0)));
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

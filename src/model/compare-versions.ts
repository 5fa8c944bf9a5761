import { compareText } from './order.ts';

/**
 * Compares versions as package managers do: numbers by their value, and a pre-release (`2.0.0-rc.1`, `2.0rc1`) before its release. Returns a
 * negative number if `a` is older. Build metadata after `+` does not count unless all else is equal.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return (
    compareLists(left.numbers, right.numbers, 0) ||
    Number(left.isRelease) - Number(right.isRelease) ||
    compareLists(left.rest, right.rest, undefined) ||
    compareText(a, b)
  );
}

interface Parts {
  numbers: number[];
  /** Whether it is the release itself, or a later one such as `1.0.post1`. */
  isRelease: boolean;
  /** The words and numbers behind the first numbers. */
  rest: (string | number)[];
}

function partsOf(version: string): Parts {
  const [, numbers = '', rest = ''] = /^v?(\d+(?:\.\d+)*)([^+]*)/u.exec(version) ?? [];
  const words = rest.toLowerCase().match(/\d+|[a-z]+/gu) ?? [];
  return {
    numbers: numbers === '' ? [] : numbers.split('.').map(Number),
    isRelease: words.length === 0 || /^(?:post|final|release|ga)$/u.test(String(words[0])),
    rest: words.map((word) => (/^\d/u.test(word) ? Number(word) : word)),
  };
}

/** Compares part by part. Numbers precede words, and a list precedes longer ones, unless its missing parts count as `missing`. */
function compareLists<Part extends string | number>(
  a: readonly Part[],
  b: readonly Part[],
  missing: Part | undefined,
): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [left, right] = [a[at] ?? missing, b[at] ?? missing];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const isNumber = typeof left === 'number';
    if (isNumber !== (typeof right === 'number')) return isNumber ? -1 : 1;
    const order = isNumber ? left - Number(right) : compareText(left, String(right));
    if (order !== 0) return order;
  }
  return 0;
}

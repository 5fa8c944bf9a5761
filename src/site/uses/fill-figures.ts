import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { isWithin } from '../../model/path.ts';
import type { Store } from '../../store/store.ts';
import { countTests, usersOf, type Target } from '../card/find-target.ts';
import { counted } from '../views/numbers.ts';

/**
 * Adds the number of tests and of packages that refer to a symbol to the facts about it. They are no part of the page, because it would
 * become stale when another file became a test.
 */
export async function fillFigures(store: Store, section: HTMLElement, target: Target): Promise<void> {
  const facts = section.querySelector(':scope > .facts');
  if (!facts || section.dataset['figures'] !== undefined) return;
  section.dataset['figures'] = '';
  const [tests, index] = await Promise.all([countTests(store, target), store.read(artifactPath.index)]);
  const packages = countPackages(
    usersOf(target).map(({ path }) => path),
    ((index as AtlasIndex | undefined)?.packages ?? []).map(({ path }) => path),
  );
  const figures = [
    ...(tests > 0 ? [`${counted(tests, 'test file')} among them`] : []),
    ...(packages > 1 ? [`in ${counted(packages, 'package')}`] : []),
  ];
  // The facts end with the number of files that use it.
  if (figures.length > 0) facts.append(` (${figures.join(', ')})`);
}

/** Returns in how many packages there are files; each is in the innermost one around it. */
export function countPackages(files: readonly string[], packages: readonly string[]): number {
  const inner = packages.toSorted((a, b) => b.length - a.length);
  return new Set(files.map((file) => inner.find((each) => isWithin(each, file)) ?? '')).size;
}

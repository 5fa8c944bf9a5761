import { createGlobMatcher } from '../../../base/globs.ts';
import type { TestSetup } from './find-test-setups.ts';
import type { RootRecipe } from './root-recipe.ts';
import type { FileFacts } from '../../facts/facts.ts';
import { decoratorNames } from './decorators.ts';

/**
 * Returns a function that tells whether a file contains tests, by the names and decorators of its definitions; undefined if these do not tell.
 * A definition that a set-up of the file names, such as a function that runs all tests, is no test.
 */
export function testFinder({
  testSetups,
  runningDecorators,
}: RootRecipe): (path: string, facts: FileFacts, setups: readonly TestSetup[]) => boolean | undefined {
  const names = testSetups?.testNames;
  const pattern = names && new RegExp(names.match, 'u');
  const running = runningDecorators.map((text) => new RegExp(text, 'u'));
  const isThere = createGlobMatcher(names?.paths ?? ['**']);
  return (path, facts, setups) => {
    const prepared = setups.flatMap(({ before: { symbols } }) => symbols ?? []);
    const preparing = prepared.map((symbols) => new RegExp(symbols, 'u'));
    const isNamed =
      isThere(path) &&
      facts.definitions.some(
        ({ name, nested, parent }, index) =>
          index > 0 &&
          !nested &&
          (names?.at !== 'top' || parent === 0) &&
          pattern?.test(name) === true &&
          !preparing.some((each) => each.test(name)),
      );
    if (isNamed) return true;
    const isDecorated =
      running.length > 0 &&
      [...decoratorNames(facts).values()].some((all) =>
        all.some((name) => running.some((each) => each.test(name))),
      );
    if (isDecorated) return true;
    return names?.complete === true ? false : undefined;
  };
}

import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { packLibraries } from '../../src/indexer/library.ts';

/**
 * Packs the libraries, as in the package, before any test runs: otherwise each test of a language parses its library,
 * which takes longer than the test. Facts of other code are not used, so old ones do no harm.
 */
export default async function setup(): Promise<void> {
  await packLibraries(loadGrammars(bundledGrammarFolder()));
}

import { readFileSync } from 'node:fs';
import { programFile } from '../../base/program-files.ts';
import { readGrammarFolders } from '../../grammar/grammar-folders.ts';
import { bundledGrammarFolder } from '../../grammar/load-grammars.ts';
import { compareText } from '../../model/order.ts';
import { Accuracy } from '../../model/accuracy.ts';

const file = programFile('quality/accuracy.json');

/** Returns the measured accuracy of this version, which every atlas contains. Its languages are others than those of the repository. */
export function shippedAccuracy(): Accuracy {
  const accuracy = Accuracy.parse(JSON.parse(readFileSync(file, 'utf8')));
  const languages = new Set([...accuracy.totals, ...accuracy.repositories].map(({ language }) => language));
  const { manifests } = readGrammarFolders(bundledGrammarFolder(), undefined);
  const titles = [...languages].sort(compareText).flatMap((language) => {
    const title = manifests.get(language)?.title;
    return title === undefined ? [] : [[language, title] as const];
  });
  return { ...accuracy, titles: Object.fromEntries(titles) };
}

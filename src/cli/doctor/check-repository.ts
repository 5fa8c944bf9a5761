import type { AtlasIndex } from '../../model/atlas-index.ts';
import { counted } from '../../render/counted.ts';
import type { Check } from './check.ts';

/** Checks whether there is code to answer questions about, and what was not read. */
export function checkRepository(root: string, { counts, languages, grammars, coverage }: AtlasIndex): Check {
  const titles = new Map(grammars.map(({ language, title }) => [language, title]));
  const known = languages.flatMap(({ language }) =>
    language === null ? [] : (titles.get(language) ?? language),
  );
  if (counts.symbols === 0) {
    return {
      name: 'repository',
      status: 'failed',
      found: `${root} has ${counted(counts.files, 'file')} and no code in a known language`,
      next: 'Run this in a repository with code, or name one: treeatlas doctor PATH',
    };
  }
  const { failedFileCount, partialFileCount, namedLanguages } = coverage;
  const gaps = [
    failedFileCount > 0 ? `${counted(failedFileCount, 'file')} could not be parsed` : '',
    partialFileCount > 0 ? `${counted(partialFileCount, 'file')} parsed in part` : '',
    namedLanguages.length > 0 ? `references in ${namedLanguages.join(', ')} by name only` : '',
    ...coverage.reasons.map(({ reason, count }) => `${counted(count, 'file')} skipped (${reason})`),
  ].filter(Boolean);
  const size = `${counted(counts.files, 'file')}, ${counted(counts.symbols, 'symbol')}, ${known.join(', ')}`;
  return {
    name: 'repository',
    status: failedFileCount > 0 ? 'warning' : 'ok',
    found: [`${root}: ${size}`, ...gaps].join('; '),
    ...(failedFileCount > 0 && { next: 'treeatlas overview lists what was not read.' }),
  };
}

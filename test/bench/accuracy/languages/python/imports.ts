import { dirname, join } from 'node:path/posix';
import type { ModuleSite, Place } from '../../syntax/file-syntax.ts';
import type { ImportEvidence, ImportRules } from '../language.ts';

/**
 * The index names modules that are imported from the repository's root. Of a relative import it gives a name without
 * its package, which says nothing: there the folders say it all.
 */
export const pythonImports: ImportRules = {
  unitOf: (path) => path,
  resolve: (evidence, path, site) => {
    const dots = /^\.*/.exec(site.text)?.[0].length ?? 0;
    const name = site.text.slice(dots);
    const folder =
      dots > 0
        ? join(dirname(path), ...Array<string>(dots - 1).fill('..'), ...name.split('.').filter(Boolean))
        : undefined;
    const found: { place: Place; to: string }[] = [];
    const own = folder === undefined ? evidence.filesOfModule(name) : fileOf(evidence, folder);
    for (const to of own) found.push({ place: site.start, to });
    for (const imported of site.names) {
      const files =
        folder === undefined
          ? evidence.filesOfModule(`${name}.${imported.text}`)
          : fileOf(evidence, join(folder, imported.text));
      if (!isSubmodule(evidence, path, imported, own)) continue;
      for (const to of files) found.push({ place: imported.place, to });
    }
    if (found.length > 0) return found;
    if (folder !== undefined) return undefined;
    return evidence.answerAt(path, site.start).kind === 'outside' ? [] : undefined;
  },
};

/** The index names no module that is imported under another name; then it is one unless the package defines the name. */
function isSubmodule(
  evidence: ImportEvidence,
  path: string,
  { place, text }: ModuleSite['names'][number],
  own: readonly string[],
): boolean {
  if (evidence.isModuleName(path, place)) return true;
  if (evidence.answerAt(path, place).kind !== 'unknown') return false;
  return !own.some((file) => evidence.entityNamed(file, [text]));
}

function fileOf({ hasFile }: ImportEvidence, folder: string): string[] {
  const candidates = [
    join(folder, '__init__.py'),
    `${folder}.py`,
    join(folder, '__init__.pyi'),
    `${folder}.pyi`,
  ];
  const file = candidates.find(hasFile);
  return file === undefined ? [] : [file];
}

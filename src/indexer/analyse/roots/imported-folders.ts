import { baseName, isWithin, parentPath } from '../../../model/path.ts';
import { ancestors } from '../../resolve/modules/path-index.ts';
import type { Analysis } from '../analyse.ts';
import type { FileConvention } from './name-rules.ts';
import type { RootRecipe } from './root-recipe.ts';

export interface FolderInput {
  recipe: RootRecipe;
  languages: ReadonlySet<string>;
  analysis: Analysis;
  conventionOf(path: string): FileConvention | undefined;
}

export interface ImportedFolders {
  isForOthers(path: string): boolean;
  /** What others get who import the folder as a whole. */
  isFront(path: string): boolean;
}

/**
 * Whether a file is in a folder that can be imported as a whole and that no program of the repository outside of it
 * imports: what it gives is then for others, whatever project files say. Tests and examples are no programs.
 */
export function importedFolders({ recipe, languages, analysis, conventionOf }: FolderInput): ImportedFolders {
  const folderFiles = new Set(recipe.folderFiles);
  const folders = new Set<string>();
  for (const { path, grammar } of analysis.linked.program.files)
    if (languages.has(grammar.name) && folderFiles.has(baseName(path))) folders.add(parentPath(path));
  folders.delete('');
  /** The outermost folder around a path that can be imported, with only such folders between. */
  const outermost = (path: string): string | undefined => {
    let found: string | undefined;
    for (const folder of ancestors(parentPath(path))) {
      if (!folders.has(folder)) break;
      found = folder;
    }
    return found;
  };
  const used = new Set<string>();
  for (const [importer, imported] of analysis.imports) {
    const folder = outermost(imported);
    if (folder === undefined || isWithin(folder, importer) || conventionOf(importer)) continue;
    used.add(folder);
  }
  return {
    isForOthers(path) {
      const folder = outermost(path);
      return folder !== undefined && !used.has(folder);
    },
    isFront: (path) => folderFiles.has(baseName(path)) && outermost(path) === parentPath(path),
  };
}

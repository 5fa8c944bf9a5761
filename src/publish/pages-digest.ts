import { codeDigest, folderDigest } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';

/** Folders of `src` whose code affects the content of an atlas. */
const codeFolders = ['model', 'graph', 'query', 'operations', 'features', 'render', 'publish'];

/** Returns a hash of the code and the compiled site. It changes whenever the same artifacts could give other pages or answers. */
export function pagesDigest(siteFolder: string): string {
  return digest(codeDigest(...codeFolders), folderDigest(siteFolder));
}

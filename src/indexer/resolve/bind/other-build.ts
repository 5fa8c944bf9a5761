import { baseName } from '../../../model/path.ts';
import type { ProgramFile } from './program-file.ts';

/** Returns a text that is the same for files of the same build, as far as they say; empty for the usual build. */
export function otherBuildOf({ grammar, declarations, path }: ProgramFile): string {
  const { builds } = grammar.manifest.scoping;
  if (!builds) return '';
  const byName = new RegExp(builds.otherNames, 'u').exec(baseName(path));
  return declarations.otherBuild === '' && !byName ? '' : `${byName?.[1] ?? ''} ${declarations.otherBuild}`;
}

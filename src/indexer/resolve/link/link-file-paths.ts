import { parentPath } from '../../../model/path.ts';
import type { FilePathFact } from '../../facts/module-facts.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { dataSpecifier } from '../modules/data-files.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { LinkTable } from './link-table.ts';

/** Links a file to those that it reads by their paths. Code of its own language family that a path names is left to the roots. */
export function linkFilePaths(file: ProgramFile, { program }: Evaluator, table: LinkTable): void {
  for (const fact of file.facts.filePaths) {
    const target = file.modules.resolve(file.path, dataSpecifier(pathFrom(file, fact), fact.isGlob));
    if (target.kind !== 'files') continue;
    for (const path of target.paths) {
      const family = program.fileAt(path)?.grammar.manifest.family;
      if (family !== file.grammar.manifest.family)
        table.push(file.base, table.numberOfFile(path), 'IMPORTS', 'import', fact.span);
    }
  }
}

/** Returns the path from the folder of the file. */
function pathFrom(file: ProgramFile, fact: FilePathFact): string {
  if (fact.module === '') return fact.path;
  const target = file.modules.resolve(file.path, fact.module);
  if (target.kind !== 'file' && target.kind !== 'directory') return '';
  const folder = target.kind === 'file' ? parentPath(target.path) : target.path;
  const up = parentPath(file.path)
    .split('/')
    .filter((part) => part !== '')
    .map(() => '..');
  return [...up, folder, fact.path].join('/');
}

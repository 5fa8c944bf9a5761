import { analyseFiles } from './analyse-files.ts';
import type { SourceFile } from './discover/discover.ts';
import type { IndexedFile } from './files/indexed-file.ts';
import type { IndexRun } from './index-run.ts';
import { linkFiles, type LinkedFiles } from './link-files.ts';
import type { TextReader } from './read-unchanged.ts';
import type { AnalysedFiles } from './result-collector.ts';

/** The two stages whose work is divided among jobs: see `index-parts.ts`. */
export interface IndexWork {
  analyse(run: IndexRun, files: readonly SourceFile[]): Promise<AnalysedFiles>;
  link(run: IndexRun, records: readonly IndexedFile[], readText: TextReader): Promise<LinkedFiles>;
}

/** Does all work in this run. */
export const indexAtOnce: IndexWork = { analyse: analyseFiles, link: linkFiles };

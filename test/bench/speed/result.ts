import type { OperationTiming } from '../operations/measure.ts';
import type { Weight, Share } from '../support/output-files.ts';
import type { BrowserWeights } from './browser/weights.ts';
import type { Builds } from './measure/builds.ts';
import type { Timing } from './measure/repeat.ts';
import type { PageSizes } from './site/page-sizes.ts';

/** All that was measured on one repository. Times are seconds, sizes bytes. */
export interface CorpusResult {
  name: string;
  role: string;
  version: string;
  counts: {
    files: number;
    lines: number;
    bytes: number;
    /** Files with syntax errors, of which the rest was taken. */
    partialFiles: number;
    /** Files from which nothing could be taken. */
    failedFiles: number;
    symbols: number;
    certainEdges: number;
    candidates: number;
  };
  builds: Builds;
  /** Parsing the same files with as many processes and doing nothing else. */
  parseOnly: Timing;
  /** Undefined when it was not asked for, null when it does not work here. */
  codegraph?: Timing | null;
  site: Record<Share | 'all', Weight>;
  pages: PageSizes;
  /**
   * The same of an earlier version; undefined when it was not asked for. Its pages are not judged: which source they show is in
   * its artifacts, whose format may be another.
   */
  before?: Pick<CorpusResult, 'builds' | 'site'>;
  operations: OperationTiming[];
  /** Undefined when it was not asked for. */
  browser?: BrowserWeights;
}

/** One repository at two sizes. */
export interface GrowthResult {
  name: string;
  small: { lines: number; build: Timing };
  large: { lines: number; build: Timing };
}

export interface BenchResult {
  machine: string;
  processes: number;
  runs: number;
  corpora: CorpusResult[];
  growth?: GrowthResult;
}

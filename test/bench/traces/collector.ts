import type { ObservedCall } from './observed-call.ts';

/** Runs the tests of repositories in one language and records their calls. */
export interface Collector {
  /** The `language` of entries in `corpora.json`. */
  language: string;
  /** In tables. */
  name: string;
  /** Raised by hand when traces that were recorded before would come out different. */
  revision: number;
  /** Throws an Error with the end of the output when the tests cannot be run at all; tests that fail do not matter. */
  collect(job: TraceJob): Promise<Trace>;
}

export interface TraceJob {
  /** The name of the entry. */
  name: string;
  /** A copy of the repository, in which the collector may write. Paths in the trace are relative to it. */
  copy: string;
  /** The `run` of the entry, which the collector checks. */
  settings: unknown;
  /** Tools and packages are kept below this folder. */
  folder: string;
  say: (text: string) => void;
}

/** The calls of one run. */
export interface Trace {
  calls: ObservedCall[];
  /** Pairs of functions of which one has no place in the source: code made at run time. */
  withoutPlace: number;
  /** Counts of the test runner, as far as it prints them. */
  tests?: { passed: number; failed: number };
}

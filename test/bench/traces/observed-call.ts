/** A function as a run sees it. */
export interface RunFunction {
  /** Relative to the repository, with `/`. */
  path: string;
  /**
   * From 1: the line of the declaration or of the first line of the body, whichever the run-time knows. The judge takes
   * the innermost definition that covers it, with this name if the name is not empty.
   */
  line: number;
  /** As the run-time knows it, without its class. Empty for a function without a name, and for a module's own code. */
  name: string;
  /** `module`: the code of a file that runs when it is loaded. `constructor`: of the class around the line. */
  kind?: 'module' | 'constructor';
  /** Another name of the callee, by which an alias calls it. */
  calledAs?: string;
}

/** A call that happened, once for each pair of functions and line. */
export interface ObservedCall {
  caller: RunFunction;
  callee: RunFunction;
  /** From 1: the line in the caller's file of the call site, if the run-time knows it. */
  at?: number;
  /** Code outside of the repository called the callee; `caller` is the nearest function of the repository above it. */
  viaLibrary?: boolean;
}

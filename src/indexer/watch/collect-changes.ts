export interface CollectOptions {
  /** Changes are reported after this many milliseconds without a further change. */
  quietMs: number;
  /** Changes are reported after this many milliseconds at the latest. */
  maxWaitMs: number;
}

export interface ChangeCollector {
  add(path: string): void;
  /** Stops reporting. */
  close(): void;
}

/**
 * Combines many changes into one call: an editor writes, renames and deletes to save one file, and a checkout
 * touches thousands. While `tell` runs, changes are collected for the next call.
 */
export function collectChanges(
  tell: (paths: string[]) => void | Promise<void>,
  { quietMs, maxWaitMs }: CollectOptions,
): ChangeCollector {
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let telling = false;
  let closed = false;

  function stopTimers(): void {
    clearTimeout(quiet);
    clearTimeout(deadline);
    deadline = undefined;
  }

  function wait(): void {
    clearTimeout(quiet);
    quiet = setTimeout(() => void flush(), quietMs);
    deadline ??= setTimeout(() => void flush(), maxWaitMs);
  }

  async function flush(): Promise<void> {
    stopTimers();
    const paths = [...changed].sort();
    changed.clear();
    telling = true;
    try {
      await tell(paths);
    } finally {
      telling = false;
      if (changed.size > 0 && !closed) wait();
    }
  }

  return {
    add(path) {
      if (closed) return;
      changed.add(path);
      if (!telling) wait();
    },
    close() {
      closed = true;
      stopTimers();
    },
  };
}

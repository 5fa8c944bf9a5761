export interface CollectOptions {
  /** Milliseconds without a change after which what was collected is told. */
  quietMs: number;
  /** After so many milliseconds it is told even if there is no quiet. */
  maxWaitMs: number;
}

export interface ChangeCollector {
  add(path: string): void;
  /** Tells nothing more. */
  close(): void;
}

/**
 * Makes one notice of many changes: an editor writes, renames and deletes to save one file, and a checkout
 * touches thousands. While `tell` is at work changes wait for its end.
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

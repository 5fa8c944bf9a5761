import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Kills the child when this process exits. Has no effect if this process is killed by SIGKILL. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  // A process that could not be started has no id and emits no `exit`.
  if (child.pid === undefined) return child;
  if (running.size === 0) process.once('exit', endAll);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll);
  });
  return child;
}

function endAll(): void {
  // A busy process may not react to gentler signals.
  for (const child of running) child.kill('SIGKILL');
}

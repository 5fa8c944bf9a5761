import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Ends the child when this process exits, however it does short of being killed: nobody would wait for it any more. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  // A process that could not be started has no number and never ends.
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
  // One that is at work on something does not look at gentler signals.
  for (const child of running) child.kill('SIGKILL');
}

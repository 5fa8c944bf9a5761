import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 20;
/** Linux reports times in this unit, whatever the clock of the kernel. */
const TICKS_PER_SECOND = 100;

/**
 * Adds up the CPU seconds, user and system, of the processes of a group, until `ended` settles. The system's own sum is not enough: it omits processes
 * that a program killed at its end. Needs Linux.
 */
export async function cpuOfGroup(group: number, ended: Promise<unknown>): Promise<number> {
  const ticks = new Map<string, number>();
  const timer = new AbortController();
  const stop = (): void => {
    timer.abort();
  };
  ended.then(stop, stop);
  while (!timer.signal.aborted) {
    for (const pid of readdirSync('/proc'))
      if (/^\d+$/.test(pid)) {
        const used = ticksOf(pid, group);
        if (used !== undefined) ticks.set(pid, used);
      }
    await setTimeout(EVERY_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  }
  return [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** Undefined if the process is of another group, or has ended. */
function ticksOf(pid: string, group: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before may have spaces. See proc_pid_stat(5): these are the fields from 3, "state".
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : undefined;
}

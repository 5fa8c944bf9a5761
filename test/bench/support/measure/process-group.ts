import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory of all processes of a process group, in bytes: the sum of their proportional set sizes, in which
 * pages that they share count once. Undefined where the system does not tell (`/proc` of Linux does).
 */
export async function groupMemory(group: number): Promise<number | undefined> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((pid) => memoryIfMember(pid, group)));
  const known = sizes.filter((size) => size !== undefined);
  return known.length > 0 ? known.reduce((sum, size) => sum + size, 0) : undefined;
}

async function memoryIfMember(pid: string, group: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (groupOf(stat) !== group) return undefined;
    return proportionalSize(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'));
  } catch {
    return undefined; // It ended while we looked.
  }
}

/** The process group in a line of `/proc/PID/stat`. The name before it, in brackets, may hold anything. */
export function groupOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

/** `Pss` of a `smaps_rollup`, in bytes. */
export function proportionalSize(rollup: string): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(rollup)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** The kernel counts processor time in hundredths of a second, whatever its clock is. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time of all children of this process that have ended, with their own children. */
export async function endedChildrenSeconds(): Promise<number | undefined> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  return stat === undefined ? undefined : childrenSeconds(stat);
}

/** `cutime` and `cstime` in a line of `/proc/PID/stat`. */
export function childrenSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

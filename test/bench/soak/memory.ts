import { readFile } from 'node:fs/promises';
import { groupMemory } from '../support/measure/process-group.ts';

/** Sizes in bytes. */
export interface MemorySample {
  /** Since the first sample. */
  seconds: number;
  /** Resident size of the server's main process. */
  resident: number;
  /** Proportional size of the server and its children. */
  group: number;
  /** The heap of the main process, with garbage. */
  heap: number;
  /** The heap right after the last full collection, which only a leak lets grow. */
  live: number;
}

/** Bytes per hour: the slope of the least-squares line through the samples of the second half. */
export function growthPerHour(
  samples: readonly MemorySample[],
  size: (sample: MemorySample) => number,
): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const meanTime = mean(half.map(({ seconds }) => seconds));
  const meanSize = mean(half.map(size));
  let covariance = 0;
  let variance = 0;
  for (const sample of half) {
    covariance += (sample.seconds - meanTime) * (size(sample) - meanSize);
    variance += (sample.seconds - meanTime) ** 2;
  }
  return variance === 0 ? 0 : (covariance / variance) * 3600;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Reads the memory of a process group; `heapFile` is written by `report-heap.mjs` in its main process. */
export async function sampleMemory(pid: number, heapFile: string, seconds: number): Promise<MemorySample> {
  const [status, group, text] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    groupMemory(pid),
    readFile(heapFile, 'utf8').catch(() => '{}'),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  const { heap = 0, live = 0 } = JSON.parse(text) as { heap?: number; live?: number };
  return { seconds, resident: kilobytes * 1024, group: group ?? 0, heap, live };
}

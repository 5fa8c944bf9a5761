import { availableParallelism, cpus, totalmem } from 'node:os';

/** What the numbers were measured on, in words; no names and no date. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${model}), ${memory} GB of memory, ${process.platform}, Node ${process.versions.node}`;
}

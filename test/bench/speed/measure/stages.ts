import type { TimedLine } from '../../support/measure/command.ts';

export interface StageTime {
  stage: string;
  seconds: number;
}

/**
 * Seconds of each stage, read from the plain lines of the progress display: a stage announces itself with
 * `NAME …` and lasts until the next, the last one until the process ends. A stage that comes again adds up.
 */
export function stageTimes(lines: readonly TimedLine[], end: number): StageTime[] {
  const announced = lines.flatMap(({ at, text }) => {
    const stage = /^(\S.*?) …$/.exec(text)?.[1];
    return stage === undefined ? [] : [{ at, stage }];
  });
  const seconds = new Map<string, number>();
  const begin = announced[0]?.at;
  if (begin !== undefined) seconds.set('start', begin);
  for (const [index, { at, stage }] of announced.entries()) {
    const until = announced[index + 1]?.at ?? end;
    seconds.set(stage, (seconds.get(stage) ?? 0) + until - at);
  }
  return [...seconds].map(([stage, value]) => ({ stage, seconds: value }));
}

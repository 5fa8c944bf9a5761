import { count } from '../render/counted.ts';
import { note, paint, type Terminal } from './terminal.ts';

/** The progress of a stage. `total` is 0 while it is unknown. */
export interface Step {
  stage: string;
  done: number;
  total: number;
}

export interface Progress {
  report(step: Step): void;
  /** Clears the line; call it before anything else is written. */
  stop(): void;
}

const REDRAW_MS = 80;
const LINE_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\u001b[K';

/** Redraws one line on a terminal; elsewhere prints a line for each stage and every ten seconds. */
export function createProgress(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  return terminal.live ? liveLine(terminal, now) : plainLines(terminal, now);
}

function liveLine(terminal: Terminal, now: () => number): Progress {
  let stage = '';
  let since = 0;
  let drawn = -Infinity;
  return {
    report(step) {
      const time = now();
      if (step.stage !== stage) [stage, since, drawn] = [step.stage, time, -Infinity];
      if (time - drawn < REDRAW_MS && step.done !== step.total) return;
      drawn = time;
      const text = describeStep(step, time - since).slice(0, terminal.columns - 1);
      terminal.err.write(CLEAR_LINE + paint(terminal, 'cyan', text));
    },
    stop() {
      if (stage) terminal.err.write(CLEAR_LINE);
      stage = '';
    },
  };
}

function plainLines(terminal: Terminal, now: () => number): Progress {
  let stage = '';
  let since = 0;
  let written = 0;
  return {
    report(step) {
      const time = now();
      const isNew = step.stage !== stage;
      if (isNew) [stage, since] = [step.stage, time];
      if (!isNew && time - written < LINE_EVERY_MS) return;
      written = time;
      note(terminal, isNew ? `${step.stage} …` : describeStep(step, time - since));
    },
    stop() {
      stage = '';
    },
  };
}

/** `parse  1,234 / 5,678  512/s  9 s left`. The rate and the remaining time are shown after one second. */
export function describeStep({ stage, done, total }: Step, elapsedMs: number): string {
  const parts = [stage];
  if (total > 0) parts.push(`${count(done)} / ${count(total)}`);
  else if (done > 0) parts.push(count(done));
  const rate = done / (elapsedMs / 1000);
  if (elapsedMs >= 1000 && done > 0) {
    parts.push(`${count(Math.round(rate))}/s`);
    if (total > done) parts.push(`${formatDuration(((total - done) / rate) * 1000)} left`);
  }
  return parts.join('  ');
}

export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function formatSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 || value >= 99.5 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

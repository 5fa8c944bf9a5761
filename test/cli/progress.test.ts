import { describe, expect, it } from 'vitest';
import { createProgress, describeStep, formatDuration, formatSize } from '../../src/cli/progress.ts';
import { fakeTerminal } from './fake-terminal.ts';

describe('progress', () => {
  it('shows the rate and the remaining time once they are meaningful', () => {
    expect(describeStep({ stage: 'parse', done: 5, total: 1000 }, 50)).toBe('parse  5 / 1,000');
    expect(describeStep({ stage: 'parse', done: 500, total: 1000 }, 2000)).toBe(
      'parse  500 / 1,000  250/s  2.0 s left',
    );
    expect(describeStep({ stage: 'discover', done: 12, total: 0 }, 10)).toBe('discover  12');
    expect(describeStep({ stage: 'link', done: 0, total: 0 }, 10)).toBe('link');
  });

  it('redraws one line on a terminal, at a limited rate, and clears it at the end', () => {
    let time = 0;
    const terminal = fakeTerminal({ live: true });
    const progress = createProgress(terminal, () => time);
    for (let done = 0; done < 1000; done++) {
      time += 1;
      progress.report({ stage: 'parse', done, total: 1000 });
    }
    progress.stop();
    expect(terminal.stderr().split('\r').length).toBeLessThan(20);
    expect(terminal.stderr()).not.toContain('\n');
    expect(terminal.stderr()).toMatch(/\r\u001b\[K$/);
  });

  it('never draws wider than the terminal', () => {
    const terminal = fakeTerminal({ live: true, columns: 12 });
    createProgress(terminal, () => 0).report({ stage: 'a very long stage', done: 1, total: 10 });
    expect(terminal.stderr()).toBe('\r\u001b[Ka very long');
  });

  it('prints plain lines without a terminal: one for each stage, and one every ten seconds', () => {
    let time = 0;
    const terminal = fakeTerminal();
    const progress = createProgress(terminal, () => time);
    for (let done = 0; done <= 25; done++) {
      progress.report({ stage: 'parse', done, total: 25 });
      time += 1000;
    }
    progress.report({ stage: 'link', done: 0, total: 0 });
    expect(terminal.stderr().trim().split('\n')).toEqual([
      'parse …',
      'parse  10 / 25  1/s  15 s left',
      'parse  20 / 25  1/s  5.0 s left',
      'link …',
    ]);
  });
});

describe('numbers for people', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1.5 KB'],
    [99_600, '100 KB'],
    [999_600, '1.0 MB'],
    [2_340_000_000, '2.3 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it.each([
    [40, '0.0 s'],
    [9940, '9.9 s'],
    [59_400, '59 s'],
    [59_800, '60 s'],
    [61_000, '1 min 1 s'],
  ])('%d ms are %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

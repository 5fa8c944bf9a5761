import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportError } from '../../src/cli/report-error.ts';
import { Interruption } from '../../src/cli/terminal.ts';
import { UsageError } from '../../src/cli/usage-error.ts';
import { InputError } from '../../src/host/input-error.ts';
import { OperationError } from '../../src/operations/operation-error.ts';
import { fakeTerminal } from './fake-terminal.ts';

function report(error: unknown, verbose = false): { code: number; text: string } {
  const terminal = fakeTerminal();
  const code = reportError(terminal, error, verbose);
  expect(terminal.stdout()).toBe('');
  return { code, text: terminal.stderr() };
}

describe('reportError', () => {
  it.each([
    [new Error('broken'), 1],
    ['a text that was thrown', 1],
    [new UsageError('no such option'), 2],
    [new OperationError('VALIDATION_FAILED', 'depth: too small'), 2],
    [new OperationError('NOT_FOUND', 'There is no symbol "x".'), 3],
    [new InputError('This is a file.'), 3],
  ])('gives %s the exit code %d', (error, code) => {
    expect(report(error).code).toBe(code);
  });

  it('names the nearest ids', () => {
    const { text } = report(
      new OperationError('NOT_FOUND', 'There is no symbol "x".', { nearest: ['class:a.c:X'] }),
    );
    expect(text).toBe('error: There is no symbol "x".\nDid you mean:\n  class:a.c:X\n');
  });

  it('says where and what to do next, each once', () => {
    const full = Object.assign(new Error('Cannot write: the disk is full.'), {
      where: '/a',
      next: 'Free some space.',
    });
    expect(report(full).text).toBe('error: Cannot write: the disk is full.\n  at /a\nFree some space.\n');
    const told = Object.assign(new Error('No folder /a. Name another.'), {
      where: '/a',
      next: 'Name another.',
    });
    expect(report(told).text).toBe('error: No folder /a. Name another.\n');
  });

  it('describes file errors in plain words', () => {
    const open = (path: string) => {
      try {
        writeFileSync(path, '');
      } catch (error) {
        return report(error);
      }
      throw new Error('it could be written');
    };
    const missing = join(tmpdir(), 'no-such-folder', 'report.md');
    expect(open(missing).text).toMatch(`error: ${missing}: there is no such file or folder.`);
    expect(open(tmpdir()).text).not.toContain('EISDIR');
  });

  it('explains system errors, also as nested causes', () => {
    const cause = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    expect(report(new Error('Cannot build.', { cause })).text).toContain('The disk is full.');
  });

  it('prints causes and stacks only with --verbose', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(report(error).text).not.toMatch(/inner|at .*\.ts/);
    expect(report(error).text).toContain('--verbose');
    expect(report(error, true).text).toMatch(/caused by: TypeError: inner\n\s+at /);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('takes whatever follows %s for an interruption', (name, code) => {
    const terminal = fakeTerminal({ signal: AbortSignal.abort(new Interruption(name)) });
    expect(reportError(terminal, new Error('a worker was killed'), false)).toBe(code);
    expect(terminal.stderr()).not.toContain('worker');
  });
});

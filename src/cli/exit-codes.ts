import type { InterruptionSignal } from './terminal.ts';

/** The exit codes of the process; `--help` and the guide list them. */
export const exitCode = {
  ok: 0,
  /** The command could not be completed: a disk is full, a file cannot be written, a port is taken. */
  failed: 1,
  /** The command line is not valid: an unknown option, a missing argument. */
  usage: 2,
  /** The command line is valid but its input is not: no such folder, symbol or snapshot. */
  badInput: 3,
  /** There are findings that `--fail-on` or the configuration names. Commands that publish have published nothing; `validate` and `verify` have printed their answer. */
  findings: 4,
} as const;

/** 128 plus the number of the signal, as in shells. */
export const interruptedCode: Readonly<Record<InterruptionSignal, number>> = {
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
};

export const exitCodeHelp = `Exit codes:
  0    done
  1    failed: the command could not be completed
  2    usage: the command line is not valid
  3    invalid input, or something that it names does not exist
  4    findings that fail: those named by --fail-on, or by check.fail with check --base, or files that verify finds changed; build and export published nothing
  130  interrupted with Ctrl C (143 when terminated, 129 when the terminal was closed)`;

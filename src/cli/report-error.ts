import { printable } from '../render/printable.ts';
import { exitCode, interruptedCode } from './exit-codes.ts';
import { Interruption, note, paint, type Terminal } from './terminal.ts';

/** Exit codes by name of the error's class. The messages of these errors say what to do next. */
const codeByName: Readonly<Record<string, number>> = {
  UsageError: exitCode.usage,
  InputError: exitCode.badInput,
  OperationError: exitCode.badInput,
  SourceError: exitCode.badInput,
  ConfigError: exitCode.badInput,
  GrammarError: exitCode.badInput,
  OutputPlaceError: exitCode.badInput,
  ModelError: exitCode.badInput,
  SecretsFound: exitCode.findings,
  ViolationsFound: exitCode.findings,
  CheckFailed: exitCode.findings,
  AtlasDiffers: exitCode.findings,
};

/** Codes of operation errors that are not the fault of the input. */
const operationFailures: ReadonlySet<string> = new Set(['ATLAS_UNREADABLE', 'UNAVAILABLE', 'INTERNAL']);

/** Explanations of system errors, by code. */
const systemErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, then try again; existing files were not changed.',
  EACCES: 'Permission denied. Choose another folder with --out, or change its permissions.',
  EPERM: 'Permission denied. Choose another folder with --out, or change its permissions.',
  EROFS: 'The file system is read-only. Choose another folder with --out.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n), or use fewer workers (--workers 1).',
  ENOMEM: 'There is not enough memory. Use fewer workers (--workers 1).',
};

/** Explanations of system errors about one file, to be printed after its path. */
const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder. Check the path, or create the folder first.',
  ENOTDIR: 'a part of the path is a file, not a folder. Check the path.',
  EISDIR: 'this is a folder, not a file. Name a file.',
};

/**
 * Prints an error (what happened, where, what to do next) and returns the exit code. Causes and the stack are printed
 * with `--verbose` only.
 */
export function reportError(terminal: Terminal, error: unknown, verbose: boolean): number {
  const { reason } = terminal.signal as { reason: unknown };
  if (reason instanceof Interruption) {
    note(terminal, `${reason.message} Earlier output is unchanged.`);
    return interruptedCode[reason.signalName];
  }
  const failure = error instanceof Error ? error : new Error(String(error));
  note(terminal, `${paint(terminal, 'red', 'error:')} ${printable(messageOf(failure))}`);
  const nearest = nearestOf(failure);
  if (nearest.length > 0)
    note(terminal, `Did you mean:\n${nearest.map((name) => `  ${printable(name)}`).join('\n')}`);
  for (const line of advice(failure)) note(terminal, printable(line));
  if (verbose) for (const line of causes(failure)) note(terminal, paint(terminal, 'dim', printable(line)));
  else if (failure.cause !== undefined && !(failure.name in codeByName)) {
    note(terminal, paint(terminal, 'dim', 'Add --verbose to see the causes.'));
  }
  return codeOf(failure);
}

/** Returns the message of an error. System errors only have a code, a call and a path, so they are reworded. */
function messageOf(error: Error): string {
  if (!('syscall' in error && 'code' in error && 'path' in error) || typeof error.path !== 'string')
    return error.message;
  const reason = fileErrors[String(error.code)];
  return reason === undefined ? error.message : `${error.path}: ${reason}`;
}

function codeOf(error: Error): number {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'VALIDATION_FAILED' || code === 'INVALID_ARGUMENT') return exitCode.usage;
  if (typeof code === 'string' && operationFailures.has(code)) return exitCode.failed;
  return codeByName[error.name] ?? exitCode.failed;
}

/** Returns lines with the location of the error and the next step, unless the message contains them. */
function advice(error: Error): string[] {
  const where = 'where' in error && typeof error.where === 'string' ? error.where : '';
  const next = 'next' in error && typeof error.next === 'string' ? error.next : (systemHint(error) ?? '');
  return [where && `  at ${where}`, next].filter(
    (line, i) => line && !error.message.includes(i ? line : where),
  );
}

function systemHint(error: Error): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code in systemErrors) {
      return systemErrors[cause.code];
    }
  }
  return undefined;
}

function nearestOf(error: Error): string[] {
  if (!('nearest' in error) || !Array.isArray(error.nearest)) return [];
  return error.nearest.filter((name) => typeof name === 'string');
}

/** Yields the messages of the error's causes, and the stack of the first cause. */
function* causes(error: Error): Generator<string> {
  let last = error;
  for (let cause = error.cause; cause !== undefined;) {
    if (!(cause instanceof Error)) break;
    yield `caused by: ${cause.name}: ${cause.message}`;
    last = cause;
    cause = cause.cause;
  }
  yield (last.stack ?? '').split('\n').slice(1).join('\n');
}

import { createGlobMatcher } from '../../base/globs.ts';
import { baseName, isWithin, parentPath } from '../../model/path.ts';
import type { TestCommand } from '../../model/test-command.ts';

/** Tests that are named in the command. A longer command is not read, and more tests are run as a whole. */
const MAX_TESTS = 30;

interface Group {
  command: TestCommand;
  folder: string;
  /** Paths from the folder on. */
  tests: string[];
}

/**
 * Returns the command line that runs the first of some tests, for a POSIX shell; null if it is not known for any. Tests that one command runs
 * are named together.
 */
export function testCommandOf(commands: readonly TestCommand[], paths: readonly string[]): string | null {
  const choices = commands.flatMap((command) => {
    const matches = createGlobMatcher(command.tests);
    return command.folders.map((folder) => ({ command, folder, matches }));
  });
  // The sort is stable, so the first of several rules for a folder stays the first.
  choices.sort((a, b) => b.folder.length - a.folder.length);
  const groups = new Map<string, Group>();
  let count = 0;
  for (const path of paths) {
    if (count === MAX_TESTS) break;
    const choice = choices.find(
      ({ folder, matches }) => isWithin(folder, path) && matches(pathFrom(folder, path)),
    );
    if (!choice) continue;
    count++;
    const { command, folder } = choice;
    const key = `${folder}\0${command.command}`;
    const group = groups.get(key) ?? { command, folder, tests: [] };
    group.tests.push(pathFrom(folder, path));
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(lineOf);
  return lines.length === 0 ? null : lines.join(' && ');
}

function pathFrom(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

function lineOf({ command: { command, separator = ' ', prefix = '' }, folder, tests }: Group): string {
  const list = (values: readonly string[]): string =>
    [...new Set(values)].map((value) => prefix + quoted(value)).join(separator);
  const line = command.replace(/\{(files|folders|names)\}/g, (_, what: string) => {
    if (what === 'files') return list(tests.map(fromHere));
    if (what === 'folders') return list(tests.map((path) => `./${parentPath(path)}`.replace(/^\.\/$/, '.')));
    return list(tests.map((path) => baseName(path).replace(/\.[^.]*$/, '')));
  });
  return folder === '' ? line : `(cd ${quoted(fromHere(folder))} && ${line})`;
}

/** A path that begins with a hyphen would be read as an option. */
function fromHere(path: string): string {
  return path.startsWith('-') ? `./${path}` : path;
}

/** Quotes a text for a POSIX shell, if it needs it. */
function quoted(text: string): string {
  return /^[\p{L}\p{N}_./@%+=:,-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

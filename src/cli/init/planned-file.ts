import { errorMessage } from '../../base/error-message.ts';
import { InputError } from '../../host/input-error.ts';
import { deleteFile, writeFile } from './repository-files.ts';

/** A file and its content before and after; undefined where there is none. */
export interface PlannedFile {
  /** As users know it, which may be a link. */
  path: string;
  /** The file itself. */
  file: string;
  before: string | undefined;
  after: string | undefined;
  isExecutable?: boolean;
  /** Whether it makes a client start the server. */
  isEntry?: boolean;
  /** Why a file is left as it is, if it should change. */
  left?: string;
  /** The lines that a file that is left lacks. */
  missing?: readonly string[];
}

/** Changes all files, or none: if one cannot be written, those before it get their content back. */
export function applyAll(root: string, planned: readonly PlannedFile[]): void {
  const done: PlannedFile[] = [];
  for (const each of planned) {
    try {
      apply(root, each);
    } catch (cause) {
      for (const { before, after, ...file } of done.reverse())
        apply(root, { ...file, before: after, after: before });
      throw new InputError(
        `${each.path} cannot be changed: ${errorMessage(cause)}. Nothing was changed. Check the permissions of the file and its folder, then try again.`,
        { cause },
      );
    }
    done.push(each);
  }
}

function apply(root: string, { file, before, after, isExecutable = false }: PlannedFile): void {
  if (after === before) return;
  if (after === undefined) deleteFile(root, file);
  else writeFile(file, after, isExecutable);
}

/** Returns the lines that tell what is done with a file. `dryRun` adds the lines of the file that change. */
export function describePlanned(file: PlannedFile, dryRun: boolean): string[] {
  const missing = (file.missing ?? []).map((line) => `         ${line}`);
  return [describe(file, dryRun), ...missing, ...(dryRun ? changedLines(file) : [])];
}

function describe({ path, before, after, left }: PlannedFile, dryRun: boolean): string {
  if (left) return `kept     ${path}: ${left}`;
  if (after === before) return `same     ${path}`;
  const [create, remove, change] = dryRun
    ? ['create', 'delete', 'change']
    : ['created', 'deleted', 'changed'];
  return `${(before === undefined ? create : after === undefined ? remove : change).padEnd(8)} ${path}`;
}

/** The lines between those that both contents have at the start and at the end. */
function changedLines({ before = '', after = '' }: PlannedFile): string[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const part = (lines: string[], sign: string): string[] =>
    lines.slice(start, lines.length - end).map((line) => `         ${sign} ${line.replace(/\r$/, '')}`);
  return [...part(old, '-'), ...part(now, '+')];
}

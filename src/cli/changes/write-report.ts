import { resolve } from 'node:path';
import { writeAtomically } from '../../base/write-atomically.ts';
import { forgeFileUrl } from '../../model/forge.ts';
import type { ChangePlace } from '../../render/changes/outline-parts.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { OpenedReport } from './open-report.ts';

/** The smallest size that has room for the summary. */
export const MIN_CHARACTERS = 1000;

/** Returns a function from places to their addresses on the forge, at the commits that were compared. */
export function forgeLinks({
  report,
  forge,
}: Pick<OpenedReport, 'report' | 'forge'>): (place: ChangePlace) => string | undefined {
  return ({ path, line, side }) => {
    const { commit } = report[side];
    // Files that are not committed are on no forge.
    if (!forge || commit === null) return undefined;
    return forgeFileUrl(forge, commit, path, line === undefined ? undefined : [line, line]);
  };
}

/** Writes a text to a file that the user named, or to standard output. */
export async function writeReport(terminal: Terminal, text: string, output: unknown): Promise<void> {
  if (typeof output !== 'string') return writeOut(terminal, text);
  const file = resolve(terminal.cwd, output);
  writeAtomically(file, text);
  note(terminal, `Wrote ${file}.`);
}

/** Parses the value of `--max-characters`. */
export function parseCharacters(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value >= MIN_CHARACTERS && Number.isSafeInteger(value)) return value;
  throw new UsageError(
    `--max-characters must be a whole number from ${MIN_CHARACTERS}, because a summary needs as much, and is "${text}".`,
  );
}

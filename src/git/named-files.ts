import { devNull, homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { requireOrdinary } from './special-files.ts';

const MAX_BYTES = 1_000_000;

/**
 * Throws `GitError` when settings of a repository name a pipe, a socket or a device that git would open: a file of more
 * settings, or one of ignored paths. The settings are not read as exactly as git does it: what is missed here ends with
 * the time limit of the command.
 */
export function requireOrdinaryNamedFiles(gitFolder: string, workTree: string | undefined): void {
  const seen = new Set<string>();
  for (const name of ['config', 'config.worktree'])
    requireOrdinaryIn(join(gitFolder, name), workTree ?? gitFolder, seen);
}

function requireOrdinaryIn(file: string, workTree: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const { isSettings, path } of namedIn(textOf(file))) {
    const home = path.startsWith('~/') ? join(homedir(), path.slice(2)) : undefined;
    const named = home ?? resolve(isSettings ? dirname(file) : workTree, path);
    if (named === devNull) continue;
    requireOrdinary(named);
    if (isSettings) requireOrdinaryIn(named, workTree, seen);
  }
}

/** A value ends where a comment begins outside of quotes. */
const assignment = /^\s*([\w-]+)\s*=((?:"(?:[^"\\]|\\.)*"|\\.|[^"\\#;])*)/;

function* namedIn(text: string): Generator<{ isSettings: boolean; path: string }> {
  let section = '';
  for (const line of text.replace(/\\\r?\n/g, '').split('\n')) {
    const [, header, rest = ''] =
      /^\s*(?:\[\s*([\w.-]+)(?:\s+"(?:[^"\\]|\\.)*")?\s*\])?(.*)$/.exec(line) ?? [];
    if (header !== undefined) section = header.toLowerCase();
    const [, key = '', value = ''] = assignment.exec(rest) ?? [];
    const isSettings = /^include(?:if)?$/.test(section) && key.toLowerCase() === 'path';
    if (!isSettings && !(section === 'core' && key.toLowerCase() === 'excludesfile')) continue;
    const path = value.trim().replace(/"/g, '').replace(/\\(.)/g, '$1');
    if (path !== '') yield { isSettings, path };
  }
}

function textOf(file: string): string {
  try {
    return readRegularFileSync(file, { maxBytes: MAX_BYTES, followLinks: true }).toString();
  } catch {
    // Not there, or refused already.
    return '';
  }
}

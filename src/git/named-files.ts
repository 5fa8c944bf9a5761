import { devNull, homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { requireOrdinary } from './special-files.ts';

const MAX_BYTES = 1_000_000;

/**
 * Throws `GitError` when the settings of a repository name a pipe, a socket or a device that git would
 * open: an included file of settings, or a file of ignored paths. The settings are not parsed exactly as
 * git does. If this check misses a file, the time limit of the command applies.
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

/** A comment outside quotes ends the value. */
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
    // The file is missing, or was refused before.
    return '';
  }
}

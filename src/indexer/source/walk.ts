import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { describeCause, folderError } from './folder.ts';
import { decodeName } from './names.ts';
import type { SourceEntry } from './source.ts';
import type { EntryReader } from './entry.ts';
import { createYielder } from '../../base/create-yielder.ts';

/** Folders of version control systems and installed packages. */
const neverEntered = new Set(['.git', '.hg', '.svn', '.jj', 'node_modules']);

interface Rules {
  /** Folder of the `.gitignore`, with a trailing slash; empty for the root. */
  base: string;
  rules: Ignore;
}

/**
 * Returns all entries below a folder that no `.gitignore` excludes, in no particular order. Never follows
 * symbolic links. A subfolder that cannot be read becomes an entry of kind `unreadable`.
 */
export async function walk(
  root: string,
  readEntry: EntryReader,
  signal?: AbortSignal,
): Promise<SourceEntry[]> {
  const pause = createYielder(signal);
  const entries: SourceEntry[] = [];
  const pending: { folder: string; rules: readonly Rules[] }[] = [{ folder: '', rules: [] }];
  for (let next; (next = pending.pop());) {
    await pause();
    const { folder } = next;
    const children = listFolder(root, folder);
    if ('detail' in children) {
      entries.push({ kind: 'unreadable', path: folder, detail: children.detail });
      continue;
    }
    const rules = children.some(({ name }) => name === '.gitignore')
      ? withRules(root, folder, next.rules)
      : next.rules;
    for (const { name, valid, isFolder } of children) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isFolder && neverEntered.has(name)) continue;
      if (!valid) {
        entries.push({ kind: 'unreadable', path, detail: 'its name is not UTF-8' });
        continue;
      }
      if (isIgnored(isFolder ? `${path}/` : path, rules)) continue;
      if (isFolder) {
        pending.push({ folder: path, rules });
        continue;
      }
      const entry = readEntry(path);
      if (entry) entries.push(entry);
    }
  }
  return entries;
}

function listFolder(
  root: string,
  folder: string,
): { name: string; valid: boolean; isFolder: boolean }[] | { detail: string } {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' }).map((child) => {
      const { text, valid } = decodeName(child.name);
      return { name: text, valid, isFolder: child.isDirectory() };
    });
  } catch (error) {
    if (folder === '') throw folderError(root, error);
    return { detail: describeCause(error) };
  }
}

/** Above any real file. The limits keep a hostile file from taking minutes. */
const MAX_RULES_BYTES = 1_000_000;
const MAX_WILDCARDS = 5;

function withRules(root: string, folder: string, outer: readonly Rules[]): readonly Rules[] {
  const file = join(root, folder, '.gitignore');
  try {
    // Links are not followed, as in git: they could lead anywhere.
    const lines = readRegularFileSync(file, { maxBytes: MAX_RULES_BYTES }).toString().split(/\r?\n/);
    const rules = ignore().add(lines.filter((line) => (line.match(/\*+/g)?.length ?? 0) <= MAX_WILDCARDS));
    return [...outer, { base: folder === '' ? '' : `${folder}/`, rules }];
  } catch {
    // Unreadable rules exclude nothing. Indexing reports the file itself.
    return outer;
  }
}

/** Whether a path is ignored. The innermost file with a matching rule decides, as in git. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (const { base, rules: own } of rules.toReversed()) {
    const { ignored, unignored } = own.test(path.slice(base.length));
    if (ignored) return true;
    if (unignored) return false;
  }
  return false;
}

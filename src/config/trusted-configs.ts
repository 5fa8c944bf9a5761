import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { isInRepository } from '../base/inside.ts';
import { readPrivateFile, writePrivateFile } from '../base/private-files.ts';
import { userStateFolder } from '../base/user-folders.ts';

/** Configurations that the user allowed to run, by content and real absolute path. */
export interface TrustedConfigs {
  /** Why nothing is remembered, for the reader. */
  problem?: string;
  has(file: string, content: Uint8Array): boolean;
  /** Whether the same file was trusted with other content. */
  hasOther(file: string, content: Uint8Array): boolean;
  /** Throws when it cannot be kept. */
  add(file: string, content: Uint8Array): void;
}

const FILE_NAME = 'trusted-configs.json';
const MAX_BYTES = 4_000_000;
/** The oldest are forgotten: the user is asked again. */
const MAX_ENTRIES = 2000;

const Entry = z.strictObject({
  file: z.string().min(1).max(4096),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const List = z.strictObject({ format: z.literal(1), trusted: z.array(Entry).max(MAX_ENTRIES) });
type Entry = z.infer<typeof Entry>;

/**
 * What the user trusted before. A list that lies in the repository at `root` could have come with it, as where
 * the home folder is a checkout, so nothing in it counts.
 */
export function openTrustedConfigs(root: string, stateFolder = userStateFolder()): TrustedConfigs {
  if (isInRepository(root, stateFolder)) {
    return nothingTrusted(
      `Trust is not remembered here: the list of trusted configurations would lie inside the repository, in ${stateFolder}. Set XDG_STATE_HOME to a folder outside.`,
    );
  }
  const path = join(stateFolder, FILE_NAME);
  try {
    return trustedIn(path, parseList(readPrivateFile(path, MAX_BYTES)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      ...trustedIn(path, []),
      problem: `The list of trusted configurations does not count: ${path} ${reason}. It is written anew when you trust a configuration.`,
    };
  }
}

function nothingTrusted(problem: string): TrustedConfigs {
  return {
    problem,
    has: () => false,
    hasOther: () => false,
    add: () => undefined,
  };
}

function trustedIn(path: string, entries: readonly Entry[]): TrustedConfigs {
  const isSame = (entry: Entry, file: string, hash: string) => entry.file === file && entry.sha256 === hash;
  return {
    has(file, content) {
      const hash = hashOf(content);
      return entries.some((entry) => isSame(entry, file, hash));
    },
    hasOther(file, content) {
      const hash = hashOf(content);
      return entries.some((entry) => entry.file === file && entry.sha256 !== hash);
    },
    add(file, content) {
      const sha256 = hashOf(content);
      const others = entries.filter((entry) => !isSame(entry, file, sha256));
      const trusted = [...others, { file, sha256 }].slice(-MAX_ENTRIES);
      writePrivateFile(path, `${JSON.stringify({ format: 1, trusted }, null, 2)}\n`);
    },
  };
}

/** Throws what is wrong, as a predicate. */
function parseList(text: string | undefined): Entry[] {
  if (text === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error('is damaged', { cause });
  }
  const list = List.safeParse(value);
  if (!list.success) throw new Error('is damaged');
  return list.data.trusted;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

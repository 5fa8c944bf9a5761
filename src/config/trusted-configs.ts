import { join } from 'node:path';
import * as z from 'zod';
import { sha256 } from '../base/sha256.ts';
import { errorMessage } from '../base/error-message.ts';
import { isInRepository } from '../base/inside.ts';
import { readPrivateFile, writePrivateFile } from '../base/private-files.ts';
import { userStateFolder } from '../base/user-folders.ts';

/** The configurations that the user allowed to run, by real absolute path and content. */
export interface TrustedConfigs {
  /** The reason why the list is ignored, as a sentence for the user. */
  problem?: string;
  has(file: string, content: Uint8Array): boolean;
  /** Whether the same file was trusted with other content. */
  hasOther(file: string, content: Uint8Array): boolean;
  /** Throws if it cannot be saved. */
  add(file: string, content: Uint8Array): void;
}

const FILE_NAME = 'trusted-configs.json';
const MAX_BYTES = 4_000_000;
/** The oldest entries beyond this are dropped, and the user is asked again. */
const MAX_ENTRIES = 2000;

const Entry = z.strictObject({
  file: z.string().min(1).max(4096),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const List = z.strictObject({ format: z.literal(1), trusted: z.array(Entry).max(MAX_ENTRIES) });
type Entry = z.infer<typeof Entry>;

/**
 * Opens the list of trusted configurations. A list inside the repository at `root` is ignored: it could have come with
 * the repository, as where the home folder is a checkout.
 */
export function openTrustedConfigs(root: string, stateFolder = userStateFolder()): TrustedConfigs {
  if (isInRepository(root, stateFolder)) {
    return nothingTrusted(
      `Trust is not remembered here: your state folder ${stateFolder} lies inside the repository. Set XDG_STATE_HOME to a folder outside.`,
    );
  }
  const path = join(stateFolder, FILE_NAME);
  try {
    return trustedIn(path, parseList(readPrivateFile(path, MAX_BYTES)));
  } catch (cause) {
    const reason = errorMessage(cause);
    return {
      ...trustedIn(path, []),
      problem: `The list of trusted configurations is ignored: ${path} ${reason}. It is replaced when you next trust a configuration.`,
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
      const hash = sha256(content);
      return entries.some((entry) => isSame(entry, file, hash));
    },
    hasOther(file, content) {
      const hash = sha256(content);
      return entries.some((entry) => entry.file === file && entry.sha256 !== hash);
    },
    add(file, content) {
      const hash = sha256(content);
      const others = entries.filter((entry) => !isSame(entry, file, hash));
      const trusted = [...others, { file, sha256: hash }].slice(-MAX_ENTRIES);
      writePrivateFile(path, `${JSON.stringify({ format: 1, trusted }, null, 2)}\n`);
    },
  };
}

/** Throws an error whose message is a predicate, such as "is damaged". */
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

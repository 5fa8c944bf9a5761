import { fileURLToPath } from 'node:url';
import { sha256 } from '../../base/sha256.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { FACTS_VERSION } from '../facts.ts';
import type { Library } from '../library.ts';
import { codeDigest } from './code-digest.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The links of the last run, in one file: it is read whole, and written whole when anything in it changes. */
export interface LinksCache {
  /** What was saved; undefined when there is nothing. */
  load(): unknown;
  /** What cannot be written is linked again next time. */
  save(links: unknown): void;
}

export function openLinksCache(file: string): LinksCache {
  return {
    load: () => readSealed(file),
    save(links) {
      try {
        writeSealed(file, links);
      } catch {
        // The facts cache has reported the reason already.
      }
    },
  };
}

/** Tells all that every link rests on besides the repository: the rules, the grammars, and what languages come with. */
export function linksWorld(grammars: readonly Grammar[], libraries: readonly Library[]): string {
  const world = [
    codeDigest(fileURLToPath(new URL('../resolve', import.meta.url))),
    FACTS_VERSION,
    [...callableKinds],
    [...typeKinds],
    grammars.map(({ name, hash, builtins, modules }) => [name, hash, [...builtins], modules]),
    libraries.map(({ family, module, key }) => [family, module, key]),
  ];
  return sha256(JSON.stringify(world));
}

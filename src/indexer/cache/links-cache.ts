import { sha256 } from '../../base/sha256.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { factsDigest } from '../facts/facts-digest.ts';
import type { Library } from '../library.ts';
import { codeDigest } from '../../base/code-digest.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The links of the last run in one file, which is always read and written as a whole. */
export interface LinksCache {
  /** Returns the saved links; undefined if there are none. */
  load(): unknown;
  /** Saves links. Errors are ignored, because the next run can resolve them again. */
  save(links: unknown): void;
}

export function openLinksCache(file: string): LinksCache {
  return {
    load: () => readSealed(file),
    save(links) {
      try {
        writeSealed(file, links);
      } catch {
        // The facts cache has reported the reason.
      }
    },
  };
}

/**
 * Returns the fingerprint of all inputs of links except the repository: resolution code, libraries, and the grammars in use. Links by name
 * depend on nothing of a grammar but facts, so the first file of such a language keeps the links of all others.
 */
export function linksFingerprint(grammars: readonly Grammar[], libraries: readonly Library[]): string {
  const inputs = [
    codeDigest('indexer/resolve'),
    factsDigest(),
    [...callableKinds],
    [...typeKinds],
    grammars
      .filter(
        ({ isByName, manifest }) =>
          !isByName || manifest.builtins !== undefined || manifest.modules !== undefined,
      )
      .map(({ name, hash, builtins, modules }) => [name, hash, [...builtins], modules]),
    libraries.map(({ family, module, key }) => [family, module, key]),
  ];
  return sha256(JSON.stringify(inputs));
}

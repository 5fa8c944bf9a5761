import { decodeText } from '../../discover/decode.ts';
import type { SkippedFile } from '../../discover/discover.ts';
import type { Source } from '../../source/source.ts';

const MAX_FILES = 500;
const MAX_BYTES = 2_000_000;

/**
 * Words that can be names, of files that are left out of the atlas because a tool wrote them: they use what is in the
 * atlas all the same. Minified files do not: names in them are others.
 */
export async function leftOutWords(skipped: readonly SkippedFile[], source: Source): Promise<Set<string>> {
  const words = new Set<string>();
  const files = skipped.filter(({ reason }) => reason === 'generated').slice(0, MAX_FILES);
  for (const { path } of files) {
    const bytes = await source.read(path).catch(() => undefined);
    if (!bytes || bytes.length > MAX_BYTES) continue;
    for (const [word] of decodeText(bytes).text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu)) words.add(word);
  }
  return words;
}

import { findTextMatches } from '../../features/grep/query/text-matches.ts';
import { referencedName } from '../../query/coverage-gaps.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { isLockFile } from '../../query/is-document.ts';
import { isDistinctive, isPointedAt } from '../../query/name-in-text.ts';
import { readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import type { NamedInText } from './named-in-text-answer.ts';

/** Characters read by one search, which answers about a symbol make in addition to their own. */
const MAX_CHARACTERS = 1_000_000;
const MAX_PLACES = 2;
/** Shorter words are too common to say anything. */
const MIN_LENGTH = 3;
const MIN_ORDINARY_LENGTH = 4;
/** An ordinary word that more files have is used for many things. */
const MAX_ORDINARY_FILES = 3;

/**
 * Finds text outside of the languages that can refer to a symbol which has its name: code without a grammar, templates, settings, code of other
 * languages. An ordinary word counts only in files without a grammar or with references by name, as in `object.name` or `name(`, and only if few files have it. `inTexts`: also finds
 * texts in code of its own languages, in which no reference was found, such as `f"{module}.name"`.
 */
export async function findNamedInText(
  store: Store,
  found: FoundNode,
  { signal, inTexts = false }: { signal?: AbortSignal | undefined; inTexts?: boolean } = {},
): Promise<NamedInText | undefined> {
  const { shard, node } = found;
  const name = referencedName(shard, node);
  const isClear = isDistinctive(name);
  if (node.parent === null || name.length < (isClear ? MIN_LENGTH : MIN_ORDINARY_LENGTH)) return undefined;
  // Code whose references are found by name refers to other languages as text does.
  const byName = new Set((await readIndex(store)).coverage.namedLanguages);
  const { files, places } = await findTextMatches(store, found, {
    signal,
    maxCharacters: MAX_CHARACTERS,
    isWanted: ({ path, language, isFamily }) =>
      language === null ? !isLockFile(path) : isFamily ? inTexts : isClear || byName.has(language),
    isCounted: isClear ? undefined : inTexts ? isPointedAtOrLast : isPointedAt,
    isInTextsOnly: ({ isFamily }) => isFamily,
  });
  if (files === 0 || (!isClear && files > MAX_ORDINARY_FILES)) return undefined;
  return { total: files, places: places.slice(0, MAX_PLACES).map(({ path, line }) => ({ path, line })) };
}

/** Whether the context marks a word as a name, or as the last part of one whose beginning is computed. */
function isPointedAtOrLast(line: string, from: number, to: number): boolean {
  return isPointedAt(line, from, to) || /[.:#]$/.test(line.slice(0, from));
}

import { groupBy } from '../../../model/group-by.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { decodeHighlights } from '../../../model/highlight.ts';
import type { FileView } from '../../../model/file-view.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { LiteralPattern } from './literal-pattern.ts';
import { planSearch, searchFiles } from './search.ts';
import { readFamilyGaps, referencedName } from '../../../query/coverage-gaps.ts';
import { isDocument } from '../../../query/is-document.ts';
import { lineStarts } from '../../../query/text.ts';
import { viewOf } from '../../../query/view-of.ts';

/** Maximum characters read by the search for one name. */
const MAX_CHARACTERS = 8_000_000;
const MAX_PLACES = 20;

/**
 * Whole-word occurrences of the name of a symbol that may be references: in code of any language, which may name it in a string or a request, and in
 * templates and settings. Those known to mean something else, and those in comments and documents, are not counted.
 */
export interface TextMatches {
  matches: number;
  files: number;
  /** The first files, each with the line of the first occurrence. */
  places: { path: string; line: number; count: number }[];
  /** Occurrences excluded as declarations or resolved references, without the declaration of the symbol itself. */
  explained: number;
  /** Whether some files were not searched. */
  truncated: boolean;
}

interface TextMatchOptions {
  signal?: AbortSignal | undefined;
  maxCharacters?: number;
  /** Whether to search a file; by default, all that may refer to the symbol. `isFamily`: its language can refer to the symbol. */
  isWanted?: (file: { path: string; language: string | null; isFamily: boolean }) => boolean;
  /** Whether an occurrence counts, by its line. */
  isCounted?: ((line: string, start: number, end: number) => boolean) | undefined;
  /** Whether only texts in the code of a file count, in which no reference was found. */
  isInTextsOnly?: (file: { isFamily: boolean }) => boolean;
}

export async function findTextMatches(
  store: Store,
  { shard, node }: FoundNode,
  {
    signal,
    maxCharacters = MAX_CHARACTERS,
    isWanted = () => true,
    isCounted = () => true,
    isInTextsOnly = () => false,
  }: TextMatchOptions = {},
): Promise<TextMatches> {
  const name = referencedName(shard, node);
  const result: TextMatches = { matches: 0, files: 0, places: [], explained: 0, truncated: false };
  if (!/^\S{1,200}$/.test(name)) return result;
  const pattern = new LiteralPattern(name, { ignoreCase: false });
  const { languages, nameCharacters = '' } = await readFamilyGaps(store, shard.language);
  const family = new Set(languages);
  const isOfFamily = (language: string | null): boolean => language !== null && family.has(language);
  const canRefer = ({ path, language }: { path: string; language: string | null }): boolean =>
    (language !== null || !isDocument(path)) && isWanted({ path, language, isFamily: isOfFamily(language) });
  const own = placeKey(node.nameSpan[0], node.nameSpan[1]);
  const { files } = await planSearch(store, pattern, canRefer);
  let searched = 0;
  for await (const { file, shard: each, lines, found } of searchFiles(store, files, pattern, {
    budget: maxCharacters,
    signal,
  })) {
    searched++;
    const known = found.length > 0 ? explainedPlaces(each) : new Set<string>();
    // Elsewhere `$name` is the name behind a sign: a variable of a shell, a member in R.
    const isWord = wordTest(isOfFamily(file.language) ? nameCharacters : '');
    const isComment = found.length > 0 ? commentTest(each, await viewOf(store, each)) : () => false;
    const isUnread =
      found.length > 0 && isInTextsOnly({ isFamily: isOfFamily(file.language) })
        ? unreadTextTest(each, await viewOf(store, each))
        : () => true;
    let [count, first] = [0, 0];
    for (const { line, matches } of found) {
      for (const [start, end] of matches) {
        const text = lines[line - 1] ?? '';
        if (!isWord(text, start, end) || !isCounted(text, start, end)) continue;
        if (isComment(line, start + 1) || !isUnread(line, start + 1)) continue;
        if (known.has(placeKey(line, start + 1))) {
          if (each.path !== shard.path || placeKey(line, start + 1) !== own) result.explained++;
          continue;
        }
        if (count++ === 0) first = line;
      }
    }
    if (count === 0) continue;
    result.matches += count;
    result.files++;
    if (result.places.length < MAX_PLACES) result.places.push({ path: file.path, line: first, count });
  }
  return { ...result, truncated: searched < files.length };
}

const placesByShard = new WeakMap<FileShard, ReadonlySet<string>>();

/** Returns the places of declarations and resolved references in a file. */
function explainedPlaces(shard: FileShard): ReadonlySet<string> {
  const cached = placesByShard.get(shard);
  if (cached) return cached;
  const places = new Set(shard.nodes.map(({ nameSpan: [line, column] }) => placeKey(line, column)));
  const inside = shard.nodes.length;
  for (const { from, sites } of shard.edges) {
    if (from < inside) for (const [line, column] of sites) places.add(placeKey(line, column));
  }
  placesByShard.set(shard, places);
  return places;
}

/** Returns a test for positions in comments. Texts without highlighting have none. */
function commentTest(
  { source }: FileShard,
  { highlights }: FileView,
): (line: number, column: number) => boolean {
  return tokenTest(source, highlights, 'comment');
}

/** Returns a test for positions in texts of the code. A reference that was found in a text spans the whole of it. */
function unreadTextTest(
  { source, nodes, edges, candidates }: FileShard,
  { highlights }: FileView,
): (line: number, column: number) => boolean {
  const isInText = tokenTest(source, highlights, 'string');
  const sites = [...edges, ...candidates].flatMap((edge) => (edge.from < nodes.length ? edge.sites : []));
  const spans = groupBy(sites, ([line]) => line);
  return (line, column) =>
    isInText(line, column) &&
    !spans.get(line)?.some(([, from, endLine, to]) => from <= column && (endLine > line || column < to));
}

function tokenTest(
  source: string,
  highlights: FileView['highlights'],
  name: string,
): (line: number, column: number) => boolean {
  const tokens = [...decodeHighlights(highlights)].filter((token) => token.class === name);
  if (tokens.length === 0) return () => false;
  const starts = lineStarts(source);
  return (line, column) => {
    const offset = (starts[line - 1] ?? source.length) + column - 1;
    return tokens.some(({ start, end }) => start <= offset && offset < end);
  };
}

function placeKey(line: number, column: number): string {
  return `${line}:${column}`;
}

/** Returns a test for whole words, in a language whose names can contain these characters besides letters, digits and `_`. */
function wordTest(nameCharacters: string): (line: string, start: number, end: number) => boolean {
  const part = String.raw`[\p{L}\p{N}_${nameCharacters.replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`;
  const before = new RegExp(`${part}$`, 'u');
  const after = new RegExp(`^${part}`, 'u');
  return (line, start, end) => !before.test(line.slice(0, start)) && !after.test(line.slice(end));
}

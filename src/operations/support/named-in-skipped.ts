import * as z from 'zod';
import { LiteralPattern } from '../../features/grep/query/literal-pattern.ts';
import { planSearch, searchFiles } from '../../features/grep/query/search.ts';
import { SkipReason, skipReasons } from '../../model/coverage.ts';
import { parseId } from '../../model/id.ts';
import { isDocument } from '../../query/is-document.ts';
import { readIncompleteFiles, readNamesInSkipped } from '../../query/quality-artifacts.ts';
import { counted } from '../../render/counted.ts';
import { printableLine } from '../../render/printable.ts';
import type { Store } from '../../store/store.ts';

/** Maximum characters read by the search in files of unsupported languages. */
const MAX_CHARACTERS = 4_000_000;
const MAX_PLACES = 3;
/** Shorter names are not searched for in skipped files. */
const NAME = /^\S{3,200}$/;

export const NamedInSkipped = z.object({
  path: z.string().describe('A skipped file'),
  line: z
    .int()
    .positive()
    .optional()
    .describe('First line with the name, if the atlas has the text of the file'),
  reason: SkipReason.describe('Why it was skipped'),
});
export type NamedInSkipped = z.infer<typeof NamedInSkipped>;

/** The first skipped files that contain the last part of a name, or that an id names. */
export interface InSkipped {
  /** The part of the name that was searched for; empty if the file itself was asked for. */
  name: string;
  files: NamedInSkipped[];
  /** If none was found: files that were searched only for names that the code of the atlas has, with the number of all. */
  unread?: { total: number; first: NamedInSkipped };
}

/**
 * Finds a name that no symbol has in the skipped files, which may define it. Generated and minified files were searched when the atlas was
 * built; files of unsupported languages are searched as text.
 */
export async function findInSkipped(store: Store, text: string): Promise<InSkipped> {
  const { path = text, symbol = '' } = parseId(text) ?? {};
  const { files } = await readIncompleteFiles(store);
  const itself = files.find((file) => file.path === path);
  if (itself?.reason) return { name: '', files: [{ path, reason: itself.reason }] };
  const name = lastPart(symbol || text);
  if (!NAME.test(name)) return { name, files: [] };
  const { names } = await readNamesInSkipped(store);
  const unread = names.find((each) => each.name === name)?.files ?? [];
  const found: NamedInSkipped[] = [...unread, ...(await findInTexts(store, name))];
  const skipped = files.flatMap(({ path: at, reason }) => (reason ? [{ path: at, reason }] : []));
  const [first] = skipped;
  return {
    name,
    files: found.slice(0, MAX_PLACES),
    ...(found.length === 0 && first ? { unread: { total: skipped.length, first } } : {}),
  };
}

async function findInTexts(store: Store, name: string): Promise<NamedInSkipped[]> {
  const pattern = new LiteralPattern(name, { ignoreCase: false, word: true });
  const canDefine = ({ path, language }: { path: string; language: string | null }): boolean =>
    language === null && !isDocument(path);
  const { files } = await planSearch(store, pattern, canDefine);
  const places: NamedInSkipped[] = [];
  for await (const { file, found } of searchFiles(store, files, pattern, { budget: MAX_CHARACTERS })) {
    const [first] = found;
    if (first) places.push({ path: file.path, line: first.line, reason: 'unsupported-language' });
    if (places.length === MAX_PLACES) break;
  }
  return places;
}

/** Returns `total` for `Cart.total`, `cart.ts::Cart.total` or `Cart#total()`. */
function lastPart(name: string): string {
  return (
    name
      .replace(/\(.*\)$/, '')
      .split(/[.:#/]+/)
      .findLast((part) => part !== '') ?? ''
  );
}

/** Returns a sentence about the skipped files that contain a name; empty if there are none. */
export function inSkippedText({ name, files, unread }: InSkipped): string {
  const [first] = files;
  if (!first) return unread ? `It may be in ${unreadText(unread)}.` : '';
  if (name === '') return `The file was skipped: ${skipReasons[first.reason]}.`;
  return `Skipped files contain "${printableLine(name)}": ${files.map(skippedPlace).join(', ')}.`;
}

function unreadText({ total, first }: NonNullable<InSkipped['unread']>): string {
  const place = skippedPlace(first);
  return total === 1
    ? `the skipped file ${place}`
    : `one of ${counted(total, 'skipped file')}, such as ${place}`;
}

/** Returns `db/proc.pas:1 (no grammar for this language; shown as text)`. */
export function skippedPlace({ path, line, reason }: NamedInSkipped): string {
  return `${printableLine(path)}${line === undefined ? '' : `:${line}`} (${skipReasons[reason]})`;
}

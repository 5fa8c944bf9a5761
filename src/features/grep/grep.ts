import { computedFrom, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { planSearch, searchFiles, type FileMatches, type LineMatch } from './query/search.ts';
import type { SearchPlan } from './query/search.ts';
import { symbolAt } from '../../query/symbol-at.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { tokensOf } from '../../operations/answer.ts';
import { excerpt } from './excerpt.ts';
import { parseAfter, fileFilter, grepPattern, requireLanguage } from './grep-input.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { GrepAnswer, type GrepMatch, renderGrep } from './grep-answer.ts';

/** Characters that one search reads, for a simple pattern. */
const MAX_CHARACTERS = 8_000_000;

const MAX_CONTEXT = 20;

const input = z.strictObject({
  repository,
  pattern: z
    .string()
    .min(1)
    .describe('A regular expression in RE2 syntax, matched within lines; with `fixed`, a literal text'),
  fixed: z.boolean().default(false).describe('Match the pattern literally'),
  ignoreCase: z.boolean().default(false).describe('Ignore case'),
  word: z.boolean().default(false).describe('Match whole words only'),
  path: z.string().optional().describe('A file or directory to search in'),
  glob: z
    .string()
    .optional()
    .describe(
      'Only files that match: `*.test.*` at any depth, `src/**/*.{js,ts}`, or a folder with everything below it',
    ),
  kind: z
    .enum(['code', 'text'])
    .optional()
    .describe('Only files in a supported language, or only the others'),
  language: z.string().optional().describe('Only files in this language'),
  context: wholeNumber
    .default(0)
    .describe(`Lines to show before and after each match, at most ${MAX_CONTEXT}`),
  after: z.string().optional().describe('Where to continue, as in `meta.next`: `{path}:{line}`'),
  limit,
  offset,
  budget,
});

export const grep = defineOperation({
  name: 'grep',
  texts: ['pattern', 'glob'],
  description:
    'Finds lines in any file by regular expression or literal text, each with the symbol that contains it. Use it for strings, comments, settings and syntax. For references to a symbol `find_references` is exact; for symbols by name use `find`, for code by meaning `search`.',
  input,
  output: GrepAnswer,
  toMarkdown: renderGrep,
  static: computedFrom(
    [FILE],
    'Search `/source` of each file. `api/v1/grep` is an index of trigrams that says which files may match; the search page reads it.',
  ),
  async run(store, params, { signal }) {
    const index = await requireAtlas(store, params.repository);
    const pattern = grepPattern(params);
    requireLanguage(index, params.language);
    const after = parseAfter(params.after);
    const wanted = await fileFilter(store, params);
    const plan = await planSearch(store, pattern, (file) => wanted(file) && file.path >= after.path);
    const page = new Page(params.offset, capLimit(params.limit), params.budget);
    let searched = 0;
    for await (const matches of searchFiles(store, plan.files, pattern, { budget: MAX_CHARACTERS, signal })) {
      searched++;
      const from = matches.file.path === after.path ? after.line : 0;
      for (const found of matches.found) {
        if (found.line > from) page.add(matches, found, Math.min(params.context, MAX_CONTEXT));
      }
      if (page.full) break;
    }
    return answer(plan, page, searched, index.coverage);
  },
});

/** Collects the matches of one answer. */
class Page {
  readonly matches: GrepMatch[] = [];
  readonly symbols = new Map<string, FoundNode>();
  /** Whether a match did not fit. */
  full = false;
  /** The number of matches in all files that were searched. */
  found = 0;
  readonly #offset: number;
  readonly #limit: number;
  #budget: number;

  constructor(offset: number, limit: number, budget: number) {
    this.#offset = offset;
    this.#limit = limit;
    this.#budget = budget;
  }

  add(file: FileMatches, found: LineMatch, context: number): void {
    if (++this.found <= this.#offset || this.full) return;
    const symbol = symbolAt(file.shard, found.line, (found.matches[0]?.[0] ?? 0) + 1);
    const match = grepMatch(file, found, context, symbol?.node.id ?? '');
    this.#budget -= tokensOf(match);
    this.full = this.matches.length >= this.#limit || (this.#budget < 0 && this.matches.length > 0);
    if (this.full) return;
    this.matches.push(match);
    if (symbol) this.symbols.set(symbol.node.id, symbol);
  }
}

function grepMatch(
  { file, lines }: FileMatches,
  { line, matches }: LineMatch,
  context: number,
  id: string,
): GrepMatch {
  const [start, end] = matches[0] ?? [0, 0];
  const { text, from } = excerpt(lines[line - 1] ?? '', start, end);
  const around = (first: number, last: number) =>
    lines.slice(Math.max(0, first), Math.max(0, last)).map((each) => excerpt(each, 0, 0).text);
  return {
    path: file.path,
    line,
    column: start + 1,
    endColumn: end + 1,
    ...(matches.length > 1 ? { moreMatches: matches.length - 1 } : {}),
    text,
    ...(from > 0 ? { textColumn: from + 1 } : {}),
    id,
    ...(context > 0
      ? { contextBefore: around(line - 1 - context, line - 1), contextAfter: around(line, line + context) }
      : {}),
  };
}

function answer(
  plan: SearchPlan,
  { matches, symbols, found, full }: Page,
  searched: number,
  coverage: { reasons: { reason: string; count: number }[] },
): GrepAnswer {
  const pending = plan.files.length - searched;
  const truncated = full || pending > 0;
  const last = matches.at(-1);
  const next = plan.files[searched];
  const after = full && last ? `${last.path}:${last.line}` : `${next?.path ?? ''}:0`;
  const skipped = coverage.reasons.filter(({ reason }) => reason !== 'unsupported-language');
  return {
    matches,
    symbols: [...symbols.values()].map(({ node }) => ({ id: node.id, tokens: node.tokens })),
    files: {
      searched,
      excludedByIndex: plan.excludedByIndex,
      excluded: plan.excluded,
      pending,
      skipped: skipped.reduce((sum, { count: files }) => sum + files, 0),
    },
    narrowed: plan.narrowed,
    meta: {
      // The matches in pending files are not counted.
      total: found,
      returned: matches.length,
      truncated,
      next: truncated ? { after, offset: 0 } : null,
    },
  };
}

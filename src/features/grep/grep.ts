import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { planSearch, searchFiles, type FileMatches, type LineMatch } from './query/search.ts';
import type { SearchPlan } from './query/search.ts';
import { symbolAt } from '../../query/symbol-at.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { tokensOf } from '../../operations/answer.ts';
import { excerpt } from './excerpt.ts';
import { afterPlace, fileFilter, grepPattern, requireLanguage } from './grep-input.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { GrepAnswer, type GrepMatch, renderGrep } from './grep-answer.ts';

/** Characters that one question looks at, of a simple pattern. */
const CHARACTERS = 8_000_000;

const MOST_CONTEXT = 20;

const input = z.strictObject({
  repository,
  pattern: z
    .string()
    .min(1)
    .describe('A regular expression in the syntax of RE2, searched for within lines; a text with `fixed`'),
  fixed: z.boolean().default(false).describe('Take the pattern as a text'),
  ignore_case: z.boolean().default(false),
  path: z.string().optional().describe('A file or a directory to search in'),
  glob: z
    .string()
    .optional()
    .describe(
      'Only files that match: `*.test.*` at every depth, `src/**/*.{js,ts}`, or a folder and everything below it',
    ),
  kind: z.enum(['code', 'text']).optional().describe('Files of which the grammar is known, or the others'),
  language: z.string().optional().describe('Name of the grammar of the files'),
  context: wholeNumber
    .default(0)
    .describe(
      `How many lines to show before and behind each; more than ${MOST_CONTEXT} is taken as ${MOST_CONTEXT}`,
    ),
  after: z.string().optional().describe('To go on: `{path}:{line}` that was looked at last'),
  limit,
  offset,
  budget,
});

export const grep = defineOperation({
  name: 'grep',
  description:
    'Lines of source that match a regular expression or a text, each with the symbol around it. Takes linear time for every pattern.',
  input,
  output: GrepAnswer,
  toMarkdown: renderGrep,
  urls: [],
  async run(store, asked, { signal }) {
    const index = await requireAtlas(store, asked.repository);
    const pattern = grepPattern(asked);
    requireLanguage(index, asked.language);
    const after = afterPlace(asked.after);
    const wanted = await fileFilter(store, asked);
    const plan = await planSearch(store, pattern, (file) => wanted(file) && file.path >= after.path);
    const page = new Page(asked.offset, capLimit(asked.limit), asked.budget);
    let searched = 0;
    for await (const matches of searchFiles(store, plan.files, pattern, { budget: CHARACTERS, signal })) {
      searched++;
      const from = matches.file.path === after.path ? after.line : 0;
      for (const found of matches.found) {
        if (found.line > from) page.add(matches, found, Math.min(asked.context, MOST_CONTEXT));
      }
      if (page.full) break;
    }
    return answer(plan, page, searched, index.coverage);
  },
});

/** The matches of one answer. */
class Page {
  readonly matches: GrepMatch[] = [];
  readonly symbols = new Map<string, FoundNode>();
  /** True when there is a match that has no room any more. */
  full = false;
  /** Of all files that were looked at. */
  found = 0;
  readonly #leave: number;
  readonly #limit: number;
  #budget: number;

  constructor(leave: number, limit: number, budget: number) {
    this.#leave = leave;
    this.#limit = limit;
    this.#budget = budget;
  }

  add(file: FileMatches, found: LineMatch, context: number): void {
    if (++this.found <= this.#leave || this.full) return;
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
  symbolId: string,
): GrepMatch {
  const [start, end] = matches[0] ?? [0, 0];
  const { text, from } = excerpt(lines[line - 1] ?? '', start, end);
  const around = (first: number, last: number) =>
    lines.slice(Math.max(0, first), Math.max(0, last)).map((each) => excerpt(each, 0, 0).text);
  return {
    relPath: file.path,
    line,
    column: start + 1,
    endColumn: end + 1,
    ...(matches.length > 1 ? { others: matches.length - 1 } : {}),
    text,
    ...(from > 0 ? { textColumn: from + 1 } : {}),
    symbolId,
    ...(context > 0
      ? { before: around(line - 1 - context, line - 1), behind: around(line, line + context) }
      : {}),
  };
}

function answer(
  plan: SearchPlan,
  { matches, symbols, found, full }: Page,
  searched: number,
  coverage: { reasons: { reason: string; count: number }[] },
): GrepAnswer {
  const waiting = plan.files.length - searched;
  const truncated = full || waiting > 0;
  const last = matches.at(-1);
  const next = plan.files[searched];
  const after = full && last ? `${last.relPath}:${last.line}` : `${next?.path ?? ''}:0`;
  const unread = coverage.reasons.filter(({ reason }) => reason !== 'unsupported-language');
  return {
    matches,
    symbols: [...symbols.values()].map(({ node }) => ({ symbolId: node.id, tokens: node.tokens })),
    files: {
      searched,
      ruledOut: plan.ruledOut,
      excluded: plan.excluded,
      waiting,
      unread: unread.reduce((sum, { count: files }) => sum + files, 0),
    },
    narrowed: plan.narrowed,
    meta: {
      // What is in the files that were not looked at is not known.
      total: found,
      returned: matches.length,
      truncated,
      next: truncated ? { after, offset: 0 } : null,
    },
  };
}

import type { Store } from '../../store/store.ts';
import { LiteralPattern } from '../../features/grep/query/literal-pattern.ts';
import { PatternError, type Pattern } from '../../features/grep/query/pattern.ts';
import type { GrepFile } from '../../features/grep/query/read-grep.ts';
import { planSearch, searchFiles, type SearchPlan } from '../../features/grep/query/search.ts';
import { codeLine, outdented } from './code-line.ts';
import { QueryError } from './failure-message.ts';
import type { SearchState } from './search-state.ts';
import type { SearchedFile } from './take-results.ts';

export type CodeQuery = Omit<SearchState, 'tab'>;

export interface CodeSearch {
  /** The number of files that may match. */
  files: number;
  narrowed: SearchPlan['narrowed'];
  /** Yields each file that was searched. */
  results: AsyncGenerator<SearchedFile>;
}

/** Plans a search; files are read as the results are taken. Throws `QueryError`. */
export async function findCode(store: Store, query: CodeQuery, signal: AbortSignal): Promise<CodeSearch> {
  const [pattern, matches] = await Promise.all([patternOf(query), globOf(query.path)]);
  const plan = await planSearch(
    store,
    pattern,
    (file) =>
      (query.tests || !file.isTest) &&
      (query.language === '' || (file.language ?? 'text') === query.language) &&
      matches(file.path),
  );
  const files = inReadingOrder(plan.files);
  return { files: files.length, narrowed: plan.narrowed, results: resultsOf(store, files, pattern, signal) };
}

/** RE2, 45 KB, is loaded when an expression or a glob needs it. */
async function patternOf({ query, expression, matchCase, word }: CodeQuery): Promise<Pattern> {
  const options = { ignoreCase: !matchCase, word };
  try {
    if (!expression) return new LiteralPattern(query, options);
    const { ExpressionPattern } = await import('../../features/grep/query/expression-pattern.ts');
    return new ExpressionPattern(query, options);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const what = expression ? 'This regular expression is not valid' : 'This text cannot be found';
    throw new QueryError(`${what}: ${error.message}.`, { cause: error });
  }
}

async function globOf(glob: string): Promise<(path: string) => boolean> {
  if (glob.trim() === '') return () => true;
  const [{ createGlobMatcher }, { GlobError }] = await Promise.all([
    import('../../base/globs.ts'),
    import('../../base/glob-expression.ts'),
  ]);
  try {
    return createGlobMatcher([glob.trim()]);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new QueryError(`The path cannot be searched: ${error.message}.`, { cause: error });
  }
}

/** Files of more characters come late: they are generated, or take as long as all others. */
const MAX_USUAL_SIZE = 200_000;

/** Returns code before texts before tests, large files last, and otherwise by path. */
function inReadingOrder(files: readonly GrepFile[]): GrepFile[] {
  const place = ({ isTest, language, size }: GrepFile) =>
    (size > MAX_USUAL_SIZE ? 4 : 0) + (isTest ? 2 : language === null ? 1 : 0);
  return files.toSorted((a, b) => place(a) - place(b));
}

async function* resultsOf(
  store: Store,
  files: readonly GrepFile[],
  pattern: Pattern,
  signal: AbortSignal,
): AsyncGenerator<SearchedFile> {
  for await (const matches of searchFiles(store, files, pattern, { budget: Infinity, signal })) {
    const { path, address } = matches.file;
    const lines = matches.found.map(({ line, matches: spans }) =>
      codeLine(matches.shard, matches.lines, line, spans),
    );
    const found = lines.length === 0 ? undefined : { path, address, lines: outdented(lines) };
    yield { size: matches.shard.source.length, found };
  }
}

import type { AtlasIndex } from '../../model/atlas-index.ts';
import { isWithin } from '../../model/path.ts';
import { closest } from '../../query/closest.ts';
import { GlobError } from '../../base/glob-expression.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { ExpressionPattern } from './query/expression-pattern.ts';
import { LiteralPattern } from './query/literal-pattern.ts';
import { PatternError, type Pattern, type PatternOptions } from './query/pattern.ts';
import type { GrepFile } from './query/read-grep.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { requirePath } from '../../operations/support/target.ts';

export function grepPattern(params: { pattern: string; fixed: boolean } & PatternOptions): Pattern {
  try {
    return params.fixed
      ? new LiteralPattern(params.pattern, params)
      : new ExpressionPattern(params.pattern, params);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new OperationError('VALIDATION_FAILED', `pattern: ${error.message}.`, { cause: error });
  }
}

/** Throws for a language without files: the search would silently find nothing. */
export function requireLanguage({ grammars }: AtlasIndex, language: string | undefined): void {
  const known = grammars.map(({ language }) => language);
  if (language === undefined || known.includes(language)) return;
  throw new OperationError(
    'VALIDATION_FAILED',
    `language: this atlas has no file in "${shortened(language, 60)}". Its languages: ${known.join(', ') || 'none'}. For other files set kind to "text".`,
    { nearest: closest(language, known, (name) => name, 3) },
  );
}

/** Returns the filter for files. Throws if nothing exists at the path. */
export async function fileFilter(
  store: Store,
  params: Partial<Record<'path' | 'glob' | 'language', string | undefined>> & {
    kind?: 'code' | 'text' | undefined;
  },
): Promise<(file: GrepFile) => boolean> {
  const path = await requirePath(store, params.path ?? '.');
  const matches = params.glob === undefined ? undefined : globMatcher(params.glob);
  return (file) =>
    isWithin(path, file.path) &&
    (params.kind === undefined || (params.kind === 'code') === (file.language !== null)) &&
    (params.language === undefined || file.language === params.language) &&
    (matches?.(file.path) ?? true);
}

/** Parses the place where a search continues. */
export function parseAfter(after: string | undefined): { path: string; line: number } {
  if (after === undefined) return { path: '', line: 0 };
  const [, path, line] = /^(.+):(\d{1,9})$/s.exec(after) ?? [];
  if (path !== undefined) return { path, line: Number(line) };
  throw new OperationError('VALIDATION_FAILED', 'after: must be `{path}:{line}`, as in `meta.next`.');
}

function globMatcher(glob: string): (path: string) => boolean {
  try {
    return createGlobMatcher([glob]);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new OperationError('VALIDATION_FAILED', `glob: ${error.message}.`, { cause: error });
  }
}

import type { AtlasIndex } from '../../model/atlas-index.ts';
import { isWithin } from '../../model/path.ts';
import { closest } from '../../query/closest.ts';
import { GlobError } from '../../base/glob-expression.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { Pattern, PatternError } from './query/pattern.ts';
import type { GrepFile } from './query/read-grep.ts';
import type { Store } from '../../store/store.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { requirePath } from '../../operations/support/target.ts';
import { workspacePath } from '../../operations/support/workspace-path.ts';

export function grepPattern(asked: { pattern: string; fixed: boolean; ignore_case: boolean }): Pattern {
  try {
    return new Pattern(asked.pattern, { fixed: asked.fixed, ignoreCase: asked.ignore_case });
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new OperationError('VALIDATION_FAILED', `pattern: ${error.message}.`, { cause: error });
  }
}

/** Throws for a language of which there is no file: nothing would be searched, in silence. */
export function requireLanguage({ grammars }: AtlasIndex, asked: string | undefined): void {
  const known = grammars.map(({ language }) => language);
  if (asked === undefined || known.includes(asked)) return;
  throw new OperationError(
    'VALIDATION_FAILED',
    `language: this atlas has no file in "${shortened(asked, 60)}". Its languages: ${known.join(', ') || 'none'}. Other files are of the kind "text".`,
    { nearest: closest(asked, known, (name) => name, 3) },
  );
}

/** Which files are wanted. Throws when there is nothing at the path that was asked for. */
export async function fileFilter(
  store: Store,
  asked: Partial<Record<'path' | 'glob' | 'language', string | undefined>> & {
    kind?: 'code' | 'text' | undefined;
  },
): Promise<(file: GrepFile) => boolean> {
  const path = asked.path === undefined ? '' : workspacePath(asked.path);
  await requirePath(store, path);
  const matches = asked.glob === undefined ? undefined : globMatcher(asked.glob);
  return (file) =>
    isWithin(path, file.path) &&
    (asked.kind === undefined || (asked.kind === 'code') === (file.language !== null)) &&
    (asked.language === undefined || file.language === asked.language) &&
    (matches?.(file.path) ?? true);
}

/** Where a search left off: `{path}:{line}`. */
export function afterPlace(after: string | undefined): { path: string; line: number } {
  if (after === undefined) return { path: '', line: 0 };
  const [, path, line] = /^(.+):(\d{1,9})$/s.exec(after) ?? [];
  if (path !== undefined) return { path, line: Number(line) };
  throw new OperationError('VALIDATION_FAILED', 'after: it is `{path}:{line}`, as `meta.next` gives it.');
}

function globMatcher(glob: string): (path: string) => boolean {
  try {
    return createGlobMatcher([glob]);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new OperationError('VALIDATION_FAILED', `glob: ${error.message}.`, { cause: error });
  }
}

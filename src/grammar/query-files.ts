import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryKinds, type QueryKind } from './captures.ts';
import type { LanguageManifest } from './manifest.ts';
import { standardQueryKinds, type StandardQueryKind } from './standard-captures.ts';

/** The text of a query file. `file` is `<folder>/<kind>.scm`. */
export interface QueryFile<Kind extends string = string> {
  kind: Kind;
  file: string;
  text: string;
}

/** The queries of a language, in ascending precedence: inherited ones first. */
export interface Queries {
  own: QueryFile<QueryKind>[];
  standard: QueryFile<StandardQueryKind>[];
  container: QueryFile[];
}

/** The query files of a language and of the folders that it inherits. Only `read` opens them. */
export interface QueryFiles {
  /** Whether it has any of these. */
  has(kinds: readonly string[]): boolean;
  /** Whether `tags.scm` and `locals.scm` are in the vocabulary of the tree-sitter community. */
  isStandard: boolean;
  read(): Queries;
}

/** Finds the query files of the grammar `name`. `paths` has the folder of each grammar. */
export function findQueryFiles(
  name: string,
  { inherits }: LanguageManifest,
  paths: ReadonlyMap<string, string>,
): QueryFiles {
  const find = <Kind extends string>(kinds: readonly Kind[]): { kind: Kind; file: string; path: string }[] =>
    kinds.flatMap((kind) =>
      [...inherits, name].flatMap((owner) => {
        const path = join(paths.get(owner) ?? '', `${kind}.scm`);
        return existsSync(path) ? [{ kind, file: `${owner}/${kind}.scm`, path }] : [];
      }),
    );
  const read = <Kind extends string>(kinds: readonly Kind[]): QueryFile<Kind>[] =>
    find(kinds).map(({ kind, file, path }) => ({ kind, file, text: readFileSync(path, 'utf8') }));
  const has = (kinds: readonly string[]): boolean => find(kinds).length > 0;
  const hasScopes = has(['scopes']);
  return {
    has,
    isStandard: !hasScopes && has(standardQueryKinds),
    read: () => ({
      own: read(hasScopes ? queryKinds : (['highlights'] as const)),
      standard: hasScopes ? [] : read(standardQueryKinds),
      container: read(['container']),
    }),
  };
}

import type { Upstream } from './fetch-upstream.ts';
import { parseStatements, printStatements, type Statement } from './indented-statements.ts';
import { mergeModules, type Selection } from './merge-modules.ts';
import { importedNames, trimStatements, withoutUnused, type Trimming } from './trim-statements.ts';

/** The rules for generating a library: `upstream/selection.json` of its grammar. */
export interface LibrarySource extends Selection {
  upstream: Upstream;
  /** Types whose overloads are omitted, each with the reason. */
  omitOverloads: Readonly<Record<string, string>>;
  trim: Trimming;
}

export interface LibraryInputs {
  /** Returns the text of an upstream file. Throws if it does not exist. */
  upstream(file: string): string;
  /** Returns the patch of a library file; empty if it has none. */
  patch(file: string): string;
}

/** Returns the texts of a library by file. Throws with the name of the file that cannot be generated. */
export function generateLibrary(source: LibrarySource, inputs: LibraryInputs): Map<string, string> {
  const parsed = new Map<string, Statement[]>();
  const upstream = (file: string): Statement[] => {
    const known =
      parsed.get(file) ??
      trimStatements(
        file,
        withoutOverloads(parseStatements(inputs.upstream(file)), Object.keys(source.omitOverloads)),
        source.trim,
      );
    parsed.set(file, known);
    return known;
  };
  const merged = Object.keys(source.files).map((file): [string, Statement[]] => [
    file,
    mergeModules(file, source, upstream, parseStatements(inputs.patch(file))),
  ]);
  const imported = importedNames(merged.flatMap(([, statements]) => statements));
  return new Map(
    merged.map(([file, statements]) => {
      const kept = withoutUnused(statements, imported, source.trim.names[file]);
      return [file, `${notice(source.upstream)}\n${printStatements(kept)}`];
    }),
  );
}

/** The licence of upstream requires a notice in each changed file. */
function notice({ name, commit }: Upstream): string {
  return [
    `# Made by "npm run libraries" from ${name} at commit ${commit ?? 'unknown'}, with changes: do not edit.`,
    '# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.',
  ].join('\n');
}

function withoutOverloads(statements: readonly Statement[], types: readonly string[]): Statement[] {
  return statements
    .filter(({ head }) => !head.includes('@overload') || !types.some((type) => head.join(' ').includes(type)))
    .map((statement) => ({ ...statement, body: withoutOverloads(statement.body, types) }));
}

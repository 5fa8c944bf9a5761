import type { Upstream } from './fetch-upstream.ts';
import { parseStatements, printStatements, type Statement } from './indented-statements.ts';
import { mergeModules, type Selection } from './merge-modules.ts';
import { importedNames, trimStatements, withoutUnused, type Trimming } from './trim-statements.ts';

/** How a library is made: `upstream/selection.json` of its grammar. */
export interface LibrarySource extends Selection {
  upstream: Upstream;
  /** Overloads that name one of these types are not taken over; with the reason. */
  omitOverloads: Readonly<Record<string, string>>;
  trim: Trimming;
}

export interface LibraryInputs {
  /** The text of an upstream file. Throws when there is none. */
  upstream(file: string): string;
  /** The text of the patch of a file of the library; empty if it has none. */
  patch(file: string): string;
}

/** The texts of a library by file. Throws with the name of the file that cannot be made. */
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

/** The licence of upstream asks for a notice in each file that was changed. */
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

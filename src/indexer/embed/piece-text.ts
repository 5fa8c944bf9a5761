import type { Piece } from '../../grammar/container.ts';
import type { CodeBuilder } from './embedded-code.ts';

/** Adds the text of a piece, with its parts as its rule says. `name` is that of the file as an identifier. */
export function addText(
  builder: CodeBuilder,
  source: string,
  piece: Piece,
  [start, end]: readonly [start: number, end: number],
  name: string,
): void {
  let at = start;
  for (const { match, to } of partsIn(source.slice(start, end), piece)) {
    const from = start + match.index;
    addCopy(builder, source, piece, at, from);
    addForm(builder, match, to, start, name);
    at = from + match[0].length;
  }
  addCopy(builder, source, piece, at, end);
}

/** The form that the text of a piece takes, if there is one for it. */
export function formOf({ forms }: Piece, text: string): { match: RegExpExecArray; to: string } | undefined {
  for (const { match, to } of forms) {
    const found = new RegExp(match, 'dsu').exec(text);
    if (found) return { match: found, to };
  }
  return undefined;
}

function addCopy(builder: CodeBuilder, source: string, piece: Piece, start: number, end: number): void {
  if (!piece.copy || start >= end) return;
  const text = source.slice(start, end);
  if (piece.isEscaped) addUnescaped(builder, source, start, end);
  else if (piece.naming && text.includes('-'))
    builder.replace(withoutHyphens(text, piece.naming), start, end);
  else builder.copy(start, end);
}

/** The matches of all parts in the order of the text, without those inside of others. */
function partsIn(text: string, { parts }: Piece): { match: RegExpExecArray; to: string }[] {
  const found = parts.flatMap(({ match, to }) =>
    [...text.matchAll(new RegExp(match, 'dgmu'))].map((each) => ({ match: each, to })),
  );
  found.sort((a, b) => a.match.index - b.match.index);
  let end = 0;
  return found.filter(({ match }) => {
    if (match.index < end || match[0] === '') return false;
    end = match.index + match[0].length;
    return true;
  });
}

/** Adds glue with the groups of a match: `$1`, `$&` for all of it, `$name` for the name of the file, `$$` for the sign. */
export function addForm(
  builder: CodeBuilder,
  match: RegExpExecArray,
  form: string,
  base: number,
  name: string,
): void {
  for (const part of form.split(/(\$(?:\d|[&$]|name\b))/)) {
    if (part === '$$') builder.glue('$');
    else if (part === '$name') builder.glue(name);
    else if (/^\$[\d&]$/.test(part)) {
      const range = match.indices?.[part === '$&' ? 0 : Number(part.slice(1))];
      if (range) builder.copy(base + range[0], base + range[1]);
    } else builder.glue(part);
  }
}

/** Glue of a piece, in which `$name` is the name of the file. */
export function withName(glue: string, name: string): string {
  return glue.replace(/\$name\b/g, () => name);
}

/** `my-child` is how markup writes the name `MyChild`. */
function withoutHyphens(name: string, naming: NonNullable<Piece['naming']>): string {
  const joined = name.replace(/-+(.)/gu, (_, first: string) => first.toUpperCase());
  return naming === 'camel' ? joined : joined.replace(/^./u, (first) => first.toUpperCase());
}

/** Adds the content of a string in JSON without its escapes. */
function addUnescaped(builder: CodeBuilder, source: string, start: number, end: number): void {
  let at = start;
  const escape = /\\(?:u[\da-f]{4}|.)/giu;
  escape.lastIndex = start;
  for (let found = escape.exec(source); found && found.index < end; found = escape.exec(source)) {
    builder.copy(at, found.index);
    at = Math.min(end, found.index + found[0].length);
    builder.replace(unescaped(found[0]), found.index, at);
  }
  builder.copy(at, end);
}

function unescaped(escape: string): string {
  try {
    return String(JSON.parse(`"${escape}"`));
  } catch {
    // No escape of JSON: then the file is none.
    return escape;
  }
}

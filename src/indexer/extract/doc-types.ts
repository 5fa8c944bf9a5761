import type { LanguageManifest } from '../../grammar/manifest.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn, Role } from '../facts/tables.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import { parseDocType, type DocMember, type DocType } from './doc-type.ts';
import { readDocImports } from './doc-imports.ts';
import { assertType, type Expressions } from './expressions.ts';
import { Places } from './places.ts';
import type { Structure } from './structure.ts';

/** Rows of the types that the comment above a definition gives. */
export interface DocTypes {
  parameters: ReadonlyMap<string, number>;
  /** The same in the order of their tags, for parameters without a name; -1 for none. */
  ordered: readonly number[];
  /** Of what a callable returns; -1 for none. */
  result: number;
  /** Of the definition itself; -1 for none. */
  value: number;
}

/** A name that a comment gives to a type. */
export interface DocAlias {
  name: string;
  /** Row of the type. */
  type: number;
  /** Offset of the type in the source. */
  offset: number;
}

type DocTags = NonNullable<LanguageManifest['comments']['types']>;

/** What stands behind a tag: its type, from the brace on, and the name after it. */
interface Tag {
  tag: string;
  type: string;
  /** Offset of the type in the source. */
  offset: number;
  name: string;
}

/** What the comments of a file declare. */
export interface Documented {
  /** By index of the definition below. */
  types: ReadonlyMap<number, DocTypes>;
  aliases: readonly DocAlias[];
  /** Modules whose types they name: imports that are no statements, numbered behind all others. */
  imports: readonly ImportFact[];
}

/**
 * Reads the types that comments declare, where a language without annotations has that custom. `importCount` is the
 * number of imports that are statements.
 */
export function readDocTypes(
  structure: Structure,
  expressions: Expressions,
  importCount: number,
): Documented {
  const found = new Map<number, DocTypes>();
  const aliases: DocAlias[] = [];
  const imports: ImportFact[] = [];
  const { types, ignore } = structure.manifest.comments;
  if (!types) return { types: found, aliases, imports };
  const { collected, source, definitions, lines } = structure;
  const { strings } = expressions;
  const byStart = new Map<number, number>();
  definitions.forEach(({ outerStart, start }, index) => {
    if (index === 0) return;
    for (const at of [outerStart, start]) if (!byStart.has(at)) byStart.set(at, index);
  });
  const ignored = ignore ? new RegExp(ignore) : undefined;
  const { comments } = collected;
  const endByStart = new Map(comments.map(({ start, end }) => [start, end]));
  /** Where code goes on, with comments between that are for tools. */
  const codeBehind = (end: number): number => {
    let at = end + spaceAt(source, end);
    for (let next = endByStart.get(at); next !== undefined; next = endByStart.get(at)) {
      if (!ignored?.test(source.slice(at, next))) break;
      at = next + spaceAt(source, next);
    }
    return at;
  };
  const unchanged = parenthesised(expressions, source);
  const places = new Places(structure);
  for (const { start, end } of comments) {
    const text = source.slice(start, end);
    if (!text.startsWith('/**')) continue;
    const tags = tagsIn(text, start);
    const taken = readDocImports(text, types.import);
    if (tags.length === 0 && taken.length === 0) continue;
    const scope = places.scope(start);
    const container = places.container(start);
    const push = (op: number, a: number, b: number, offset: number, length: number): number =>
      expressions.rows.push(op, a, b, Role.Type | Role.Defining, scope, container, offset, length);
    const importOf = (
      module: string,
      kind: ImportFact['kind'],
      imported: string,
      local: string,
      at: number,
    ): number => {
      const span = lines.span(at, at);
      const fact = { source: module, kind, imported, local, span, container };
      return importCount + imports.push({ ...fact, reexport: false, shared: false, erased: true }) - 1;
    };
    const toRow = (type: DocType, offset: number): number => {
      if (type.kind === 'union')
        return push(
          Op.AnyOf,
          -1,
          expressions.lists.push(type.of.map((each) => toRow(each, offset))),
          offset,
          0,
        );
      if (type.kind === 'object') {
        const members = type.members.map((each) =>
          push(Op.Named, toRow(each.type, offset), strings.index(each.name), offset, 0),
        );
        return push(Op.Object, -1, expressions.lists.push(members), offset, 0);
      }
      if (type.kind === 'array') return push(Op.Array, toRow(type.of, offset), -1, offset, 0);
      let base = -1;
      if (type.module !== undefined)
        base = push(Op.Module, importOf(type.module, 'doc', '*', '', offset), -1, offset, 0);
      for (const part of type.parts) {
        const name = strings.index(part.text);
        const at = offset + part.offset;
        base =
          base < 0
            ? push(Op.Name, name, -1, at, part.text.length)
            : push(Op.Member, base, name, at, part.text.length);
      }
      if (type.arguments.length === 0) return base;
      const given = expressions.lists.push(type.arguments.map((each) => toRow(each, offset)));
      return push(Op.Generic, base, given, offset, 0);
    };

    for (const { module, imported, local, offset } of taken)
      importOf(module, 'doc', imported, local, start + offset);
    const behind = codeBehind(end);
    const below = byStart.get(behind);
    const parameters = new Map<string, number>();
    const ordered: number[] = [];
    let result = -1;
    let value = -1;
    for (const [index, { tag, type: text, offset, name }] of tags.entries()) {
      const isParameter = types.parameter.includes(tag) && !name.includes('.');
      if (isParameter) ordered.push(-1);
      const written = parseDocType(text);
      const type = written && withMembers(written, tags.slice(index + 1), tag, name, types);
      if (!type) continue;
      const isAlias = types.alias.includes(tag) && type.kind === 'named' && type.module !== undefined;
      // A module without a part of it is what it is assigned to be.
      if (isAlias && name !== '' && type.parts.length < 2)
        importOf(type.module ?? '', 'doc', type.parts[0]?.text ?? 'default', name, offset);
      else if (types.alias.includes(tag)) {
        if (name !== '') aliases.push({ name, type: toRow(type, offset), offset });
      } else if (types.value.includes(tag) && unchanged.has(behind)) {
        const row = unchanged.get(behind) ?? -1;
        const { rows } = expressions;
        assertType(rows, row, toRow(type, offset), rows.get(row, ExpressionColumn.A));
      } else if (below === undefined) continue;
      else if (isParameter) {
        const row = toRow(type, offset);
        ordered[ordered.length - 1] = row;
        if (name !== '') parameters.set(name, row);
      } else if (types.result.includes(tag)) result = toRow(type, offset);
      else if (types.value.includes(tag)) value = toRow(type, offset);
    }
    if (below !== undefined && (parameters.size > 0 || result >= 0 || value >= 0))
      found.set(below, { parameters, ordered, result, value });
  }
  return { types: found, aliases, imports };
}

/** An object whose members have tags of their own: `@property {T} name`, or `@param {T} options.name`. */
function withMembers(
  type: DocType,
  following: readonly Tag[],
  tag: string,
  name: string,
  tags: DocTags,
): DocType {
  if (type.kind !== 'named' || type.module !== undefined || !tags.objects.includes(type.parts[0]?.text ?? ''))
    return type;
  if (type.parts.length > 1 || type.arguments.length > 0) return type;
  const isAlias = tags.alias.includes(tag);
  const members: DocMember[] = [];
  for (const each of following) {
    if (isAlias ? tags.alias.includes(each.tag) : each.tag === tag && !each.name.startsWith(`${name}.`))
      break;
    if (isAlias ? !tags.property.includes(each.tag) : each.tag !== tag) continue;
    const member = isAlias ? each.name : each.name.slice(name.length + 1);
    const held = member === '' || member.includes('.') ? undefined : parseDocType(each.type);
    if (held) members.push({ name: member, type: held });
  }
  return members.length > 0 ? { kind: 'object', members } : type;
}

/** Rows of the expressions in parentheses by their offset: a type above one is an assertion. */
function parenthesised({ rows }: Expressions, source: string): Map<number, number> {
  const found = new Map<number, number>();
  for (let row = 0; row < rows.count; row++) {
    const offset = rows.get(row, ExpressionColumn.Offset);
    if (rows.get(row, ExpressionColumn.Op) === Op.Same && source[offset] === '(') found.set(offset, row);
  }
  return found;
}

function spaceAt(source: string, offset: number): number {
  return /^\s*/.exec(source.slice(offset, offset + 400))?.[0].length ?? 0;
}

const MAX_TYPE = 2_000;

/** Tags with a type in braces, in a comment. */
function tagsIn(text: string, start: number): Tag[] {
  const tags: Tag[] = [];
  const closings = closingBraces(text);
  for (const match of text.matchAll(/@(\w+)\s*\{/g)) {
    const from = match.index + match[0].length;
    const end = closings.get(from - 1);
    if (end === undefined || end - from >= MAX_TYPE) continue;
    const name = /^\s*\[?\s*([\p{L}_$][\p{L}\p{N}_$.]*)/u.exec(text.slice(end + 1, end + 201))?.[1] ?? '';
    tags.push({ tag: match[1] ?? '', type: text.slice(from, end), offset: start + from, name });
  }
  return tags;
}

/** Offsets of braces, and of those that close them. */
function closingBraces(text: string): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.length > 0) closings.set(open.pop() ?? -1, index);
  }
  return closings;
}

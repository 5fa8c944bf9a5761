import type { LanguageManifest } from '../../grammar/manifest.ts';
import { groupBy } from '../../model/group-by.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn, Role } from '../facts/tables.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import type { ImportTable } from './import-table.ts';
import { parseDocType, type DocMember, type DocType } from './doc-type.ts';
import { readDocImports } from './doc-imports.ts';
import type { DocMemberType } from './doc-members.ts';
import { readDocTags, type Tag } from './doc-tags.ts';
import { assertType, type Expressions } from './expressions.ts';
import { Places } from './places.ts';
import type { QualifyName } from './qualified-names.ts';
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
  /** Bounds of its type parameters by their names; -1 for none. */
  typeParameters: ReadonlyMap<string, number>;
  /** Types from which it is derived, with their type arguments. */
  parents: readonly number[];
  /** Rows of types that a statement of the file imports: where another is declared, they are subtypes of that. */
  subtypes: ReadonlySet<number>;
}

/** The type that a comment above or in a statement gives to a local name. */
export interface DocLocal {
  /** Empty for the name that the code behind the comment begins with. */
  name: string;
  type: number;
  scope: number;
  /** Offsets of the end of the comment, and of the code behind it. */
  end: number;
  behind: number;
}

const noTypes: DocTypes = {
  parameters: new Map(),
  ordered: [],
  result: -1,
  value: -1,
  typeParameters: new Map(),
  parents: [],
  subtypes: new Set(),
};

/** A name that a comment gives to a type. */
export interface DocAlias {
  name: string;
  /** Row of the type. */
  type: number;
  /** Offset of the type in the source. */
  offset: number;
}

type DocTags = NonNullable<LanguageManifest['comments']['types']>;

/** The types and names that the comments of a file declare. */
export interface Documented {
  /** By index of the definition below. */
  types: ReadonlyMap<number, DocTypes>;
  aliases: readonly DocAlias[];
  locals: readonly DocLocal[];
}

/** The tables that types in comments are read with. */
interface Reading {
  imports: ImportTable;
  qualify: QualifyName;
  /** Types of members that comments declare, by the offsets of their names. */
  members: ReadonlyMap<number, DocMemberType>;
}

/**
 * Reads the types that comments declare, where a language without annotations has that custom. Types of other modules
 * become imports that are no statements.
 */
export function readDocTypes(
  structure: Structure,
  expressions: Expressions,
  { imports, qualify, members }: Reading,
): Documented {
  const found = new Map<number, DocTypes>();
  const aliases: DocAlias[] = [];
  const locals: DocLocal[] = [];
  const { types, ignore } = structure.manifest.comments;
  if (!types) return { types: found, aliases, locals };
  const { collected, source, definitions, scopes, lines, manifest } = structure;
  const { strings } = expressions;
  const { namespaceSeparator, literals } = manifest.scoping;
  const byStart = new Map<number, number>();
  definitions.forEach(({ outerStart, start }, index) => {
    if (index === 0) return;
    for (const at of [outerStart, start]) if (!byStart.has(at)) byStart.set(at, index);
  });
  const membersInOrder = [...members].sort(([a], [b]) => a - b);
  const byNameStart = new Map<number, number>();
  if (members.size > 0)
    definitions.forEach(({ nameNode }, index) => {
      if (nameNode) byNameStart.set(nameNode.startIndex, index);
    });
  let nextMember = 0;
  const propertyOf = promotedProperties(definitions);
  const imported = new Set(imports.all().map(({ fact }) => fact.local));
  const subtypes = new Set<number>();
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
    const tags = readDocTags(text, start, types);
    const declared: (typeof membersInOrder)[number][] = [];
    for (let next = membersInOrder[nextMember]; next && next[0] < end; next = membersInOrder[++nextMember])
      if (next[0] > start) declared.push(next);
    const taken = readDocImports(text, types.import);
    if (tags.length + taken.length + declared.length === 0) continue;
    const behind = codeBehind(end);
    const below = byStart.get(behind);
    const around = places.scope(start);
    // The types of a callable may be its own type parameters.
    const hasOwn = tags.some(({ tag }) => types.typeParameter.includes(tag));
    const own = hasOwn ? scopes.findIndex((each) => each.definition === below) : -1;
    const scope = own >= 0 ? own : around;
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
      return imports.add({ ...fact, reexport: false, shared: false, erased: true });
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
      const listed = type.kind === 'named' && types.lists.includes(type.parts[0]?.text ?? '');
      // Of a list with the type of its keys, that of its elements comes last.
      if (type.kind === 'named' && listed) {
        const of = type.arguments.at(-1);
        return push(Op.Array, of ? toRow(of, offset) : -1, -1, offset, 0);
      }
      if (type.kind === 'array') return push(Op.Array, toRow(type.of, offset), -1, offset, 0);
      // A type of the language that is no class.
      const word = type.parts.length === 1 ? (type.parts[0]?.text ?? '') : '';
      if (types.isBare && Object.hasOwn(literals, word)) {
        const plain = literals[word] ?? '';
        return push(Op.Literal, plain === '' ? -1 : strings.index(plain), -1, offset, 0);
      }
      let base = -1;
      if (type.module !== undefined)
        base = push(Op.Module, importOf(type.module, 'doc', '*', '', offset), -1, offset, 0);
      for (const part of type.parts) {
        const name = strings.index(part.text);
        const at = offset + part.offset;
        // Of a name with its namespace, the last part is the reference.
        const last = part.text.lastIndexOf(namespaceSeparator) + 1;
        const isQualified = last > 0 && types.isBare;
        const from = isQualified ? last : 0;
        base =
          base < 0
            ? push(Op.Name, name, -1, at + from, part.text.length - from)
            : push(Op.Member, base, name, at, part.text.length);
        if (isQualified) qualify(expressions, base);
        if (types.isBare && imported.has(part.text)) subtypes.add(base);
      }
      if (type.arguments.length === 0) return base;
      const given = expressions.lists.push(type.arguments.map((each) => toRow(each, offset)));
      return push(Op.Generic, base, given, offset, 0);
    };

    for (const { module, imported, local, offset } of taken)
      importOf(module, 'doc', imported, local, start + offset);
    for (const [at, member] of declared) {
      const type = parseDocType(member.type);
      const index = type ? (byNameStart.get(at) ?? -1) : -1;
      const row = type && index > 0 ? toRow(type, member.offset) : -1;
      if (row >= 0) found.set(index, { ...noTypes, value: row, result: row });
    }
    const typeParameters = new Map<string, number>();
    const parameters = new Map<string, number>();
    const ordered: number[] = [];
    const parents: number[] = [];
    let result = -1;
    let value = -1;
    for (const [index, { tag, type: text, offset, name }] of tags.entries()) {
      const isParameter = types.parameter.includes(tag) && !name.includes('.');
      if (types.typeParameter.includes(tag)) {
        const bound = text === '' ? undefined : parseDocType(text);
        typeParameters.set(name, bound ? toRow(bound, offset) : -1);
        continue;
      }
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
      } else if (types.isBare && types.value.includes(tag) && (below === undefined || name !== '')) {
        locals.push({ name, type: toRow(type, offset), scope, end, behind });
        if (below !== undefined) value = toRow(type, offset);
      } else if (below === undefined) continue;
      else if (types.parent.includes(tag)) parents.push(toRow(type, offset));
      else if (isParameter) {
        const row = toRow(type, offset);
        ordered[ordered.length - 1] = row;
        if (name !== '') parameters.set(name, row);
        const property = propertyOf(below, name);
        if (property > 0 && !found.has(property)) found.set(property, { ...noTypes, value: row, subtypes });
      } else if (types.result.includes(tag)) result = toRow(type, offset);
      else if (types.value.includes(tag)) value = toRow(type, offset);
    }
    const isTold = parameters.size + typeParameters.size + parents.length > 0 || result >= 0 || value >= 0;
    if (below !== undefined && isTold)
      found.set(below, { parameters, ordered, result, value, typeParameters, parents, subtypes });
  }
  return { types: found, aliases, locals };
}

/** Returns a function that finds the property that a parameter of a callable declares besides itself, by the name of the parameter. */
function promotedProperties(
  definitions: Structure['definitions'],
): (callable: number, name: string) => number {
  const properties = definitions
    .map(({ found, start, end, name }, index) => ({ kind: found.kind, start, end, name, index }))
    .filter(({ kind }) => kind === 'self_member');
  const byName = groupBy(properties, ({ name }) => name);
  return (callable, name) => {
    const around = definitions[callable];
    if (name === '' || !around) return -1;
    // The sigil of a variable is no part of the name of a property.
    const named = byName.get(name.replace(/^\W/, '')) ?? [];
    return named.find(({ start, end }) => start >= around.start && end <= around.end)?.index ?? -1;
  };
}

/**
 * Returns the row of the type that tells more: a comment says of what a list is, what a type that is no class holds, and which subtype of
 * another is meant.
 */
export function tellingType(
  { rows }: Expressions,
  declared: number,
  documented: number,
  subtypes: ReadonlySet<number> | undefined,
): number {
  if (declared < 0 || documented < 0) return Math.max(declared, documented);
  const op = rows.get(documented, ExpressionColumn.Op);
  if (op === Op.Generic || op === Op.Array || subtypes?.has(documented)) return documented;
  let bare = declared;
  while (bare >= 0 && rows.get(bare, ExpressionColumn.Op) === Op.Same)
    bare = rows.get(bare, ExpressionColumn.A);
  return bare >= 0 && rows.get(bare, ExpressionColumn.Op) === Op.Literal ? documented : declared;
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

import { operandInRow } from './expression-rows.ts';
import { isNone, NONE, FIRST_ROW, type RowIndex } from '../facts/ids.ts';
import { groupBy } from '../../model/group-by.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn } from '../facts/tables.ts';
import { findsCodeBehind } from './code-behind.ts';
import { readDocImports } from './doc-imports.ts';
import { callableKinds } from '../../model/kinds.ts';
import type { DocMemberType } from './doc-members.ts';
import { withMembers } from './doc-object.ts';
import { readDocTags, type Tag } from './doc-tags.ts';
import { DocTypeRows, type DocPlace, type DocTags } from './doc-type-rows.ts';
import { parseDocType, type DocType } from './doc-type.ts';
import type { DocAlias, DocLocal, Documented, DocTypes } from './doc-types.ts';
import { assertType, type Expressions } from './expressions.ts';
import type { ImportTable } from './import-table.ts';
import { Places } from './places.ts';
import type { QualifyName } from './qualified-names.ts';
import type { Structure } from './structure.ts';

/** The tables that types in comments are read with. */
interface Reading {
  imports: ImportTable;
  qualify: QualifyName;
  /** Types of members that comments declare, by the offsets of their names. */
  members: ReadonlyMap<number, DocMemberType>;
}

/** What the tags of one comment say of the definition below it. */
interface Told extends Omit<DocTypes, 'subtypes'> {
  parameters: Map<string, RowIndex>;
  ordered: RowIndex[];
  typeParameters: Map<string, RowIndex>;
  parents: RowIndex[];
}

/** A comment with tags, and the code that it is about. */
interface Comment {
  start: number;
  end: number;
  tags: readonly Tag[];
  /** Offset of the code behind it. */
  behind: number;
  /** Index of the definition that begins there. */
  below: number | undefined;
  place: DocPlace;
}

/**
 * Reads the types that comments declare, where a language without annotations has that custom. Types of other modules
 * become imports that are no statements.
 */
export function readDocTypes(structure: Structure, expressions: Expressions, reading: Reading): Documented {
  const { types } = structure.manifest.comments;
  if (!types) return { types: new Map(), aliases: [], locals: [] };
  return new DocComments(structure, expressions, reading, types).read();
}

class DocComments {
  readonly #structure: Structure;
  readonly #expressions: Expressions;
  readonly #tags: DocTags;
  readonly #rows: DocTypeRows;
  readonly #types = new Map<number, DocTypes>();
  readonly #aliases: DocAlias[] = [];
  readonly #locals: DocLocal[] = [];
  /** In the order of their offsets. */
  readonly #members: readonly (readonly [number, DocMemberType])[];
  readonly #codeBehind: (offset: number) => number;
  readonly #propertyOf: (callable: number, name: string) => number;
  readonly #asserted: ReadonlyMap<number, RowIndex>;
  readonly #places: Places;
  #nextMember = 0;

  constructor(
    structure: Structure,
    expressions: Expressions,
    { imports, qualify, members }: Reading,
    tags: DocTags,
  ) {
    this.#structure = structure;
    this.#expressions = expressions;
    this.#tags = tags;
    this.#rows = new DocTypeRows(structure, expressions, imports, qualify, tags);
    this.#members = [...members].sort(([a], [b]) => a - b);
    this.#codeBehind = findsCodeBehind(structure);
    this.#propertyOf = promotedProperties(structure.definitions);
    this.#asserted = parenthesised(expressions, structure.source);
    this.#places = new Places(structure);
  }

  read(): Documented {
    const { collected, source, definitions } = this.#structure;
    const byStart = definitionsByStart(definitions);
    const byNameStart =
      this.#members.length > 0
        ? new Map(definitions.map(({ nameNode }, index) => [nameNode?.startIndex ?? -1, index]))
        : new Map<number, number>();
    const { isBracketed } = this.#tags;
    for (const { start, end } of isBracketed ? lineBlocks(collected, source) : collected.comments) {
      const text = source.slice(start, end);
      if (!isBracketed && !text.startsWith('/**')) continue;
      const tags = readDocTags(text, start, this.#tags);
      const declared = this.#membersIn(start, end);
      const taken = readDocImports(text, this.#tags.import);
      if (tags.length + taken.length + declared.length === 0) continue;
      const behind = this.#codeBehind(end);
      const below = byStart.get(behind);
      const place = this.#placeOf(start, tags, below);
      for (const { module, imported, local, offset } of taken)
        this.#rows.addImport({ source: module, imported, local }, start + offset, place);
      for (const [at, member] of declared) this.#addMember(byNameStart.get(at) ?? -1, member, place);
      this.#addTags({ start, end, tags, behind, below, place });
    }
    return { types: this.#types, aliases: this.#aliases, locals: this.#locals };
  }

  /** Members whose names stand between two offsets. Comments come in order. */
  #membersIn(start: number, end: number): (readonly [number, DocMemberType])[] {
    const found: (readonly [number, DocMemberType])[] = [];
    for (
      let next = this.#members[this.#nextMember];
      next && next[0] < end;
      next = this.#members[++this.#nextMember]
    )
      if (next[0] > start) found.push(next);
    return found;
  }

  #placeOf(start: number, tags: readonly Tag[], below: number | undefined): DocPlace {
    const around = this.#places.scope(start);
    // The types of a callable may be its own type parameters.
    const hasOwn = tags.some(({ tag }) => this.#tags.typeParameter.includes(tag));
    const own = hasOwn ? this.#structure.scopes.findIndex((each) => each.definition === below) : NONE;
    return { scope: !isNone(own) ? own : around, container: this.#places.container(start) };
  }

  #addMember(index: number, member: DocMemberType, place: DocPlace): void {
    const type = parseDocType(member.type);
    const row = type && index > 0 ? this.#rows.add(type, member.offset, place) : NONE;
    if (!isNone(row)) this.#types.set(index, this.#onlyValue(row, row));
  }

  #addTags(comment: Comment): void {
    const { tags, below } = comment;
    const told: Told = {
      ...{ parameters: new Map(), ordered: [], typeParameters: new Map() },
      ...{ parents: [], result: NONE, value: NONE },
    };
    for (const [index, each] of tags.entries()) this.#addTag(each, tags.slice(index + 1), comment, told);
    const { parameters, typeParameters, parents, result, value } = told;
    const isTold =
      parameters.size + typeParameters.size + parents.length > 0 || !isNone(result) || !isNone(value);
    if (below !== undefined && isTold) this.#types.set(below, { ...told, subtypes: this.#rows.imported });
  }

  #addTag(each: Tag, following: readonly Tag[], comment: Comment, told: Told): void {
    const { tag, name, offset } = each;
    const tags = this.#tags;
    if (tags.typeParameter.includes(tag)) {
      const bound = each.type === '' ? undefined : parseDocType(each.type);
      told.typeParameters.set(name, bound ? this.#rows.add(bound, offset, comment.place) : NONE);
      return;
    }
    const isParameter = tags.parameter.includes(tag) && !name.includes('.');
    if (isParameter) told.ordered.push(NONE);
    const written = parseDocType(each.type);
    const type = written && withMembers(written, following, tag, name, tags);
    if (!type) return;
    if (tags.alias.includes(tag)) this.#addAlias(name, type, offset, comment.place);
    else if (tags.value.includes(tag) && this.#addValue(name, type, offset, comment, told)) return;
    else if (comment.below === undefined) return;
    else if (tags.parent.includes(tag)) told.parents.push(this.#rows.add(type, offset, comment.place));
    else if (isParameter) {
      const row = this.#rows.add(type, offset, comment.place);
      told.ordered[told.ordered.length - 1] = row;
      if (name !== '') told.parameters.set(name, row);
      const property = this.#propertyOf(comment.below, name);
      if (property > 0 && !this.#types.has(property)) this.#types.set(property, this.#onlyValue(row, NONE));
    } else if (tags.result.includes(tag)) {
      told.result = this.#rows.add(type, offset, comment.place);
      // A property is what reading it gives.
      const kind = this.#structure.definitions[comment.below]?.kind;
      if (tags.isBracketed && kind !== undefined && !callableKinds.has(kind)) told.value = told.result;
    } else if (tags.value.includes(tag)) told.value = this.#rows.add(type, offset, comment.place);
  }

  #addAlias(name: string, type: DocType, offset: number, place: DocPlace): void {
    if (name === '') return;
    // A module without a part of it is what it is assigned to be.
    if (type.kind === 'named' && type.module !== undefined && type.parts.length < 2) {
      const imported = type.parts[0]?.text ?? 'default';
      this.#rows.addImport({ source: type.module, imported, local: name }, offset, place);
    } else this.#aliases.push({ name, type: this.#rows.add(type, offset, place), offset });
  }

  /** Takes the type of a value that is no definition: of what stands in parentheses, or of a local name. Returns whether it is one. */
  #addValue(
    name: string,
    type: DocType,
    offset: number,
    { end, behind, below, place }: Comment,
    told: Told,
  ): boolean {
    const asserted = this.#asserted.get(behind);
    if (asserted !== undefined) {
      const { rows } = this.#expressions;
      assertType(rows, asserted, this.#rows.add(type, offset, place), operandInRow(rows, asserted, 'A'));
      return true;
    }
    if (!this.#tags.isBare || (below !== undefined && name === '')) return false;
    const { scope } = place;
    this.#locals.push({ name, type: this.#rows.add(type, offset, place), scope, end, behind });
    if (below !== undefined) told.value = this.#rows.add(type, offset, place);
    return true;
  }

  #onlyValue(value: RowIndex, result: RowIndex): DocTypes {
    const none = { parameters: new Map<string, RowIndex>(), typeParameters: new Map<string, RowIndex>() };
    return { ...none, ordered: [], parents: [], value, result, subtypes: this.#rows.imported };
  }
}

/** Comments of one line each as blocks: those that nothing but blanks stands between. */
function lineBlocks({ comments }: Structure['collected'], source: string): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  for (const { start, end } of comments) {
    const last = blocks.at(-1);
    if (last && /^[ \t]*\r?\n[ \t]*$/u.test(source.slice(last.end, start))) last.end = end;
    else blocks.push({ start, end });
  }
  return blocks;
}

/** Definitions by where they begin, with and without what belongs to them; the outermost of several. */
function definitionsByStart(definitions: Structure['definitions']): Map<number, number> {
  const byStart = new Map<number, number>();
  definitions.forEach(({ outerStart, start }, index) => {
    if (index === 0) return;
    for (const at of [outerStart, start]) if (!byStart.has(at)) byStart.set(at, index);
  });
  return byStart;
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

/** Rows of the expressions in parentheses by their offset: a type above one is an assertion. */
function parenthesised({ rows }: Expressions, source: string): Map<number, RowIndex> {
  const found = new Map<number, RowIndex>();
  for (let row = FIRST_ROW; row < rows.count; row++) {
    const offset = rows.get(row, ExpressionColumn.Offset);
    if (rows.get(row, ExpressionColumn.Op) === Op.Same && source[offset] === '(') found.set(offset, row);
  }
  return found;
}

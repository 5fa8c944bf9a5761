import type { LanguageManifest } from '../../grammar/manifest.ts';
import {
  type DefinitionIndex,
  type ScopeIndex,
  isNone,
  NONE,
  type RowIndex,
  type ImportIndex,
} from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { Role } from '../facts/tables.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import type { DocType } from './doc-type.ts';
import type { Expressions } from './expressions.ts';
import type { ImportTable } from './import-table.ts';
import type { QualifyName } from './qualified-names.ts';
import type { Structure } from './structure.ts';

export type DocTags = NonNullable<LanguageManifest['comments']['types']>;

type Named = Extract<DocType, { kind: 'named' }>;

/** The place in the code of the types in one comment. */
export interface DocPlace {
  /** Scope in which their names are looked up. */
  scope: ScopeIndex;
  container: DefinitionIndex;
}

/** Writes types of comments as expressions. Types of other modules become imports that are no statements. */
export class DocTypeRows {
  /** Rows of types that a statement of the file imports. */
  readonly imported = new Set<RowIndex>();
  readonly #structure: Structure;
  readonly #expressions: Expressions;
  readonly #imports: ImportTable;
  readonly #qualify: QualifyName;
  readonly #tags: DocTags;
  /** Names that statements import. */
  readonly #names: ReadonlySet<string>;

  constructor(
    structure: Structure,
    expressions: Expressions,
    imports: ImportTable,
    qualify: QualifyName,
    tags: DocTags,
  ) {
    this.#structure = structure;
    this.#expressions = expressions;
    this.#imports = imports;
    this.#qualify = qualify;
    this.#tags = tags;
    this.#names = new Set(imports.all().map(({ fact }) => fact.local));
  }

  /** Returns the row of a type that begins at an offset of the source. */
  add(type: DocType, offset: number, place: DocPlace): RowIndex {
    switch (type.kind) {
      case 'union':
        return this.#push(Op.AnyOf, -1, this.#addAll(type.of, offset, place), offset, 0, place);
      case 'object': {
        const { strings, lists } = this.#expressions;
        const members = type.members.map((each) =>
          this.#push(
            Op.Named,
            this.add(each.type, offset, place),
            strings.index(each.name),
            offset,
            0,
            place,
          ),
        );
        return this.#push(Op.Object, -1, lists.push(members), offset, 0, place);
      }
      case 'array':
        return this.#push(Op.Array, this.add(type.of, offset, place), -1, offset, 0, place);
      case 'named':
        return this.#addNamed(type, offset, place);
    }
  }

  /** Imports a name of a module for the types of a comment. Returns the index of the import. */
  addImport(
    name: Pick<ImportFact, 'source' | 'imported' | 'local'>,
    offset: number,
    { container }: DocPlace,
  ): ImportIndex {
    const span = this.#structure.lines.span(offset, offset);
    return this.#imports.add({
      ...{ source: name.source, kind: 'doc', imported: name.imported, local: name.local, span, container },
      ...{ reexport: false, shared: false, erased: true },
    });
  }

  #addNamed(type: Named, offset: number, place: DocPlace): RowIndex {
    const [first] = type.parts;
    if (this.#tags.lists.includes(first?.text ?? '')) {
      // Of a list with the type of its keys, that of its elements comes last.
      const of = type.arguments.at(-1);
      return this.#push(Op.Array, of ? this.add(of, offset, place) : NONE, -1, offset, 0, place);
    }
    const { literals } = this.#structure.manifest.scoping;
    const word = type.parts.length === 1 ? (first?.text ?? '') : '';
    // A type of the language that is no class.
    if ((this.#tags.isBare || this.#tags.isBracketed) && Object.hasOwn(literals, word)) {
      const plain = literals[word] ?? '';
      const text = plain === '' ? -1 : this.#expressions.strings.index(plain);
      return this.#push(Op.Literal, text, -1, offset, 0, place);
    }
    const base = this.#addParts(type, offset, place);
    if (type.arguments.length === 0) return base;
    return this.#push(Op.Generic, base, this.#addAll(type.arguments, offset, place), offset, 0, place);
  }

  #addParts(type: Named, offset: number, place: DocPlace): RowIndex {
    const { namespaceSeparator } = this.#structure.manifest.scoping;
    let base: RowIndex = NONE;
    if (type.module !== undefined) {
      const module = this.addImport({ source: type.module, imported: '*', local: '' }, offset, place);
      base = this.#push(Op.Module, module, -1, offset, 0, place);
    }
    for (const part of type.parts) {
      const name = this.#expressions.strings.index(part.text);
      const at = offset + part.offset;
      // Of a name with its namespace, the last part is the reference.
      const last = part.text.lastIndexOf(namespaceSeparator) + 1;
      const isQualified = last > 0 && this.#tags.isBare;
      const from = isQualified ? last : 0;
      base = isNone(base)
        ? this.#push(Op.Name, name, -1, at + from, part.text.length - from, place)
        : this.#push(Op.Member, base, name, at, part.text.length, place);
      if (isQualified) this.#qualify(this.#expressions, base);
      if (this.#tags.isBare && this.#names.has(part.text)) this.imported.add(base);
    }
    return base;
  }

  /** Returns the list of the rows of types. */
  #addAll(types: readonly DocType[], offset: number, place: DocPlace): number {
    return this.#expressions.lists.push(types.map((each) => this.add(each, offset, place)));
  }

  #push(
    op: number,
    a: number,
    b: number,
    offset: number,
    length: number,
    { scope, container }: DocPlace,
  ): RowIndex {
    return this.#expressions.rows.push(op, a, b, Role.Type | Role.Defining, scope, container, offset, length);
  }
}

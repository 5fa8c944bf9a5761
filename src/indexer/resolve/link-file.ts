import { typeKinds, type How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { Rows } from '../extract/rows.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  Op,
  Role,
  type FileFacts,
} from '../facts.ts';
import type { Denotation } from './denotations.ts';
import type { Evaluator } from './evaluator.ts';
import { howCode, LinkColumn, linkRules, typeCode, type FileLinks, type linkTypes } from './links.ts';
import { lookUpRow } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import type { ProgramFile } from './program.ts';
import { receiverRule } from './rules.ts';
import { bindingCell, expressionCell, placeOf, text } from './tables.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value } from './values.ts';

type LinkType = (typeof linkTypes)[number];

const NO_RULE = 0;
const SUPER = linkRules.indexOf('super');
const CALLBACK = linkRules.indexOf('callback');
const OVERRIDE = linkRules.indexOf('override');

/** Resolves every use of a name in a file. */
export function linkFile(file: ProgramFile, evaluator: Evaluator, names: NameIndex): FileLinks {
  const linker = new FileLinker(file, evaluator, names);
  linker.linkImports();
  linker.linkExports();
  linker.linkMembers();
  for (let row = 0; row < file.facts.expressions.length / E.Width; row++) linker.linkExpression(row);
  return linker.links();
}

class FileLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #rows: Rows;
  readonly #candidates: number[][] = [];
  readonly #candidateIndex = new Map<string, number>();
  readonly #imports: (number | null)[] = [];
  readonly #unresolved = new Map<string, number>();
  readonly #unresolvedRows: number[] = [];
  readonly #counts = { certain: 0, candidate: 0, unresolved: 0 };

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#rows = new Rows(LinkColumn.Width, Math.max(16, file.facts.expressions.length / E.Width / 4));
  }

  links(): FileLinks {
    return {
      rows: this.#rows.toArray(),
      candidates: this.#candidates,
      imports: this.#imports,
      unresolved: this.#unresolved,
      unresolvedRows: this.#unresolvedRows,
      counts: this.#counts,
    };
  }

  linkImports(): void {
    const { facts, base } = this.#file;
    facts.imports.forEach((fact, index) => {
      const module = fact.kind === 'doc' ? null : this.#moduleTarget(fact.source);
      this.#imports.push(module);
      // A package imports from itself what is beside it.
      if (module !== null && module !== base)
        this.#push(
          base,
          module,
          fact.reexport && fact.kind !== 'named' ? 'EXPORTS' : 'IMPORTS',
          this.#howOf(module),
          fact.span,
        );
      if (fact.kind !== 'named' && fact.kind !== 'default') return;
      for (const value of this.#evaluator.modules.importTargets(this.#file, index)) {
        const to = this.#numberOf(value);
        if (to === null || to === module || !fact.nameSpan) continue;
        this.#push(base, to, fact.reexport ? 'EXPORTS' : 'IMPORTS', this.#howOf(to), fact.nameSpan);
      }
    });
  }

  #moduleTarget(source: string): number | null {
    const target = this.#file.modules.resolve(this.#file.path, source);
    if (target.kind === 'package') {
      const [module] = this.#evaluator.modules.valueOf(this.#file, target);
      return module === undefined ? null : this.#numberOf(module);
    }
    return target.kind === 'file' ? (this.#evaluator.program.fileAt(target.path)?.base ?? null) : null;
  }

  #howOf(to: number): How {
    return to < 0 ? 'package' : 'import';
  }

  /** A name that is given to others by an export statement of its own is used there. */
  linkExports(): void {
    const { base, facts } = this.#file;
    for (const fact of facts.exports) {
      if (fact.kind !== 'named' || fact.local === '' || fact.from >= 0 || fact.value >= 0) continue;
      const own = this.#evaluator.modules.exported(this.#file, fact.name)[0];
      const to = own === undefined ? null : this.#numberOf(own);
      if (to !== null)
        this.#push(base, to, 'EXPORTS', this.#isHere(to) ? 'scope' : this.#howOf(to), fact.span);
    }
  }

  /** Members of types that stand for those of the types which theirs is made from. */
  linkMembers(): void {
    const { facts, base } = this.#file;
    const { heritage, members, program, space } = this.#evaluator;
    facts.definitions.forEach(({ parent, kind, name, nameSpan }, index) => {
      const owner = facts.definitions[parent];
      if (parent <= 0 || !owner || !typeKinds.has(owner.kind) || kind === 'constructor') return;
      const bases = heritage.basesOf(base + parent);
      const above = new Set(
        bases
          .flatMap((each) => members.of(space.unbind(each).value, name))
          .flatMap(({ target }) => target ?? []),
      );
      for (const target of above) {
        const to = indexOf(target);
        if (tagOf(target) !== ValueTag.Definition || program.isLibrary(to) || to === base + index) continue;
        const promises = program.definition(Math.max(0, program.parentOf(to))).kind === 'interface';
        const type = promises && owner.kind !== 'interface' ? 'IMPLEMENTS' : 'OVERRIDES';
        this.#push(base + index, to, type, 'member', nameSpan, OVERRIDE);
      }
    });
  }

  linkExpression(row: number): void {
    const { facts, base } = this.#file;
    const op = expressionCell(facts, row, E.Op);
    const role = expressionCell(facts, row, E.Role);
    if (op === Op.Super && role & Role.Callee) this.#linkSuper(row);
    if (op === Op.Named && role & Role.Asked) {
      this.#linkAsked(row);
      return;
    }
    if ((op !== Op.Name && op !== Op.Member) || role & Role.Defining) return;
    const found = this.#evaluator.denotations.of(this.#file, row);
    const from = base + Math.max(0, expressionCell(facts, row, E.Container));
    const type = typeOf(role);
    if (found.length > 0) this.#linkFound(row, from, type, found);
    else if (op === Op.Name) this.#linkFreeName(row, from, type);
    else this.#linkUnknownMember(row, from, type);
  }

  /** A call of the constructor of the parent types. */
  #linkSuper(row: number): void {
    const { facts, base } = this.#file;
    const from = base + Math.max(0, expressionCell(facts, row, E.Container));
    const parents = this.#evaluator
      .evaluate(this.#file, row)
      .flatMap((value) => this.#evaluator.heritage.parentsOf(indexOf(value)))
      .map((value) => this.#evaluator.space.unbind(value).value);
    for (const parent of parents) {
      const isInstance = tagOf(parent) === ValueTag.Instance;
      const to = this.#numberOf(isInstance ? toValue(ValueTag.Definition, indexOf(parent)) : parent);
      if (to !== null) this.#push(from, to, 'CALLS', to < 0 ? 'package' : 'member', this.#spanOf(row), SUPER);
    }
    if (parents.length > 0) this.#counts.certain++;
  }

  /** A name that is a member of the type that is asked for there. */
  #linkAsked(row: number): void {
    const from = this.#file.base + Math.max(0, expressionCell(this.#file.facts, row, E.Container));
    for (const value of this.#evaluator.callbacks.askedMember(this.#file, row)) {
      const to = this.#numberOf(value);
      if (to !== null && to >= 0) this.#push(from, to, 'REFERENCES', 'member', this.#spanOf(row), CALLBACK);
    }
  }

  #linkFound(row: number, from: number, type: LinkType, found: readonly Denotation[]): void {
    let known = 0;
    const isMember = expressionCell(this.#file.facts, row, E.Op) === Op.Member;
    const object = expressionCell(this.#file.facts, row, E.A);
    for (const { value, how } of found) {
      const to = this.#numberOf(value);
      if (to === null) continue;
      known++;
      // What every file uses of the language and of packages would bury what it uses of the repository.
      if (to < 0 && (type === 'REFERENCES' || type === 'REFERENCES_TYPE')) continue;
      const rule = isMember && how === 'member' ? receiverRule(this.#file, object) : NO_RULE;
      this.#push(from, to, type, to < 0 ? 'package' : how, this.#spanOf(row), rule);
    }
    if (known > 0) this.#counts.certain++;
  }

  #linkFreeName(row: number, from: number, type: LinkType): void {
    const { facts, grammar } = this.#file;
    const name = expressionCell(facts, row, E.A);
    const bound = lookUpRow(this.#file, row, false);
    // Local names are resolved, though not to a node; imported ones are not when their import leads nowhere.
    if (bound >= 0) {
      if (bindingCell(facts, bound, B.Kind) === BindingKind.Import) this.#leaveOpen(row, text(facts, name));
      return;
    }
    if (type !== 'CALLS') {
      this.#leaveOpen(row, text(facts, name));
      return;
    }
    this.#linkCandidates(
      row,
      from,
      type,
      this.#names.globals(grammar.manifest.family, text(facts, name)),
      text(facts, name),
    );
  }

  #linkUnknownMember(row: number, from: number, type: LinkType): void {
    const { facts, grammar } = this.#file;
    const { family } = grammar.manifest;
    const name = text(facts, expressionCell(facts, row, E.B));
    // What is only mentioned is mostly data of others: it matters where the repository has something of that name.
    if (type !== 'CALLS' && !this.#names.isDefined(family, name)) return;
    const object = expressionCell(facts, row, E.A);
    // What a value of a known type does not have is not ours.
    const values = this.#evaluator.evaluate(this.#file, object);
    if (values.length > 0 && values.every((value) => this.#evaluator.members.areKnown(value))) {
      if (type === 'CALLS') this.#count(name);
      return;
    }
    // What the parent types have is not what the type itself has.
    const isSuper = expressionCell(facts, object, E.Op) === Op.Super;
    if (type !== 'CALLS' || isSuper) {
      this.#leaveOpen(row, name);
      return;
    }
    this.#linkCandidates(row, from, type, this.#names.members(family, name), name);
  }

  #linkCandidates(row: number, from: number, type: LinkType, to: readonly number[], name: string): void {
    if (to.length === 0) {
      this.#leaveOpen(row, name);
      return;
    }
    const key = to.join();
    let index = this.#candidateIndex.get(key);
    if (index === undefined) {
      index = this.#candidates.push([...to]) - 1;
      this.#candidateIndex.set(key, index);
    }
    this.#push(from, index, type, to.length === 1 ? 'name' : 'ambiguous', this.#spanOf(row));
    this.#counts.candidate++;
  }

  /** Counts a use that leads nowhere, and keeps its place where it may mean something of the repository. */
  #leaveOpen(row: number, name: string): void {
    this.#count(name);
    if (this.#names.isDefined(this.#file.grammar.manifest.family, name)) this.#unresolvedRows.push(row);
  }

  #count(name: string): void {
    this.#unresolved.set(name, (this.#unresolved.get(name) ?? 0) + 1);
    this.#counts.unresolved++;
  }

  #isHere(to: number): boolean {
    return to >= this.#file.base && to < this.#file.base + this.#file.facts.definitions.length;
  }

  /** The number of a denoted thing in links; null for what is no end of an edge. */
  #numberOf(value: Value): number | null {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.#definitionNumber(indexOf(value));
      case ValueTag.Dotted: {
        const module = this.#evaluator.modules.dottedModule(indexOf(value))[0];
        return module === undefined ? null : this.#numberOf(module);
      }
      case ValueTag.Module:
        return this.#definitionNumber(this.#evaluator.program.file(indexOf(value)).base);
      case ValueTag.External:
        return -1 - indexOf(value);
      default:
        return null;
    }
  }

  /** What the libraries of languages declare is outside of the repository. */
  #definitionNumber(number: number): number {
    const { program } = this.#evaluator;
    if (!program.isLibrary(number)) return number;
    const { library } = program.fileOf(number);
    const { symbol } = program.definition(number);
    return -1 - indexOf(this.#evaluator.external(library === '' ? 'builtin' : (library ?? ''), symbol));
  }

  #spanOf(row: number): Span {
    return spanOfRow(this.#file.facts, row);
  }

  #push(
    from: number,
    to: number,
    type: LinkType,
    how: How,
    [line, column, endLine, endColumn]: Span,
    rule = NO_RULE,
  ): void {
    this.#rows.push(from, to, typeCode(type), howCode(how), rule, line, column, endLine, endColumn);
  }
}

/** The use of a name that a row of expressions is: `from` is the number of a definition. */
export function useAt(
  file: ProgramFile,
  row: number,
): { from: number; name: string; type: LinkType; span: Span } {
  const { facts, base } = file;
  const isMember = expressionCell(facts, row, E.Op) === Op.Member;
  return {
    from: base + Math.max(0, expressionCell(facts, row, E.Container)),
    name: text(facts, expressionCell(facts, row, isMember ? E.B : E.A)),
    type: typeOf(expressionCell(facts, row, E.Role)),
    span: spanOfRow(facts, row),
  };
}

function typeOf(role: number): LinkType {
  if (role & Role.Extends) return 'EXTENDS';
  if (role & Role.Implements) return 'IMPLEMENTS';
  if (role & Role.Callee) return 'CALLS';
  return role & Role.Type ? 'REFERENCES_TYPE' : 'REFERENCES';
}

function spanOfRow(facts: FileFacts, row: number): Span {
  const [line, column] = placeOf(facts, expressionCell(facts, row, E.Offset));
  return [line, column, line, column + expressionCell(facts, row, E.Length)];
}

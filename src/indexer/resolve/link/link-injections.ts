import type { Span } from '../../../model/position.ts';
import { definitionIndex, definitionNumber, type DefinitionNumber, FIRST_ROW } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, placeOf, text } from '../bind/tables.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const OTHER = linkRules.indexOf('other');

/** Links functions to the providers that a runner calls for them, because their parameters, or marks, name them. */
export function linkInjections(
  file: ProgramFile,
  evaluator: Evaluator,
  names: NameIndex,
  table: LinkTable,
): void {
  if (file.grammar.manifest.scoping.injection) new InjectionLinker(file, evaluator, names, table).link();
}

class InjectionLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #table: LinkTable;

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#table = table;
  }

  link(): void {
    const { facts, base } = this.#file;
    facts.definitions.forEach((_, index) => {
      this.#linkMarks(definitionNumber(base, index));
      if (index > 0) this.#linkReceiver(definitionNumber(base, index));
    });
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      if (expressionCell(facts, row, E.Op) !== Op.Call) continue;
      const asked = this.#evaluator.injections.requestedBy(this.#file, row);
      if (asked) this.#push(containerOf(this.#file, row), asked.text, spanOfRow(facts, asked.row));
    }
  }

  /** Links a definition to what its marks name. */
  #linkMarks(number: DefinitionNumber): void {
    const { injections } = this.#evaluator;
    const { injection } = this.#file.grammar.manifest.scoping;
    if (!injection) return;
    const { facts, base } = this.#file;
    const { decorators } = facts.definitions[definitionIndex(number, base)] ?? { decorators: [] };
    const marks = [
      ...(decorators.length > 0 ? injections.marks.of(number) : []),
      ...injections.marks.listed(number, injection.marks),
    ];
    for (const mark of marks)
      for (const each of injections.usedBy(mark))
        if (mark.file === this.#file) this.#push(number, each.text, spanOfRow(facts, each.row));
  }

  #linkReceiver(number: DefinitionNumber): void {
    const { injections } = this.#evaluator;
    if (!injections.isReceiver(number)) return;
    const { facts, base } = this.#file;
    const fact = facts.definitions[definitionIndex(number, base)];
    if (!fact) return;
    const linked = new Set<number | undefined>([number]);
    for (const [binding, name] of injections.askedBy(number)) {
      const start = bindingCell(facts, binding, B.Start);
      if (start < 0) continue;
      const [line, column] = placeOf(facts, start);
      const length = text(facts, bindingCell(facts, binding, B.Name)).length;
      linked.add(this.#push(number, name, [line, column, line, column + length]));
    }
    for (const { text: name } of injections.marks.of(number).flatMap((mark) => injections.usedBy(mark)))
      linked.add(injections.find(number, name));
    if (!injections.isTest(number, fact.name, this.#file)) return;
    for (const to of this.#implied(number))
      if (!linked.has(to)) {
        linked.add(to);
        this.#certain(number, to, fact.nameSpan);
      }
  }

  /** What a runner calls for a function that names it nowhere: marks around it do, or it is for all. */
  #implied(number: DefinitionNumber): DefinitionNumber[] {
    const { injections } = this.#evaluator;
    const { providers } = injections;
    const used = injections
      .marksAround(number)
      .flatMap((mark) => injections.usedBy(mark))
      .flatMap(({ text: name }) => injections.find(number, name) ?? []);
    const seen = new Set<string>();
    const everywhere = providers.seenBy(number).flatMap((each) =>
      [...each].flatMap(([name, provider]) => {
        if (seen.has(name)) return [];
        seen.add(name);
        return providers.isEverywhere(provider) ? provider : [];
      }),
    );
    return [...used, ...everywhere];
  }

  /** Links to the provider of a name, or to those elsewhere that may be meant. Returns the provider. */
  #push(from: DefinitionNumber, name: string, span: Span): DefinitionNumber | undefined {
    const { injections, program } = this.#evaluator;
    const to = injections.find(from, name);
    if (to !== undefined) {
      this.#certain(from, to, span);
      const others = injections.standIns(from, name, to) ?? [];
      if (others.length > 0) this.#table.possible(from, others, 'CALLS', span);
      return to;
    }
    const { family } = this.#file.grammar.manifest;
    const possible = [...this.#names.globals(family, name), ...this.#names.members(family, name)].filter(
      (each) => each !== from && !program.isLibrary(each) && injections.providers.nameOf(each) === name,
    );
    if (possible.length > 0)
      this.#table.possible(
        from,
        possible.sort((a, b) => a - b),
        'CALLS',
        span,
      );
    return undefined;
  }

  #certain(from: DefinitionNumber, to: DefinitionNumber, span: Span): void {
    const { program } = this.#evaluator;
    const isHere = this.#table.isHere(to);
    const isMember = program.parentOf(to) !== program.fileOf(to).base;
    this.#table.push(from, to, 'CALLS', isMember ? 'member' : isHere ? 'scope' : 'import', span, OTHER);
    this.#table.certain();
  }
}

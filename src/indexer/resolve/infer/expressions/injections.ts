import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  ExpressionColumn as E,
  NAMED,
  REST,
  ScopeColumn as S,
} from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { dottedName } from '../../bind/dotted-name.ts';
import {
  bindingCell,
  expressionCell,
  list,
  scopeCell,
  text,
  containerDefinition,
  rowOperand,
} from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import { nothing, union, type Values } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Protocols } from '../members/protocols.ts';
import {
  isListed,
  Marks,
  namedArgument,
  plainArguments,
  textsAt,
  type Mark,
  type MarkText,
  type MarksContext,
} from './marks.ts';
import { Providers, type ProvidersContext } from './providers.ts';
import type { Results } from './results.ts';

/** What `Injections` uses. */
export interface InjectionsContext
  extends
    Pick<InferenceState, 'nameIndex' | 'numbered' | 'program' | 'recursion'>,
    MarksContext,
    ProvidersContext {
  readonly protocols: Pick<Protocols, 'awaited' | 'elements'>;
  readonly results: Pick<Results, 'of'>;
}

/** Answers what functions are given by the names of their parameters, where a runner does that. */
export class Injections {
  readonly providers: Providers;
  readonly marks: Marks;
  readonly #context: InjectionsContext;
  readonly #asked = new Answers<number, ReadonlyMap<BindingIndex, string>>();

  constructor(context: InjectionsContext) {
    this.#context = context;
    this.marks = new Marks(context);
    this.providers = new Providers(context, this.marks);
  }

  /** The provider that a definition gets for a name: not itself, but the one that it stands in for. */
  find(number: DefinitionNumber, name: string): DefinitionNumber | undefined {
    for (const seen of this.providers.seenBy(number)) {
      const found = seen.get(name);
      if (found !== undefined && found !== number) return found;
    }
    return undefined;
  }

  /**
   * Other providers of a name that a provider may get instead of the one that it sees: what asks for it may stand below them, where they
   * take its place. Undefined if there are too many to tell.
   */
  standIns(
    number: DefinitionNumber,
    name: string,
    found: DefinitionNumber,
  ): readonly DefinitionNumber[] | undefined {
    const { nameIndex, program } = this.#context;
    if (!this.providers.markOf(number)) return [];
    const { family } = program.fileOf(number).grammar.manifest;
    const isTop = program.parentOf(found) === program.fileOf(found).base;
    const isListed = program.definition(found).name === name;
    const all = isTop ? nameIndex.globals(family, name) : nameIndex.members(family, name);
    if (isListed && !all.includes(found)) return undefined;
    return [...nameIndex.globals(family, name), ...nameIndex.members(family, name)]
      .filter((each) => each !== found && each !== number && this.providers.nameOf(each) === name)
      .filter((each) => this.providers.seenBy(each).some((seen) => [...seen.values()].includes(number)))
      .sort((a, b) => a - b);
  }

  /** Whether a runner gives a function what its parameters name. */
  isReceiver(number: DefinitionNumber): boolean {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const { injection } = file.grammar.manifest.scoping;
    if (!injection) return false;
    const { kind, name, nested, decorators } = program.definition(number);
    if (nested || !callableKinds.has(kind)) return false;
    if (this.isTest(number, name, file)) return true;
    if (decorators.length === 0) return false;
    if (this.providers.markOf(number)) return true;
    const { asking } = injection;
    if (asking === undefined) return false;
    const expression = new RegExp(asking, 'u');
    return this.marks.of(number).some((mark) => expression.test(mark.name));
  }

  /** Whether a runner runs a function by its name. */
  isTest(number: DefinitionNumber, name: string, file: ProgramFile): boolean {
    const { injection } = file.grammar.manifest.scoping;
    if (!injection || !new RegExp(injection.receivers, 'u').test(name)) return false;
    return new RegExp(injection.files, 'u').test(file.path) && number !== file.base;
  }

  /** The parameters that a runner gives a function, as bindings, with their names. */
  askedBy(number: DefinitionNumber): ReadonlyMap<BindingIndex, string> {
    return this.#context.recursion.ask(this.#asked, number, new Map<BindingIndex, string>(), () =>
      this.#findAsked(number),
    );
  }

  #findAsked(number: DefinitionNumber): ReadonlyMap<BindingIndex, string> {
    const { program } = this.#context;
    const found = new Map<BindingIndex, string>();
    if (!this.isReceiver(number)) return found;
    const file = program.fileOf(number);
    const { facts } = file;
    const { scope } = program.definition(number);
    const numbered = this.#context.numbered(file);
    const given = this.#givenTo(number);
    const plain = [...(numbered.parameters.get(scope) ?? []), ...(numbered.named.get(scope) ?? [])].filter(
      (binding) => {
        const rest = bindingCell(facts, binding, B.Position) % NAMED >= REST;
        return !rest && isNone(bindingCell(facts, binding, B.Value));
      },
    );
    for (const binding of plain.slice(this.#filledOf(number))) {
      const name = text(facts, bindingCell(facts, binding, B.Name));
      if (!given.has(name)) found.set(binding, name);
    }
    return found;
  }

  /** How many of the first parameters decorators give. */
  #filledOf(number: DefinitionNumber): number {
    const { program } = this.#context;
    const { injection } = program.fileOf(number).grammar.manifest.scoping;
    const parent = program.parentOf(number);
    const marks = [...this.marks.of(number), ...(!isNone(parent) ? this.marks.of(parent) : [])];
    return marks.filter((mark) =>
      injection?.fills.some(
        (each) => new RegExp(each.match, 'u').test(mark.name) && mark.arguments.length <= each.arguments,
      ),
    ).length;
  }

  /** Names of parameters that marks give. */
  #givenTo(number: DefinitionNumber): ReadonlySet<string> {
    const { injection } = this.#context.program.fileOf(number).grammar.manifest.scoping;
    const found = new Set<string>();
    for (const mark of [...this.marks.of(number), ...this.marksAround(number)])
      for (const each of injection?.given ?? [])
        if (new RegExp(each.match, 'u').test(mark.name))
          for (const name of givenBy(mark, each.names, each.except)) found.add(name);
    return found;
  }

  /** The marks of the types and of the file around a definition. */
  marksAround(number: DefinitionNumber): readonly Mark[] {
    const { program } = this.#context;
    const file = program.fileOf(number);
    const { injection } = file.grammar.manifest.scoping;
    if (!injection) return [];
    const found: Mark[] = [];
    for (let at = program.parentOf(number); at >= file.base; at = program.parentOf(at)) {
      if (typeKinds.has(program.definition(at).kind)) found.push(...this.marks.of(at));
      found.push(...this.marks.listed(at, injection.marks));
      if (at === file.base) break;
    }
    return found;
  }

  /** The names of what a mark asks for. */
  usedBy(mark: Mark): readonly MarkText[] {
    const { injection } = mark.file.grammar.manifest.scoping;
    if (!injection || !new RegExp(injection.uses, 'u').test(mark.name)) return [];
    return plainArguments(mark).flatMap((row) => textsAt(mark.file, row));
  }

  /** The name of a provider that a call asks for. */
  requestedBy(file: ProgramFile, call: RowIndex): MarkText | undefined {
    const { injection } = file.grammar.manifest.scoping;
    if (!injection || isNone(call)) return undefined;
    const { facts } = file;
    const [first = NONE] = list(facts, expressionCell(facts, call, E.B));
    if (isNone(first) || expressionCell(facts, first, E.Op) !== Op.Text) return undefined;
    const name = dottedName(facts, rowOperand(facts, call, E.A));
    return new RegExp(injection.requests, 'u').test(name) ? textsAt(file, first)[0] : undefined;
  }

  /** What a call gives that asks for a provider by its name. */
  requested(file: ProgramFile, call: RowIndex): Values {
    const asked = this.requestedBy(file, call);
    if (!asked) return nothing;
    const found = this.find(definitionNumber(file.base, containerDefinition(file.facts, call)), asked.text);
    return found === undefined ? nothing : this.#provided(found);
  }

  /** The values of a parameter that a runner gives. */
  valuesOf(file: ProgramFile, binding: BindingIndex): Values {
    if (!file.grammar.manifest.scoping.injection) return nothing;
    const own = scopeCell(file.facts, bindingCell(file.facts, binding, B.Scope), S.Definition);
    const number = definitionNumber(file.base, own);
    const name = isNone(own) ? undefined : this.askedBy(number).get(binding);
    const found = name === undefined ? undefined : this.find(number, name);
    if (name === undefined || found === undefined) return nothing;
    const others = this.standIns(number, name, found);
    return others ? union([found, ...others].map((each) => this.#provided(each))) : nothing;
  }

  /** What a runner passes on of a provider: what it returns, or yields, or what is awaited of it. */
  #provided(number: DefinitionNumber): Values {
    const { program, results, protocols } = this.#context;
    const file = program.fileOf(number);
    const { returns, modifiers } = program.definition(number);
    const values = results.of(number);
    if (returns.some((row) => expressionCell(file.facts, row, E.Op) === Op.Yielded))
      return protocols.elements(file, values);
    return modifiers.includes('async') ? protocols.awaited(file, values) : values;
  }
}

/** Names that a mark gives: listed in an argument, or of all its named arguments. */
function givenBy(mark: Mark, names: string | undefined, except: string | undefined): readonly string[] {
  const { file } = mark;
  if (names === undefined)
    return mark.arguments
      .filter((row) => !isNone(row) && expressionCell(file.facts, row, E.Op) === Op.Named)
      .map((row) => text(file.facts, expressionCell(file.facts, row, E.B)));
  const row = namedArgument(mark, names) ?? plainArguments(mark)[0] ?? NONE;
  const listed = textsAt(file, row)
    .flatMap((each) => each.text.split(','))
    .map((each) => each.trim());
  const left = except === undefined ? undefined : namedArgument(mark, except);
  if (left === undefined) return listed;
  const provided = new Set(textsAt(file, left).map((each) => each.text));
  return isListed(file, left) ? listed.filter((each) => !provided.has(each)) : [];
}

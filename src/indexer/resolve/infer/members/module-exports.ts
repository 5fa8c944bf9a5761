import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import { definitionIndex, definitionNumber, type ImportIndex, isNone, NONE } from '../../../facts/ids.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import type { ExportFact, ImportFact } from '../../../facts/module-facts.ts';
import { pickBinding } from '../../bind/lookup.ts';
import { namespacesAround, namespacesOf } from '../../bind/namespaces.ts';
import { bestDefinition } from '../../bind/best-definition.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { groupByProject } from '../../bind/several-projects.ts';
import type { Unit } from '../../bind/unit.ts';
import type { ModuleTarget } from '../../modules/module-resolver.ts';
import { Answers } from '../../types/recursion.ts';
import {
  indexOf,
  joinSymbol,
  none,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import { importedByBlock } from './block-imports.ts';
import type { ExportLists } from './export-lists.ts';
import * as exportsIn from './exports-of.ts';
import { exportsOf, isDefault, orModule, packageName, standsIn, type Star } from './exports-of.ts';
import type { Linkage } from './linkage.ts';
import type { MemberFinder } from './member.ts';

/** Answers what the library or the language gives to all files under a name. */
interface LanguageNames {
  ofLanguage(file: ProgramFile, name: string): readonly Value[];
}

/** What `ModuleExports` uses. */
export interface ModuleExportsContext extends Pick<
  InferenceState,
  'dotted' | 'external' | 'program' | 'recursion'
> {
  readonly expressions: ExpressionEvaluator;
  readonly exportLists: Pick<ExportLists, 'have'>;
  readonly freeNames: LanguageNames;
  readonly linkage: Pick<Linkage, 'named'>;
  readonly members: MemberFinder;
}

/** Answers where imports lead and what modules give to others, re-exports and circles included. */
export class ModuleExports {
  readonly #context: ModuleExportsContext;
  readonly #exports = new Answers<string, readonly Value[]>();
  readonly #stars: (readonly Star[])[] = [];

  constructor(context: ModuleExportsContext) {
    this.#context = context;
  }

  /** Where an import leads: a definition, a module, a dotted module or an external. */
  importTargets(file: ProgramFile, index: ImportIndex): readonly Value[] {
    const fact = file.facts.imports[index];
    if (!fact) return [];
    const target = this.#targetOf(file, fact);
    const namespace = exportsIn.namespaceIn(file, fact, target);
    if (namespace !== undefined)
      return [toValue(ValueTag.Dotted, this.#context.dotted.index({ file: file.index, name: namespace }))];
    if (fact.kind === 'module') {
      if (target.kind === 'package' && exportsIn.declaredModule(this.#context.program, file, target))
        return this.valueOf(file, file.modules.resolve(file.path, fact.local));
      if (target.kind === 'package') return [this.#context.external(fact.local, '')];
      return [toValue(ValueTag.Dotted, this.#context.dotted.index({ file: file.index, name: fact.local }))];
    }
    if (fact.kind === 'namespace' || fact.kind === 'package')
      return this.valueOf(file, target).flatMap((module) => this.assignedDefinition(module) ?? [module]);
    const isNamed =
      fact.kind === 'named' ||
      fact.kind === 'default' ||
      fact.kind === 'qualified' ||
      (fact.kind === 'doc' && fact.imported !== '*');
    if (!isNamed) return this.valueOf(file, target);
    if (target.kind === 'package') {
      // How packages give themselves away as a whole is their affair.
      if (fact.kind === 'default' || isDefault(file, fact.imported)) return this.valueOf(file, target);
      const declared = exportsIn.declaredModule(this.#context.program, file, target);
      const known = declared ? this.exported(declared, fact.imported) : [];
      if (known.length > 0) return known;
      const symbol = joinSymbol(target.subpath.replaceAll('/', '.'), fact.imported);
      return [this.#context.external(target.name, symbol)];
    }
    if (target.kind === 'unit') {
      const own = this.valueOf(file, target).flatMap((value) =>
        tagOf(value) === ValueTag.Unit
          ? this.ofUnit(this.#context.program.unit(indexOf(value)), fact.imported, file)
          : this.#context.members.of(value, fact.imported).flatMap(({ target: found }) => found ?? []),
      );
      const isUnnamed = own.length === 0 && target.name === '';
      return isUnnamed ? this.#context.freeNames.ofLanguage(file, fact.imported) : own;
    }
    if (target.kind === 'file' && target.members)
      return this.#membersOf(this.valueOf(file, target), fact.imported);
    const module = target.kind === 'file' ? this.#context.program.fileAt(target.path) : undefined;
    const found = module ? this.exported(module, fact.imported) : [];
    if (found.length > 0) return found;
    const submodule = this.submoduleOf(file, fact);
    if (submodule) return submodule;
    // A module without a default export stands for itself there.
    return fact.kind === 'default' && module && !exportsIn.hasDefault(this.#context.program, module)
      ? this.valueOf(file, target)
      : [];
  }

  /** The module below the named one that an import may mean by a name: `b` in `from .a import b`. */
  submoduleOf(file: ProgramFile, { kind, source, imported }: ImportFact): readonly Value[] | undefined {
    if (kind !== 'named') return undefined;
    const { namespaceSeparator } = file.grammar.manifest.scoping;
    const separator = source.endsWith(namespaceSeparator) ? '' : namespaceSeparator;
    const target = file.modules.resolve(file.path, `${source}${separator}${imported}`);
    return target.kind === 'file' && !target.members ? this.valueOf(file, target) : undefined;
  }

  /** What values have as members under a name: modules, and types. */
  #membersOf(values: Values, name: string): Values {
    return union(
      values.map((value) => {
        const module = this.#fileOf(value);
        if (module) return this.exported(module, name);
        return this.#context.members.of(value, name).flatMap(({ target }) => target ?? []);
      }),
    );
  }

  /** What project files import for a file: modules whose names are imported, and what has another name there. */
  implied(file: ProgramFile): { stars: readonly Values[]; byAlias: ReadonlyMap<string, Values> } {
    const stars: Values[] = [];
    const byAlias = new Map<string, Values>();
    for (const { source, alias } of file.modules.implied?.(file.path) ?? []) {
      const values = this.valueOf(file, file.modules.resolve(file.path, source));
      if (alias === undefined) stars.push(values);
      else byAlias.set(alias, values);
    }
    return { stars, byAlias };
  }

  /** The module that an import names: in a namespace, one may be named from there. */
  #targetOf(file: ProgramFile, { kind, source }: ImportFact): ModuleTarget {
    const target = file.modules.resolve(file.path, source);
    const { includes, nestedNamespaces } = file.grammar.manifest.scoping;
    const isRelative =
      nestedNamespaces &&
      target.kind === 'package' &&
      !exportsIn.declaredModule(this.#context.program, file, target);
    const isNamed = kind === 'star' || kind === 'namespace' || (kind === 'named' && includes);
    if (!isRelative || !isNamed) return target;
    for (const namespace of namespacesOf(file.facts).flatMap(namespacesAround)) {
      const inner = namespace === '' ? target : file.modules.resolve(file.path, `${namespace}.${source}`);
      if (inner.kind === 'unit' && inner.members.length === 0) return inner;
    }
    return target;
  }

  /** The module behind an import of all of it, whatever it is assigned to be. */
  wholeOf(file: ProgramFile, index: ImportIndex): readonly Value[] {
    const fact = file.facts.imports[index];
    return fact?.kind === 'namespace'
      ? this.valueOf(file, file.modules.resolve(file.path, fact.source))
      : none;
  }

  /** The module that a dotted name means by now, if it is one. */
  dottedModule(index: number): readonly Value[] {
    const { file: from, name } = this.#context.dotted.get(index);
    const file = this.#context.program.file(from);
    return this.valueOf(file, file.modules.resolve(file.path, name));
  }

  /** The module that a specifier in a file leads to: the repository's, the library's, or one outside. */
  valueOf(file: ProgramFile, target: ModuleTarget): readonly Value[] {
    if (target.kind === 'unit') {
      const unit = this.#context.program.unitFrom(file, target.name);
      const { members } = this.#context;
      const own = target.members.reduce<readonly Value[]>(
        (values, name) =>
          values.flatMap((value) => members.of(value, name).flatMap(({ target: found }) => found ?? [])),
        unit ? [toValue(ValueTag.Unit, unit.index)] : [],
      );
      // The repository may add to a namespace of the library, or to one around it.
      const whole = [target.name, ...target.members].join('.');
      const declared = this.#context.program.library(file.grammar.manifest.family, whole);
      const isFound = target.members.length > 0 && own.length > 0;
      if (own.length === 0 && !declared && target.outside !== undefined)
        return [this.#context.external(target.outside, '')];
      return declared && !isFound ? [...own, toValue(ValueTag.Module, declared.index)] : own;
    }
    if (target.kind === 'package') {
      const declared = exportsIn.declaredModule(this.#context.program, file, target);
      if (declared) return [toValue(ValueTag.Module, declared.index)];
      return [this.#context.external(target.name, target.subpath.replaceAll('/', '.'))];
    }
    // The repository has namespaces below one that only the library declares.
    if (target.kind === 'directory' && file.grammar.manifest.scoping.unit === 'namespace') {
      const declared = this.#context.program.library(file.grammar.manifest.family, target.path);
      return declared ? [toValue(ValueTag.Module, declared.index)] : [];
    }
    const module = target.kind === 'file' ? this.#context.program.fileAt(target.path) : undefined;
    const whole: Values = module ? [toValue(ValueTag.Module, module.index)] : nothing;
    const members = target.kind === 'file' ? (target.members ?? []) : [];
    return members.reduce((values, name) => this.#membersOf(values, name), whole);
  }

  /**
   * What the files of a unit declare under a name: of several declarations, the one that tells most. Those of several projects
   * are different things, of which any may be meant.
   */
  ofUnit(unit: Unit, name: string, from?: ProgramFile): readonly Value[] {
    const { program, linkage } = this.#context;
    if (from?.grammar.manifest.scoping.includes === true) {
      return linkage.named(from, unit.key, name).map((each) => toValue(ValueTag.Definition, each));
    }
    return groupByProject(program, program.membersOfUnit(unit, name)).flatMap((numbers) => {
      const best = bestDefinition(program, numbers);
      return best === undefined ? [] : [toValue(ValueTag.Definition, best)];
    });
  }

  /** The module that a file imports under the name by which it calls itself. */
  packageNamed(file: ProgramFile, name: string): readonly Value[] {
    for (const [index, { kind, source }] of file.facts.imports.entries()) {
      if (kind !== 'package') continue;
      const targets = this.importTargets(file, index);
      if (targets.some((value) => packageName(this.#context.program, value, file, source) === name))
        return targets;
    }
    return [];
  }

  /** What a file gives to others under a name. */
  exported(file: ProgramFile, name: string): readonly Value[] {
    const key = `${file.index}\n${name}`;
    return this.#context.recursion.ask(this.#exports, key, nothing, () => this.#findExported(file, name));
  }

  /** Looks at the file, then at all that its stars lead to, near before far. */
  #findExported(file: ProgramFile, name: string): readonly Value[] {
    const own = this.#ownExport(file, name);
    if (own.length > 0 || isDefault(file, name)) return own;
    const seen = new Set([file.index]);
    const queue = [file];
    // Grows while it is walked.
    for (const passing of queue) {
      for (const { source, grammar } of this.#starsOf(passing)) {
        if (seen.has(source.index)) continue;
        if (grammar.scoping.exports === 'all' && !this.#context.exportLists.have(source, name)) continue;
        seen.add(source.index);
        queue.push(source);
        const found = this.#ownExport(source, name);
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  /** The files that a file passes on whole, in the order in which they count. */
  #starsOf(file: ProgramFile): readonly Star[] {
    const known = this.#stars[file.index];
    if (known) return known;
    const grammar = file.grammar.manifest;
    const all = grammar.scoping.exports === 'all';
    const found = file.facts.imports.flatMap(({ kind, reexport, source }): Star[] => {
      if (kind !== 'star' || !(reexport || all)) return [];
      const target = file.modules.resolve(file.path, source);
      const isWhole = target.kind === 'file' && !target.members;
      const module = isWhole ? this.#context.program.fileAt(target.path) : undefined;
      return module ? [{ source: module, grammar }] : [];
    });
    // Where each takes the place of what was there before, the last one counts.
    const ordered = all ? found.reverse() : found;
    this.#stars[file.index] = ordered;
    return ordered;
  }

  /** What a file gives under a name by itself, not by passing on all of another. */
  #ownExport(file: ProgramFile, name: string): readonly Value[] {
    const { named, assigned } = exportsOf(file.facts);
    const { program } = this.#context;
    const index = program.nameIn(file, name);
    const stated = this.#namedExport(file, named, name);
    if (stated.length > 0) return stated;
    const { includes, exports } = file.grammar.manifest.scoping;
    const all = exports === 'all';
    const own = program
      .membersNamed(file.base, name)
      .filter((number) => all || program.definition(number).exported)
      .filter((number) => !includes || exportsIn.isSeenAnywhere(program, number))
      // The name of what the module is assigned to be is not one of its exports.
      .filter(
        (number) => !assigned.some(({ definition }) => definition === definitionIndex(number, file.base)),
      );
    const best = bestDefinition(program, own);
    const binding = all && index !== undefined ? pickBinding(file, index, false, true) : NONE;
    const bound = isNone(binding) ? [] : this.#context.expressions.denotationsAtEnd(file, binding);
    const isChosen = bound.length > 1 || (best !== undefined && standsIn(program, best, bound));
    if (best !== undefined && !isChosen) return [toValue(ValueTag.Definition, best)];
    if (bound.length > 0) return bound.map(({ value }) => value);
    // Branches may assign different values.
    const found = assigned.flatMap((fact) => {
      const whole = this.#exportValue(file, fact);
      if (isDefault(file, name)) return orModule(whole, file);
      return whole.flatMap((value) =>
        this.#context.members.of(value, name).flatMap(({ target }) => target ?? []),
      );
    });
    return [...new Set(found)];
  }

  #namedExport(
    file: ProgramFile,
    named: ReadonlyMap<string, readonly ExportFact[]>,
    name: string,
  ): readonly Value[] {
    for (const fact of named.get(name) ?? []) {
      const found = this.#exportValue(file, fact);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Finds what `module.exports.name = …` puts on a definition that the module is assigned to be, or what a block imports. */
  putOn(number: DefinitionNumber, name: string): readonly Value[] {
    const { program } = this.#context;
    const imported = importedByBlock(this.#context, number, name);
    if (imported.length > 0) return imported;
    const file = program.fileOf(number);
    const { named, assigned } = exportsOf(file.facts);
    // Whoever asks is linked again when the file gets the name.
    program.nameIn(file, name);
    if (assigned.length === 0 || !named.has(name)) return [];
    const whole = this.assignedTo(toValue(ValueTag.Module, file.index));
    return whole.includes(toValue(ValueTag.Definition, number)) ? this.#namedExport(file, named, name) : [];
  }

  #exportValue(file: ProgramFile, fact: ExportFact): readonly Value[] {
    if (!isNone(fact.from)) return this.importTargets(file, fact.from);
    if (!isNone(fact.definition))
      return [toValue(ValueTag.Definition, definitionNumber(file.base, fact.definition))];
    if (fact.local !== '') {
      const index = this.#context.program.nameIn(file, fact.local);
      const binding = index === undefined ? NONE : pickBinding(file, index, false, true);
      return isNone(binding)
        ? []
        : this.#context.expressions.denotationsAtEnd(file, binding).map(({ value }) => value);
    }
    return isNone(fact.value) ? [] : this.#context.expressions.evaluate(file, fact.value);
  }

  /** What a star import brings under a name: a package outside could have anything, so nothing is said of it. */
  starMember(from: ProgramFile, module: Value, name: string): readonly Value[] {
    if (tagOf(module) === ValueTag.Definition)
      return this.#context.members.of(module, name).flatMap(({ target }) => target ?? []);
    if (tagOf(module) === ValueTag.Unit)
      return this.ofUnit(this.#context.program.unit(indexOf(module)), name, from);
    const file = this.#fileOf(module);
    return file && this.#context.exportLists.have(file, name) ? this.exported(file, name) : [];
  }

  /** A module, and before it what `module.exports = …` makes of it, where there is such a thing. */
  assigned(module: Value): Values {
    return union([
      ...this.assignedTo(module).map((value) => this.#context.expressions.valuesOf(value)),
      [module],
    ]);
  }

  /** The callable or type that a module is assigned to be, if it is one. */
  assignedDefinition(module: Value): readonly Value[] | undefined {
    const found = this.assignedTo(module).filter((value) => {
      if (tagOf(value) !== ValueTag.Definition) return false;
      const { kind } = this.#context.program.definition(definitionNumberOf(value));
      return callableKinds.has(kind) || typeKinds.has(kind);
    });
    return found.length > 0 ? found : undefined;
  }

  /** The value that a module is assigned to be, if it is a definition or another value of its own. */
  assignedTo(module: Value): readonly Value[] {
    const file = this.#fileOf(module);
    const values = file
      ? exportsOf(file.facts).assigned.flatMap((fact) => this.#exportValue(file, fact))
      : [];
    return [...new Set(values)];
  }

  #fileOf(module: Value): ProgramFile | undefined {
    return tagOf(module) === ValueTag.Module ? this.#context.program.file(fileIndexOf(module)) : undefined;
  }
}

import type { ForeignUse } from '../../../../grammar/foreign.ts';
import {
  type DefinitionIndex,
  definitionIndexes,
  definitionNumber,
  orFile,
  type DefinitionNumber,
} from '../../../facts/ids.ts';
import {
  DeclarationColumn as D,
  declarationCount,
  DeclarationFlag,
  declaredText,
  hasDeclarationFlag,
} from '../../../files/declarations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { Program, ProgramFile } from '../../bind/program.ts';
import { expressionCell } from '../../bind/tables.ts';
import type { External } from '../../types/values.ts';
import type { FileLinks } from '../links.ts';
import { containerOf, spanOfRow, typeOf } from '../use.ts';
import { ForeignEditor } from './foreign-editor.ts';
import { ForeignNames, isCallable, type ForeignTarget } from './foreign-names.ts';
import { fits, modulesBehind, modulesOf, openNames, openReferences } from './foreign-references.ts';
import { foreignSymbols } from './foreign-symbols.ts';

/** Links of all files, and the interfaces that some of them name. */
export interface ForeignLinks {
  links: FileLinks[];
  /** By the code of a rule behind those of `linkRules`. */
  interfaces: readonly string[];
}

/**
 * Adds possible references between languages, by exact names. They follow from the links and declarations of all files, and are
 * not kept for the next run. Links are replaced, not changed, because those of the run are kept.
 */
export function linkForeign(
  program: Program,
  links: readonly FileLinks[],
  externals: readonly External[],
): ForeignLinks {
  const users = program.files.filter(({ grammar }) => grammar.manifest.foreign.uses.length > 0);
  const defining = new Set(program.files.filter(ForeignNames.hasAny).map(familyOf));
  const isReached = users.some((file) => [...defining].some((family) => family !== familyOf(file)));
  if (!isReached) return { links: [...links], interfaces: [] };
  const interfaces = [
    ...new Set(users.flatMap(({ grammar }) => grammar.manifest.foreign.uses.map(({ via }) => via))),
  ].sort();
  const names = new ForeignNames(program.files);
  const linked = [...links];
  for (const file of users) {
    const own = linked[file.index];
    if (!own) continue;
    linked[file.index] = new ForeignLinker(file, own, names, externals, interfaces).link();
    program.trim();
  }
  return { links: linked, interfaces };
}

const familyOf = ({ grammar }: ProgramFile): string => grammar.manifest.family;

const numbersOf = (targets: readonly ForeignTarget[]): DefinitionNumber[] =>
  targets.map(({ number }) => number);

/** Links one file. Its facts are only opened if some name of it is known to another language. */
class ForeignLinker {
  readonly #file: ProgramFile;
  readonly #links: FileLinks;
  readonly #names: ForeignNames;
  readonly #externals: readonly External[];
  readonly #interfaces: readonly string[];
  readonly #editor: ForeignEditor;

  constructor(
    file: ProgramFile,
    links: FileLinks,
    names: ForeignNames,
    externals: readonly External[],
    interfaces: readonly string[],
  ) {
    this.#file = file;
    this.#links = links;
    this.#names = names;
    this.#externals = externals;
    this.#interfaces = interfaces;
    this.#editor = new ForeignEditor(links);
  }

  link(): FileLinks {
    const { uses } = this.#file.grammar.manifest.foreign;
    for (const use of uses) {
      if (use.of === 'declarations') this.#linkDeclarations(use);
      else if (use.of === 'prototypes') this.#linkPrototypes(use);
    }
    this.#linkCalls(uses.filter((use) => use.of === 'calls'));
    return this.#editor.finish();
  }

  #find(name: string, use: ForeignUse): readonly ForeignTarget[] {
    return this.#names.find(name, use, familyOf(this.#file));
  }

  #linkDeclarations(use: ForeignUse): void {
    for (const { role, name, definition } of this.#file.declarations.foreign) {
      if (role !== 'declaration') continue;
      const symbols = name === '' ? foreignSymbols(use, this.#file, definition) : [name];
      const found = symbols.map((symbol) => this.#find(symbol, use)).find(({ length }) => length > 0);
      if (found) this.#linkDefinition(definition, found, use);
    }
  }

  #linkPrototypes(use: ForeignUse): void {
    const { declarations } = this.#file;
    for (const index of definitionIndexes(declarationCount(declarations))) {
      if (!hasDeclarationFlag(declarations, index, DeclarationFlag.Forward) || !isCallable(this.#file, index))
        continue;
      const name = declaredText(declarations, index, D.Name);
      if (this.#names.isDefined(name, familyOf(this.#file))) continue;
      const found = this.#find(name, use).filter(({ isForward }) => !isForward);
      if (found.length > 0) this.#linkDefinition(index, found, use);
    }
  }

  /** A declaration stands for its definition in the other language, so it counts as a caller of it. */
  #linkDefinition(index: DefinitionIndex, found: readonly ForeignTarget[], use: ForeignUse): void {
    const fact = this.#file.facts.definitions[index];
    if (!fact) return;
    const from = definitionNumber(this.#file.base, index);
    this.#editor.add(from, numbersOf(found), 'CALLS', fact.nameSpan, this.#interfaces.indexOf(use.via));
  }

  #linkCalls(uses: readonly ForeignUse[]): void {
    if (uses.length === 0) return;
    const names = openNames(this.#links, this.#externals);
    for (const name of names) if (!uses.some((use) => this.#find(name, use).length > 0)) names.delete(name);
    if (names.size === 0) return;
    const { facts } = this.#file;
    for (const reference of openReferences(this.#file, this.#links, names, this.#externals)) {
      for (const use of uses) {
        if (!fits(use, reference, facts)) continue;
        const modules = use.fromModule ? modulesBehind(reference, facts) : undefined;
        const found = taken(this.#find(reference.name, use), modules);
        if (found.length === 0) continue;
        const span = spanOfRow(facts, reference.row);
        const type = typeOf(expressionCell(facts, reference.row, E.Role));
        const from = containerOf(this.#file, reference.row);
        this.#editor.add(from, numbersOf(found), type, span, this.#interfaces.indexOf(use.via));
        this.#editor.settle(reference.name, span);
        break;
      }
    }
    for (const use of uses) if (use.fromModule) this.#linkImports(use);
  }

  /** Links the names of import statements that take them from a module of another language. */
  #linkImports(use: ForeignUse): void {
    for (const { imported, nameSpan, container, ...fact } of this.#file.facts.imports) {
      if (!nameSpan || imported === '') continue;
      const found = taken(
        this.#find(imported, use),
        new Set(modulesOf({ source: fact.source, imported: '' })),
      );
      if (found.length === 0) continue;
      const from = definitionNumber(this.#file.base, orFile(container));
      this.#editor.add(from, numbersOf(found), 'IMPORTS', nameSpan, this.#interfaces.indexOf(use.via));
    }
  }
}

/** Returns the targets that can be imported from one of these modules; all of them if a use names no modules. */
function taken(
  targets: readonly ForeignTarget[],
  modules: ReadonlySet<string> | undefined,
): readonly ForeignTarget[] {
  return modules
    ? targets.filter((target) => [...target.modules].some((each) => modules.has(each)))
    : targets;
}

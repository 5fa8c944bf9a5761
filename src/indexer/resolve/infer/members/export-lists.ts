import type { ProgramFile } from '../../bind/program.ts';
import { Answers } from '../../types/recursion.ts';
import { indexOf, tagOf, ValueTag, fileIndexOf, type Value } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** Answers which modules dotted names lead to. */
interface DottedModules {
  dottedModule(index: number): readonly Value[];
}

/** What `ExportLists` uses. */
export interface ExportListsContext extends Pick<InferenceState, 'program' | 'recursion'> {
  readonly expressions: ExpressionEvaluator;
  readonly modules: DottedModules;
}

/** Answers which names a file exports to imports of all names, where the file lists them or names them as private. */
export class ExportLists {
  readonly #context: ExportListsContext;
  readonly #lists = new Answers<number, ReadonlySet<string>>();

  constructor(context: ExportListsContext) {
    this.#context = context;
  }

  /** Whether who takes all of a file takes a name: what it lists, or else what is not private. */
  have(file: ProgramFile, name: string): boolean {
    const { listing } = file.facts;
    const isPublic = !isPrivateName(file, name);
    if (!listing) return isPublic;
    return (listing.open && isPublic) || this.#listed(file).has(name);
  }

  #listed(file: ProgramFile): ReadonlySet<string> {
    const { recursion } = this.#context;
    return recursion.ask(this.#lists, file.index, new Set(), () => this.#findListed(file));
  }

  #findListed(file: ProgramFile): ReadonlySet<string> {
    const { names, modules } = file.facts.listing ?? { names: [], modules: [] };
    const found = new Set(names);
    for (const row of modules)
      for (const value of this.#context.expressions
        .evaluate(file, row)
        .flatMap((each) => this.#moduleOf(each)))
        for (const name of this.#listed(value)) found.add(name);
    return found;
  }

  #moduleOf(value: Value): ProgramFile[] {
    if (tagOf(value) === ValueTag.Dotted)
      return this.#context.modules.dottedModule(indexOf(value)).flatMap((each) => this.#moduleOf(each));
    return tagOf(value) === ValueTag.Module ? [this.#context.program.file(fileIndexOf(value))] : [];
  }
}

function isPrivateName({ grammar }: ProgramFile, name: string): boolean {
  const { privateNames } = grammar.manifest.scoping;
  return privateNames !== undefined && new RegExp(privateNames, 'u').test(name);
}

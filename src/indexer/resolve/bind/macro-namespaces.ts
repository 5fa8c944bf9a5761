import type { FileFacts } from '../../facts/facts.ts';
import { MACRO_MARK } from '../../facts/module-facts.ts';
import type { Declarations } from '../../files/declarations.ts';
import type { FileWithFacts } from '../../files/indexed-file.ts';

/** Gives the namespaces of files the names that the definitions of macros in the repository say. */
export class MacroNames {
  readonly #names = new Map<string, string>();

  constructor(records: readonly FileWithFacts[]) {
    for (const { declarations } of records)
      for (const { macro, namespace } of declarations.macroNamespaces)
        if (!this.#names.has(macro)) this.#names.set(macro, namespace);
  }

  entries(): readonly (readonly [string, string])[] {
    return [...this.#names];
  }

  /** Returns the files with the names of their namespaces. */
  inRecords(records: readonly FileWithFacts[]): readonly FileWithFacts[] {
    return records.map((record) => {
      const { declarations } = record;
      if (!declarations.blockNamespaces.some(hasMark)) return record;
      return { ...record, declarations: this.#inDeclarations(declarations) };
    });
  }

  /** Returns the facts of a file with the names of its namespaces. */
  inFacts(facts: FileFacts): FileFacts {
    if (!facts.namespaces.some(({ name }) => hasMark(name))) return facts;
    const namespaces = facts.namespaces.map(({ name, scope }) => ({ name: this.#nameOf(name), scope }));
    return { ...facts, namespaces };
  }

  #inDeclarations(declarations: Declarations): Declarations {
    const named = (all: readonly string[]): string[] => [...new Set(all.map((each) => this.#nameOf(each)))];
    return {
      ...declarations,
      strings: declarations.strings.map((each) => (hasMark(each) ? this.#nameOf(each) : each)),
      namespaces: named(declarations.namespaces),
      blockNamespaces: named(declarations.blockNamespaces).filter((each) => each !== ''),
    };
  }

  /** A macro that is not known begins no namespace. */
  #nameOf(name: string): string {
    return name
      .split('.')
      .map((part) => (part.startsWith(MACRO_MARK) ? (this.#names.get(part.slice(1)) ?? '') : part))
      .filter((part) => part !== '')
      .join('.');
  }
}

function hasMark(name: string): boolean {
  return /(?:^|\.)#\w/u.test(name);
}

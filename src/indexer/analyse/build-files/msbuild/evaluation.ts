import type { Dependency } from '../../../../model/packages.ts';
import type { ProjectStatement } from './project-file.ts';

/** A longer value is no name and no version. Without a limit, properties in properties fill the memory. */
const MAX_LENGTH = 1000;
const MAX_PACKAGES = 5000;

/**
 * The properties and packages of a project after its statements, in their order. Conditions are not evaluated: a value with one
 * counts if nothing else gives the property a value, and packages count whatever their condition. Only those without one remove packages.
 */
export class Evaluation {
  /** Values by names in lower case. */
  readonly #properties = new Map<string, string | undefined>();
  readonly #required = new Map<string, Dependency>();
  readonly #versions = new Map<string, string>();

  /** Runs a statement that is not an import. */
  run(statement: ProjectStatement): void {
    if (statement.kind === 'property') {
      const { name, value, isConditional } = statement;
      if (isConditional && this.property(name) !== '') return;
      this.set(name, this.expand(value));
    } else if (statement.kind === 'package') this.#runPackage(statement);
  }

  set(name: string, value: string | undefined): void {
    this.#properties.set(name.toLowerCase(), value);
  }

  /** Returns the value of a property; empty if it has none or one that cannot be computed. */
  property(name: string): string {
    return this.#properties.get(name.toLowerCase()) ?? '';
  }

  /** Returns required packages, with the version of a central list if they name none. */
  dependencies(): Dependency[] {
    return [...this.#required].map(([key, { name, wanted }]) => ({
      name,
      wanted: wanted === '' ? (this.#versions.get(key) ?? '') : wanted,
    }));
  }

  /** Replaces `$(name)` by properties. Undefined if one has no known value, or is a function. */
  expand(text: string): string | undefined {
    if (text.length > MAX_LENGTH) return undefined;
    // Unknown properties and functions remain, which the check below finds.
    const expanded = text.replace(
      /\$\(([^()$]*)\)/g,
      (whole, name: string) => this.#properties.get(name.trim().toLowerCase()) ?? whole,
    );
    return expanded.includes('$(') || expanded.length > MAX_LENGTH ? undefined : expanded;
  }

  #runPackage({ item, action, names, version }: ProjectStatement & { kind: 'package' }): void {
    const wanted = this.expand(version)?.trim() ?? '';
    for (const name of (this.expand(names) ?? '').split(';').map((each) => each.trim())) {
      const key = name.toLowerCase();
      const known = this.#required.get(key);
      if (action === 'Remove') {
        (item === 'packageversion' ? this.#versions : this.#required).delete(key);
        continue;
      }
      if (!/^[\w.-]+$/.test(name) || this.#required.size >= MAX_PACKAGES) continue;
      if (item === 'packageversion') {
        if (wanted !== '' && !this.#versions.has(key)) this.#versions.set(key, wanted);
      } else if (known) {
        if (known.wanted === '' || (action === 'Update' && wanted !== '')) known.wanted = wanted;
      } else if (action === 'Include') this.#required.set(key, { name, wanted });
    }
  }
}

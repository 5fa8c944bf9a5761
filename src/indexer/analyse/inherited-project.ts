import { compareText } from '../../model/order.ts';
import type { Dependency } from '../../model/packages.ts';
import { isList, isTable, tableAt, textAt, valueAt, type ConfigValue } from '../config-file/config-value.ts';
import type { DependencyElements, StructuredFile } from './package-recipe.ts';

/** A chain of parents, or of properties in properties, that is longer is one in a circle. */
const MAX_DEPTH = 20;

/** A longer text with properties is not a version or a name. Without a limit, properties in properties fill the memory. */
const MAX_LENGTH = 1000;

/** A project file by the coordinates that others name it by. */
type Projects = ReadonlyMap<string, ConfigValue>;

/** Returns the project files of a repository by group and name, as parents are named. */
export function projectsByName(rule: StructuredFile, contents: Iterable<ConfigValue>): Projects {
  const found = new Map<string, ConfigValue>();
  for (const content of contents) {
    const name = new InheritedProject(rule, content, new Map()).name;
    if (name !== '' && !found.has(name)) found.set(name, content);
  }
  return found;
}

/** A project file that may take its group, its version, properties and versions of dependencies from parents in the repository. */
export class InheritedProject {
  readonly #rule: StructuredFile;
  readonly #projects: Projects;
  /** The project and its parents, nearest first. */
  readonly #chain: readonly ConfigValue[];

  constructor(rule: StructuredFile, content: ConfigValue, projects: Projects) {
    this.#rule = rule;
    this.#projects = projects;
    this.#chain = chainOf(rule, content, projects);
  }

  /** Empty if it has none. */
  get name(): string {
    const { name: nameKeys, group } = this.#rule;
    const name = this.#expand(textAt(this.#chain[0], ...nameKeys)?.trim() ?? '') ?? '';
    const namespace = group && this.#own(group);
    return name && namespace ? `${namespace}:${name}` : name;
  }

  /** Empty if it has none, or one that is not known in the repository. */
  get version(): string {
    return this.#own(this.#rule.version) ?? '';
  }

  /** Returns the required packages, those for tests only last. */
  dependencies(): Dependency[] {
    const rule = this.#rule.dependencyElements;
    if (!rule) return [];
    const managed = this.#managed(rule, new Set());
    const found = this.#elements(rule, rule.at, managed);
    const isForTests = ({ scope }: Element): boolean => rule.testScopes.includes(scope);
    return [...found.filter((one) => !isForTests(one)), ...found.filter(isForTests)].map(
      ({ name, wanted }) => ({ name, wanted }),
    );
  }

  /** Returns the versions of packages that elements without one want. Those of the nearest project count. Each project is read once: they may import each other. */
  #managed(rule: DependencyElements, read: Set<string>): ReadonlyMap<string, string> {
    const versions = new Map<string, string>();
    const imported: string[] = [];
    for (const { name, wanted, scope } of this.#elements(rule, rule.managed, versions)) {
      if (scope === rule.importScope) imported.push(name);
      else if (wanted !== '' && !versions.has(name)) versions.set(name, wanted);
    }
    for (const name of imported) {
      const content = this.#projects.get(name);
      if (content === undefined || read.has(name)) continue;
      read.add(name);
      const project = new InheritedProject(this.#rule, content, this.#projects);
      for (const [each, wanted] of project.#managed(rule, read))
        if (!versions.has(each)) versions.set(each, wanted);
    }
    return versions;
  }

  /** Returns the elements at these keys of the project and its parents. */
  #elements(
    rule: DependencyElements,
    at: readonly (readonly string[])[],
    managed: ReadonlyMap<string, string>,
  ): Element[] {
    return this.#chain.flatMap((content) =>
      at.flatMap((keys) => {
        const value = valueAt(content, ...keys);
        const all = isList(value) ? value : value === undefined ? [] : [value];
        return all.flatMap((element) => {
          const text = (key: string): string | undefined => this.#expand(textAt(element, key)?.trim() ?? '');
          const [group, name] = [text(rule.group), text(rule.name)];
          if (!isTable(element) || !group || !name) return [];
          const full = `${group}:${name}`;
          const own = text(rule.version) ?? '';
          const wanted = own === '' ? (managed.get(full) ?? '') : own;
          return [{ name: full, wanted, scope: textAt(element, rule.scope)?.trim() ?? '' }];
        });
      }),
    );
  }

  /** Returns a value that the project has itself, or that its section about the parent gives. */
  #own(at: readonly string[]): string | undefined {
    const text = this.#ownText(at);
    return text === undefined ? undefined : this.#expand(text);
  }

  #ownText(at: readonly string[]): string | undefined {
    const { inherited } = this.#rule;
    const [content] = this.#chain;
    const text = textAt(content, ...at) ?? (inherited && textAt(content, ...inherited, at.at(-1) ?? ''));
    return text?.trim();
  }

  /** Replaces `${name}` by properties. Undefined if one is not known in the repository. */
  #expand(text: string): string | undefined {
    let expanded = text;
    for (let depth = 0; expanded.includes('${'); depth++) {
      if (depth > MAX_DEPTH || expanded.length > MAX_LENGTH) return undefined;
      const before = expanded;
      expanded = before.replace(/\$\{([^{}]+)\}/g, (whole, name: string) => this.#property(name) ?? whole);
      if (expanded === before) return undefined;
    }
    return expanded;
  }

  /** Returns the value as it is written: `#expand` replaces properties in it, and ends for one that contains itself. */
  #property(name: string): string | undefined {
    const value = this.#propertyText(name);
    return value !== undefined && value.length > MAX_LENGTH ? undefined : value;
  }

  #propertyText(name: string): string | undefined {
    const { properties, version, group } = this.#rule;
    for (const content of this.#chain) {
      const value = properties && textAt(tableAt(content, ...properties), name);
      if (value !== undefined) return value;
    }
    // A key of the project file itself, of which the project may inherit two.
    const at = name.split('.');
    const isOwn = [version, group].some((keys) => keys?.join('.') === name);
    return isOwn ? this.#ownText(at) : textAt(this.#chain[0], ...at);
  }
}

interface Element {
  name: string;
  wanted: string;
  scope: string;
}

function chainOf(rule: StructuredFile, content: ConfigValue, projects: Projects): ConfigValue[] {
  const chain = [content];
  const { inherited, name, group } = rule;
  for (let next: ConfigValue = content; inherited;) {
    const part = (keys: readonly string[] | undefined): string =>
      textAt(next, ...inherited, keys?.at(-1) ?? '')?.trim() ?? '';
    const parent: ConfigValue | undefined = projects.get([part(group), part(name)].filter(Boolean).join(':'));
    if (parent === undefined || chain.includes(parent) || chain.length > MAX_DEPTH) break;
    chain.push(parent);
    next = parent;
  }
  return chain;
}

/** Returns each package once, as it is mentioned first, sorted by name. */
export function firstMentions(mentions: Iterable<Dependency>): Dependency[] {
  const found = new Map<string, string>();
  for (const { name, wanted } of mentions) if (!found.has(name)) found.set(name, wanted.trim());
  return [...found].map(([name, wanted]) => ({ name, wanted })).sort((a, b) => compareText(a.name, b.name));
}

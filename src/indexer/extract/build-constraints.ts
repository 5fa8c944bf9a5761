import type { BuildRules } from '../../grammar/builds.ts';

/**
 * Returns the constraint of a file that the usual build leaves out, from the comments that may state one; empty if the usual build has the
 * file. A constraint that cannot be parsed holds, because it says nothing.
 */
export function otherBuildOf(comments: readonly string[], rules: BuildRules | undefined): string {
  if (!rules) return '';
  const holds = (tag: string): boolean => new RegExp(rules.tags, 'u').test(tag);
  const stated = matches(comments, rules.constraint);
  const constraints =
    stated.length > 0 || rules.options === undefined
      ? stated
      : matches(comments, rules.options).map(expressionOfOptions);
  const isUsual = constraints.every((constraint) => new Constraint(constraint, holds).value() ?? true);
  return isUsual ? '' : constraints.join(' ').replace(/\s+/g, '');
}

function matches(comments: readonly string[], expression: string): string[] {
  const pattern = new RegExp(expression, 'u');
  return comments.flatMap((comment) => pattern.exec(comment)?.[1] ?? []);
}

/** Words of which one holds, each a list of tags with commas between them that all hold. */
function expressionOfOptions(options: string): string {
  const words = options.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `(${word.replaceAll(',', '&&')})`).join('||');
}

/** Reads an expression of tags with `||`, `&&`, `!` and parentheses. */
class Constraint {
  readonly #tokens: readonly string[];
  readonly #holds: (tag: string) => boolean;
  #next = 0;

  constructor(text: string, holds: (tag: string) => boolean) {
    this.#tokens = text.match(/\|\||&&|[!()]|[\p{L}\p{N}_.]+|\S/gu) ?? [];
    this.#holds = holds;
  }

  /** Returns undefined for a text that is no expression. */
  value(): boolean | undefined {
    const value = this.#either();
    return this.#next === this.#tokens.length ? value : undefined;
  }

  #either(): boolean | undefined {
    let value = this.#both();
    while (this.#take('||')) value = either(value, this.#both());
    return value;
  }

  #both(): boolean | undefined {
    let value = this.#single();
    while (this.#take('&&')) value = both(value, this.#single());
    return value;
  }

  #single(): boolean | undefined {
    let isNegated = false;
    while (this.#take('!')) isNegated = !isNegated;
    const value = this.#operand();
    return value === undefined ? undefined : value !== isNegated;
  }

  #operand(): boolean | undefined {
    if (this.#take('(')) {
      const value = this.#either();
      return this.#take(')') ? value : undefined;
    }
    const token = this.#tokens[this.#next] ?? '';
    if (!/^[\p{L}\p{N}_.]/u.test(token)) return undefined;
    this.#next++;
    return this.#holds(token);
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#next] !== token) return false;
    this.#next++;
    return true;
  }
}

function either(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  return a === undefined || b === undefined ? undefined : a || b;
}

function both(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  return a === undefined || b === undefined ? undefined : a && b;
}

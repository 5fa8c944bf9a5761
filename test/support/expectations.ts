/** An expectation in the comment at the end of a line of a sample: the use of a name, and its definitions. */
export interface Expectation {
  /** 1-based. */
  line: number;
  /** The name in the source. */
  name: string;
  /** Qualified names, with a path or package where one is given; empty for an unresolved reference. */
  targets: readonly string[];
  /** Whether the reference is a possible one: name-only or ambiguous. */
  isPossible: boolean;
  /** Whether the resolver cannot do this yet. */
  isMissing: boolean;
}

const COMMENT = /\S\s+(?:#|\/\/|<!--) (\S.*?)(?: -->| \*\/\})?$/;
const ITEM = /^(missing: )?(?:(\S+) -> )?(\? )?(\S+(?: \| \S+)*)$/;
const TARGET = /^(?:package:\S+|(?:[\w./@-]+:)?[\w$#~@]+(?:\.[\w$#~@]+[?!=]?)*)$/;
const QUALIFIED = /^[\w./@:-]*[\w$#~]\.[\w$#~@]+[?!=]?,?$/;

/**
 * Reads the expectations of a text. A comment is prose unless each of its items is a qualified name or has an arrow.
 * Throws for a comment of qualified names only that is not in the notation, so that no expectation is passed over.
 */
export function parseExpectations(text: string): Expectation[] {
  return text.split(/\r?\n/).flatMap((source, index) => {
    const comment = COMMENT.exec(source)?.[1]?.trim();
    if (comment === undefined) return [];
    const items = comment.split(', ').map((item) => parseItem(item, index + 1));
    if (items.every((item) => item !== undefined)) return items;
    if (
      comment.includes(' -> ') ||
      comment.startsWith('missing: ') ||
      comment.split(' ').every((word) => QUALIFIED.test(word))
    )
      throw new Error(`line ${index + 1}: the comment "${comment}" is not in the notation for expectations`);
    return [];
  });
}

function parseItem(item: string, line: number): Expectation | undefined {
  const [, missing, given, possible, alternatives = ''] = ITEM.exec(item) ?? [];
  const targets = alternatives.split(' | ');
  const [first = ''] = targets;
  if (!targets.every((target) => TARGET.test(target))) return undefined;
  if (given === undefined && !targets.every((target) => target.includes('.'))) return undefined;
  return {
    line,
    name: given ?? lastName(first),
    targets: first === 'unresolved' ? [] : targets,
    isPossible: possible !== undefined,
    isMissing: missing !== undefined,
  };
}

function lastName(target: string): string {
  const symbol = target.slice(target.lastIndexOf(':') + 1);
  return symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '');
}

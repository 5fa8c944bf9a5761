import type { ConditionalParts } from '../../grammar/manifest.ts';

/** Offsets in a text, without the end. */
interface Span {
  start: number;
  end: number;
}

/** Alternatives of a text, of which a compiler reads one. */
interface Group extends Span {
  /** The directives, with the condition under which what follows is compiled; undefined for the end. */
  directives: (Span & { condition: string | undefined })[];
  inner: Group[];
}

/**
 * Returns a text in which parts that are compiled under a condition are replaced by blanks where the condition is false,
 * and so are the directives. Names in conditions are false, as if nothing was defined. Only the groups of parts that touch
 * `spans` are treated like that, with all groups in them.
 */
export function withoutInactiveParts(text: string, rules: ConditionalParts, spans: readonly Span[]): string {
  const blank: Span[] = [];
  for (const group of groupsOf(text, rules))
    if (spans.some(({ start, end }) => start <= group.end && end >= group.start))
      blank.push(...inactiveSpans(group));
  blank.sort((a, b) => a.start - b.start);
  let result = '';
  let at = 0;
  for (const { start, end } of blank) {
    if (end <= at) continue;
    result += text.slice(at, start) + text.slice(Math.max(at, start), end).replace(/\S/g, ' ');
    at = end;
  }
  return result + text.slice(at);
}

/** The directives of a group and of those in it, each with what follows if that is not compiled. */
function inactiveSpans(outermost: Group): Span[] {
  const found: Span[] = [];
  const groups = [outermost];
  for (let group = groups.pop(); group; group = groups.pop()) {
    const { directives, inner } = group;
    const active = directives.findIndex(({ condition }) => condition !== undefined && isTrue(condition));
    for (const [index, { start, end }] of directives.entries()) {
      const next = directives[index + 1];
      const isDropped = index !== active && next !== undefined;
      found.push({ start, end: isDropped ? next.start : end });
    }
    groups.push(...inner);
  }
  return found;
}

/** The outermost groups of a text; those without an end are none. */
function groupsOf(text: string, rules: ConditionalParts): Group[] {
  const expression = (rule: string): RegExp => new RegExp(rule, 'u');
  const [otherwise, ends] = [expression(rules.else), expression(rules.end)];
  const [begins, continues] = [expression(rules.if), expression(rules.elseIf)];
  const beginsNot = rules.ifNot === undefined ? undefined : expression(rules.ifNot);
  const continuesNot = rules.elseIfNot === undefined ? undefined : expression(rules.elseIfNot);
  const outermost: Group[] = [];
  const open: Group[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const conditionOf = (rule: RegExp, negated: RegExp | undefined): string | undefined => {
      const refused = negated?.exec(line)?.[1];
      return rule.exec(line)?.[1] ?? (refused === undefined ? undefined : `!(${refused})`);
    };
    const begun = conditionOf(begins, beginsNot);
    const group = open.at(-1);
    if (begun !== undefined) {
      open.push({ start, end, directives: [{ start, end, condition: begun }], inner: [] });
    } else if (group) {
      const condition = conditionOf(continues, continuesNot) ?? (otherwise.test(line) ? 'true' : undefined);
      const isEnd = ends.test(line);
      if (condition !== undefined || isEnd) group.directives.push({ start, end, condition });
      if (isEnd) {
        group.end = end;
        open.pop();
        (open.at(-1)?.inner ?? outermost).push(group);
      }
    }
    start = end + 1;
  }
  return outermost;
}

/** Longer conditions are false. */
const MAX_TOKENS = 500;

/** Whether a condition of names, calls, numbers, `!`, `&&`, `||`, `==`, `!=` and parentheses is true when all names are false. */
function isTrue(condition: string): boolean {
  const tokens = condition.match(/&&|\|\||[!=]=|[!()]|[\p{L}\p{N}_]+/gu) ?? [];
  if (tokens.length > MAX_TOKENS) return false;
  let at = 0;
  const skipGroup = (): void => {
    let depth = 0;
    do depth += tokens[at] === '(' ? 1 : tokens[at] === ')' ? -1 : 0;
    while (++at < tokens.length && depth > 0);
  };
  const operand = (): boolean => {
    const token = tokens[at++];
    if (token === '!') return !operand();
    if (token !== '(') {
      // What a name is called with says nothing, as in `defined(A)`.
      if (tokens[at] === '(') skipGroup();
      return token === 'true' || /^0*[1-9]\d*$/u.test(token ?? '');
    }
    const value = any();
    at++;
    return value;
  };
  const same = (): boolean => {
    let value = operand();
    while (tokens[at] === '==' || tokens[at] === '!=')
      value = (tokens[at++] === '==') === (value === operand());
    return value;
  };
  const all = (): boolean => {
    let value = same();
    while (tokens[at] === '&&') {
      at++;
      value = same() && value;
    }
    return value;
  };
  const any = (): boolean => {
    let value = all();
    while (tokens[at] === '||') {
      at++;
      value = all() || value;
    }
    return value;
  };
  return any();
}

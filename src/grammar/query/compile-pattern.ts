import type { Language } from 'web-tree-sitter';
import type { Symbols } from '../syntax/symbols.ts';
import { bitOf } from '../syntax/syntax-tree.ts';
import type { NodePattern, Pattern, Predicate, TopPattern } from './pattern.ts';
import { QueryError } from './pattern.ts';
import { pairTest, textTest } from './predicates.ts';
import type { PairTest, Program, Step, TextTest } from './program.ts';

/** Most programs of one pattern, which is expanded to every combination of its choices. */
const MAX_PROGRAMS = 200;

/** Compiles a pattern. Throws `QueryError`. */
export function compilePattern(
  { pattern, predicates }: TopPattern,
  number: number,
  language: Language,
  symbols: Symbols,
): Program[] {
  const variants = expand(pattern, language, symbols).map(withoutOptionalStart);
  return variants
    .filter((siblings) => siblings.length > 0)
    .map((siblings) => toProgram(siblings, predicates, number, language));
}

/** Omits optional nodes at the beginning. Queries of the tree-sitter community capture comments there, which are read without them. */
function withoutOptionalStart(siblings: Expanded[]): Expanded[] {
  const start = siblings.findIndex(({ quantifier }) => quantifier === '' || quantifier === '+');
  const [first, ...others] = start > 0 ? siblings.slice(start) : siblings;
  return first ? [start > 0 ? { ...first, isAnchored: false } : first, ...others] : [];
}

/** A pattern of one node. The patterns of its children have no choices. */
interface Expanded extends Omit<NodePattern, 'children'> {
  accepts: Uint8Array;
  children: readonly Expanded[];
}

/** Returns the sequences of siblings that a pattern stands for. */
function expand(pattern: Pattern, language: Language, symbols: Symbols): Expanded[][] {
  switch (pattern.kind) {
    case 'node':
      return expandAll(pattern.children, language, symbols).map((children) => [
        { ...pattern, accepts: acceptedBy(pattern, language, symbols), children },
      ]);
    case 'choice': {
      const options = pattern.options.flatMap((option) =>
        expand(distribute(pattern, option), language, symbols),
      );
      const merged = mergeLeaves(options);
      return pattern.quantifier === '' || merged.length === 1
        ? merged
        : onceOrAbsent(
            pattern,
            pattern.options.flatMap((option) =>
              expand(distribute({ ...pattern, quantifier: '' }, option), language, symbols),
            ),
          );
    }
    case 'group': {
      const [only, ...more] = pattern.items;
      if (only && more.length === 0) return expand(distribute(pattern, only), language, symbols);
      if (pattern.captures.length > 0)
        throw new QueryError('a group of several nodes has no capture', pattern.index);
      return onceOrAbsent(pattern, expandAll(pattern.items, language, symbols));
    }
  }
}

/** The variants of several nodes with a quantifier. Each repetition is a match of its own. */
function onceOrAbsent({ quantifier }: Pattern, variants: Expanded[][]): Expanded[][] {
  return quantifier === '?' || quantifier === '*' ? [[], ...variants] : variants;
}

function expandAll(patterns: readonly Pattern[], language: Language, symbols: Symbols): Expanded[][] {
  let all: Expanded[][] = [[]];
  for (const pattern of patterns) {
    const variants = expand(pattern, language, symbols);
    all = all.flatMap((before) => variants.map((variant) => [...before, ...variant]));
    if (all.length > MAX_PROGRAMS)
      throw new QueryError('the choices of this pattern have too many combinations', pattern.index);
  }
  return all;
}

/** Gives an option all that is said of the choice. */
function distribute({ field, captures, quantifier, isAnchored, isLast }: Pattern, option: Pattern): Pattern {
  return {
    ...option,
    field: option.field || field,
    captures: [...option.captures, ...captures],
    quantifier: option.quantifier || quantifier,
    isAnchored: option.isAnchored || isAnchored,
    isLast: option.isLast || isLast,
  };
}

/** Makes one node of options that differ in their symbols only. */
function mergeLeaves(options: Expanded[][]): Expanded[][] {
  const merged = new Map<string, Expanded>();
  const others: Expanded[][] = [];
  for (const option of options) {
    const [node, ...more] = option;
    if (!node || more.length > 0 || node.children.length > 0 || node.without.length > 0) {
      others.push(option);
      continue;
    }
    const key = JSON.stringify([
      node.name === undefined,
      node.field,
      node.captures,
      node.isAnchored,
      node.isLast,
    ]);
    const known = merged.get(key);
    if (known)
      known.accepts = known.accepts.map((accepted, symbol) => accepted | (node.accepts[symbol] ?? 0));
    else merged.set(key, { ...node });
  }
  return [...[...merged.values()].map((node) => [node]), ...others];
}

function acceptedBy({ name, isNamed, index }: NodePattern, language: Language, symbols: Symbols): Uint8Array {
  const accepts = new Uint8Array(symbols.count);
  if (name === undefined) {
    for (let symbol = 0; symbol < symbols.error; symbol++)
      accepts[symbol] = isNamed ? (symbols.named[symbol] ?? 0) : 1;
  } else if (isNamed && name === 'ERROR') accepts[symbols.error] = 1;
  else {
    const symbol = language.idForNodeType(name, isNamed);
    if (symbol === null) throw new QueryError(`there is no node of type ${name}`, index);
    accept(symbol, accepts, language, symbols);
  }
  return accepts;
}

/** Accepts a symbol, or all symbols of a supertype. */
function accept(symbol: number, accepts: Uint8Array, language: Language, symbols: Symbols): void {
  if (language.supertypes.includes(symbol))
    for (const subtype of language.subtypes(symbol)) accept(subtype, accepts, language, symbols);
  else accepts[symbols.public[symbol] ?? symbol] = 1;
}

function toProgram(
  siblings: readonly Expanded[],
  predicates: readonly Predicate[],
  pattern: number,
  language: Language,
): Program {
  const nodes: { node: Expanded; parent: number; previous: number; end: number }[] = [];
  const visit = (list: readonly Expanded[], parent: number): void => {
    let previous = -1;
    for (const node of list) {
      const step = nodes.push({ node, parent, previous, end: 0 }) - 1;
      visit(node.children, step);
      const own = nodes[step];
      if (own) own.end = nodes.length;
      previous = step;
    }
  };
  visit(siblings, -1);
  const first = nodes[0];
  if (first?.node.quantifier !== '')
    throw new QueryError('a pattern begins with a node without a quantifier', siblings[0]?.index ?? 0);
  const captures = nodes.map(({ node }) => node.captures);
  const stepsOf = (capture: string): number[] =>
    captures.flatMap((names, step) => (names.includes(capture) ? [step] : []));
  const tests: TextTest[][] = nodes.map(() => []);
  const pairs: PairTest[] = [];
  for (const predicate of predicates) {
    const [subject] = predicate.arguments;
    const own = subject?.kind === 'capture' ? stepsOf(subject.value) : [];
    const pair = pairTest(predicate, stepsOf);
    if (pair) pairs.push(...pair);
    else {
      const test = textTest(predicate);
      if (test) for (const step of own) tests[step]?.push(test);
    }
  }
  const hasCaptures = (from: number, to: number): boolean =>
    captures.slice(from, to).some((names) => names.length > 0);
  const steps = nodes.map(({ node, parent, previous, end }, step): Step => {
    const { accepts, field, without, isAnchored, isLast, quantifier, index } = node;
    const isRepeated = quantifier === '*' || quantifier === '+';
    if (isRepeated && hasCaptures(step + 1, end))
      throw new QueryError('a repeated node has no captures inside', index);
    const follower = nodes.find((each) => each.previous === step);
    const parentEnd = parent < 0 ? nodes.length : (nodes[parent]?.end ?? 0);
    return {
      parent,
      previous,
      symbol: onlySymbol(accepts),
      accepts,
      isWildcard: node.name === undefined,
      field: fieldId(field, language, index),
      without: without.map((name) => fieldId(name, language, index)),
      isAnchored,
      isLast,
      isOptional: quantifier === '?' || quantifier === '*',
      isRepeated,
      // A later node would leave fewer siblings for the steps that follow.
      isOnce:
        !hasCaptures(step, end) &&
        (!follower?.node.isAnchored || !hasCaptures(Math.max(0, parent), parentEnd)),
      end,
      tests: tests[step] ?? [],
      isPlain: !isLast && without.length === 0 && tests[step]?.length === 0,
    };
  });
  const required = steps.filter(({ parent, isOptional }) => parent === 0 && !isOptional);
  return {
    pattern,
    steps,
    captures,
    childSymbols: required.reduce((bits, { symbol }) => bits | (symbol < 0 ? 0 : bitOf(symbol)), 0),
    childFields: required.reduce((bits, { field }) => bits | (field === 0 ? 0 : bitOf(field)), 0),
    tests: pairs,
  };
}

function onlySymbol(accepts: Uint8Array): number {
  const first = accepts.indexOf(1);
  return first === accepts.lastIndexOf(1) ? first : -1;
}

function fieldId(name: string, language: Language, index: number): number {
  if (name === '') return 0;
  const id = language.fieldIdForName(name);
  if (id === null) throw new QueryError(`there is no field "${name}"`, index);
  return id;
}

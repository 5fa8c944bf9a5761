import { Query, type Tree } from 'web-tree-sitter';
import { describe, expect, it } from 'vitest';
import { compileGrammar, type CompiledGrammar } from '../../src/grammar/compile.ts';
import type { Grammar } from '../../src/grammar/load-grammars.ts';
import { compilePattern } from '../../src/grammar/query/compile-pattern.ts';
import { matchPrograms, TooManyMatches } from '../../src/grammar/query/match.ts';
import { parseQuery } from '../../src/grammar/query/parse-query.ts';
import { QueryError } from '../../src/grammar/query/pattern.ts';
import type { Program } from '../../src/grammar/query/program.ts';
import { readSyntaxTree } from '../../src/grammar/syntax/syntax-tree.ts';
import { bundledGrammars, samplesOf } from '../support/sample-files.ts';

type Match = [pattern: number, captures: string[]];

function ownMatches(
  text: string,
  tree: Tree,
  query: string,
  { parser, symbols }: CompiledGrammar,
  limits = { maxMatches: 1e6, maxSteps: 1e9 },
  seesExtras = false,
): Match[] {
  const { language } = parser;
  if (!language) throw new Error('The parser has no language.');
  const programs: Program[][] = Array.from({ length: symbols.count }, () => []);
  parseQuery(query).forEach((pattern, index) => {
    for (const program of compilePattern(pattern, index, language, symbols))
      program.steps[0]?.accepts.forEach((accepted, symbol) => {
        if (accepted === 1) programs[symbol]?.push(program);
      });
  });
  const read = readSyntaxTree(tree, symbols);
  const nodes = seesExtras ? { ...read, extras: new Uint8Array(read.count) } : read;
  const matches: Match[] = [];
  matchPrograms(nodes, text, programs, limits, ({ pattern, steps, captures }, matched) => {
    const found = captures.flatMap((names, step) => {
      const all = steps[step]?.isRepeated ? matched.repeated(step) : [matched.nodes[step] ?? -1];
      return all
        .filter((node) => node >= 0)
        .flatMap((node) => names.map((name) => `${name} ${nodes.starts[node]}-${nodes.ends[node]}`));
    });
    matches.push([pattern, found]);
  });
  return matches;
}

/** Compiling all queries of a grammar takes web-tree-sitter half a second. */
function theirQuery(query: string, { parser }: CompiledGrammar): Query {
  if (!parser.language) throw new Error('The parser has no language.');
  return new Query(parser.language, query);
}

function theirMatches(tree: Tree, query: Query): Match[] {
  return query
    .matches(tree.rootNode)
    .map(({ patternIndex, captures }) => [
      patternIndex,
      captures.map(({ name, node }) => `${name} ${node.startIndex}-${node.endIndex}`),
    ]);
}

/** In any order, and repeated captures one by one: web-tree-sitter divides them into several matches. */
function normalized(matches: readonly Match[]): string[] {
  const lines = matches.flatMap(([pattern, captures]) => {
    const items = captures.filter((capture) => capture.startsWith('item '));
    const others = captures.filter((capture) => !capture.startsWith('item ')).sort();
    return (items.length === 0 ? [''] : items).map((item) => [pattern, ...others, item].join(', '));
  });
  return [...new Set(lines)].sort();
}

const grammarOf = (extension: string): Grammar => {
  const found = bundledGrammars.find(({ manifest }) => manifest.files.extensions.includes(extension));
  if (!found) throw new Error(`There is no grammar for .${extension} files.`);
  return found;
};

async function matchesOf(query: string, text: string, limits?: { maxMatches: number; maxSteps: number }) {
  const compiled = await compileGrammar(grammarOf('py'));
  const tree = compiled.parser.parse(text);
  if (!tree) throw new Error('The text is not parsed.');
  return { own: ownMatches(text, tree, query, compiled, limits), tree, compiled };
}

describe('matches of a query', () => {
  it.each(bundledGrammars.map((grammar) => [grammar.name, grammar] as const))(
    'are those of web-tree-sitter for the samples and queries of %s',
    { timeout: 60_000 },
    async (_, grammar) => {
      const compiled = await compileGrammar(grammar);
      const query = grammar.queries.map(({ text }) => text).join('\n');
      const theirs = theirQuery(query, compiled);
      for (const { path, text } of samplesOf(grammar)) {
        const tree = compiled.parser.parse(text);
        if (!tree) throw new Error(`${path} is not parsed`);
        // To web-tree-sitter a comment is a node like others.
        const own = normalized(ownMatches(text, tree, query, compiled, undefined, true));
        expect(own, path).toEqual(normalized(theirMatches(tree, theirs)));
        tree.delete();
      }
    },
  );

  it.each([
    ['an anchor at the start', '(argument_list . (_) @a)'],
    ['an anchor at the end', '(argument_list (_) @a .)'],
    ['an anchor between', '(argument_list (_) @a . (_) @b)'],
    ['free siblings', '(argument_list (_) @a (_) @b)'],
    ['siblings at the top', '((expression_statement) @a . (return_statement) @b)'],
    ['an optional node', '(function_definition return_type: (_)? @a body: (_) @b)'],
    ['at least one node', '(argument_list (integer)+ @item)'],
    ['a choice of nodes with children', '[(call function: (_) @a) (assignment left: (_) @b)]'],
    ['a missing field', '(function_definition !return_type name: (_) @a)'],
    ['any node, and any named node', '(call (_) @a) (call _ @b)'],
    ['a supertype', '(return_statement (expression) @a)'],
    ['an unnamed node', '(binary_operator "+" @a)'],
    ['a comparison with a text', '((identifier) @a (#eq? @a "f"))'],
    ['a comparison with several texts', '((identifier) @a (#not-any-of? @a "f" "g"))'],
    ['an expression', '((identifier) @a (#match? @a "^x\\\\d$"))'],
    ['a comparison of two nodes', '(binary_operator left: (_) @a right: (_) @b (#eq? @a @b))'],
  ])('are those of web-tree-sitter for %s', async (_, query) => {
    const text =
      'def f(x1) -> int:\n  g(1, 2, x1)\n  return x1 + x1\ndef g(*a):\n  y = f(3) + 4\n  y\n  return y\n';
    const { own, tree, compiled } = await matchesOf(query, text);
    expect(own).not.toEqual([]);
    expect(normalized(own)).toEqual(normalized(theirMatches(tree, theirQuery(query, compiled))));
  });

  it.each([
    ['an anchor at the start', '(argument_list . (integer) @a)', ['a 11-12']],
    ['an anchor at the end', '(argument_list (integer) @a .)', ['a 21-22']],
    ['an anchor between', '(argument_list (integer) @a . (integer) @b)', ['a 11-12', 'b 21-22']],
    ['any named node', '(argument_list (_) @a)', ['a 11-12', 'a 21-22']],
    ['repeated nodes', '(argument_list (_)* @item)', ['item 11-12', 'item 21-22']],
    [
      'a comment that the pattern names',
      '(argument_list (comment) @a . (integer) @b)',
      ['a 14-17', 'a 6-9', 'b 11-12', 'b 21-22'],
    ],
  ])('do not see comments at %s', async (_, query, captures) => {
    const { own } = await matchesOf(query, 'f(\n   # 1\n 1, # 2\n   2 # 3\n)');
    expect([...new Set(own.flatMap(([, found]) => found))].sort()).toEqual(captures);
  });

  it.each([
    '(call',
    '(no_such_node)',
    '(call nothing: (_))',
    '((a) (b))*',
    '((identifier) @a (#near? @a "b"))',
  ])('throw for the query %s', async (query) => {
    await expect(matchesOf(query, 'f()')).rejects.toThrow(QueryError);
  });

  it('are limited in number and in steps', async () => {
    const text = `f(${'1, '.repeat(100)})`;
    const query = '(argument_list (_) @a (_) @b)';
    await expect(matchesOf(query, text, { maxMatches: 4000, maxSteps: 1e9 })).rejects.toThrow(TooManyMatches);
    await expect(matchesOf(query, text, { maxMatches: 1e9, maxSteps: 4000 })).rejects.toThrow(TooManyMatches);
  });
});

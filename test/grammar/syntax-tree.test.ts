import type { Tree } from 'web-tree-sitter';
import { describe, expect, it } from 'vitest';
import { compileGrammar, type CompiledGrammar } from '../../src/grammar/compile.ts';
import { readSyntaxTree } from '../../src/grammar/syntax/syntax-tree.ts';
import { bundledGrammars, samplesOf } from '../support/sample-files.ts';

/** Every node as web-tree-sitter describes it. */
function described(tree: Tree): string[] {
  const lines: string[] = [];
  const cursor = tree.walk();
  for (let isNew = true; ;) {
    if (isNew) {
      const { nodeType, startIndex, endIndex, currentFieldId, nodeIsNamed, currentNode } = cursor;
      lines.push(
        [nodeType, startIndex, endIndex, currentFieldId, nodeIsNamed, currentNode.descendantCount].join(' '),
      );
    }
    if (isNew && cursor.gotoFirstChild()) continue;
    isNew = cursor.gotoNextSibling();
    if (!isNew && !cursor.gotoParent()) break;
  }
  cursor.delete();
  return lines;
}

function read(tree: Tree, { symbols, types }: CompiledGrammar): string[] {
  const { count, symbols: own, starts, ends, fields, next, isNamed } = readSyntaxTree(tree, symbols);
  return Array.from({ length: count }, (_, node) =>
    [
      types[own[node] ?? 0],
      starts[node],
      ends[node],
      fields[node],
      isNamed(node),
      (next[node] ?? 0) - node,
    ].join(' '),
  );
}

describe('a syntax tree read from the memory of web-tree-sitter', () => {
  it.each(bundledGrammars.map((grammar) => [grammar.name, grammar] as const))(
    'has the nodes that web-tree-sitter gives out, in %s',
    async (_, grammar) => {
      const compiled = await compileGrammar(grammar);
      const broken = { path: 'broken', text: 'class ( { def x: = [ function }\n "\u{1f600}" é = (1 +' };
      const empty = { path: 'empty', text: '' };
      for (const { path, text } of [...samplesOf(grammar), broken, empty]) {
        const tree = compiled.parser.parse(text);
        if (!tree) throw new Error(`${path} is not parsed`);
        expect(read(tree, compiled), path).toEqual(described(tree));
        tree.delete();
      }
    },
  );
});

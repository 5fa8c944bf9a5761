import type { Node, Tree } from 'web-tree-sitter';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding } from '../../model/coverage.ts';
import { matchLimits } from '../extract/match-limits.ts';
import type { Lines } from '../extract/text.ts';
import { pairsInErrors, parseLimits } from './parse-tree.ts';

/** Maximum number of syntax errors reported for one file; a broken file has thousands. */
const MAX_ERRORS = 5;

/** The reason why a file has no facts. */
export type Refusal = Pick<Finding, 'code' | 'message'>;

/** The refusal of a text whose parsing took too many steps. */
export function parsingTooLong({ length }: string): Refusal {
  return {
    code: 'parse-limit',
    message: `Parsing was stopped: these ${length} characters took more steps than any ordinary file needs. The source is shown, but not its symbols. Exclude the file if it is data.`,
  };
}

/** The refusal of a file with more matches than `matchLimits` allow. */
export const tooManyNames: Refusal = {
  code: 'parse-limit',
  message: `This file has more than ${matchLimits.maxMatches} names and expressions, the most that are analysed. The source is shown, but not its symbols. Split the file, or exclude it if it is data.`,
};

/** Returns the reason why a tree is not analysed; undefined if it is. */
export function refusalOf(tree: Tree, { manifest }: Grammar): Refusal | undefined {
  const { rootNode } = tree;
  const { descendantCount } = rootNode;
  if (descendantCount > parseLimits.nodes)
    return {
      code: 'parse-limit',
      message: `The syntax tree has ${descendantCount} nodes, more than the ${parseLimits.nodes} that are analysed. The source is shown, but not its symbols. Split the file, or exclude it if it is data.`,
    };
  if (pairsInErrors(tree, parseLimits.pairsInErrors) > parseLimits.pairsInErrors)
    return {
      code: 'parse-limit',
      message: `A large part of this file does not match the grammar of ${manifest.title}. The source is shown, but not its symbols. Check that the file extension is right, or exclude the file.`,
    };
  if (isWhollyBroken(rootNode))
    return {
      code: 'parse-failed',
      message: `Nothing in this file could be parsed as ${manifest.title}. Check that the file extension is right.`,
    };
  return undefined;
}

function isWhollyBroken(root: Node): boolean {
  return (
    root.type === 'ERROR' && !root.namedChildren.some((child) => !child.isError && child.type !== 'comment')
  );
}

/** Returns findings about the outermost errors of the tree, at most `MAX_ERRORS`. */
export function syntaxErrors(root: Node, path: string, lines: Lines): Finding[] {
  return errorNodes(root, MAX_ERRORS).map((node) => ({
    code: 'syntax-error',
    severity: 'warning',
    message: node.isMissing
      ? `Expected ${node.type} here.`
      : 'The grammar does not know this code: it is wrong, or newer than the grammar. The code around it was still parsed.',
    path,
    span: lines.span(node.startIndex, node.endIndex),
  }));
}

/** The outermost errors of a tree, at most so many. */
export function errorNodes(root: Node, limit: number): Node[] {
  const found: Node[] = [];
  const cursor = root.walk();
  let ascending = false;
  while (found.length < limit) {
    if (!ascending) {
      const node = cursor.currentNode;
      if (node.isError || node.isMissing) {
        found.push(node);
      } else if (node.hasError && cursor.gotoFirstChild()) {
        continue;
      }
    }
    if (cursor.gotoNextSibling()) {
      ascending = false;
      continue;
    }
    if (!cursor.gotoParent()) break;
    ascending = true;
  }
  cursor.delete();
  return found;
}

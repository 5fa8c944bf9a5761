import type ts from 'typescript';

type Compiler = typeof ts;

/** Whether the compiler takes the node, an assignment or its left side, for a declaration. Only JavaScript has these. */
export function isAssignmentDeclaration(ts: Compiler, node: ts.Node): node is ts.Expression {
  const isPossible =
    ts.isBinaryExpression(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isPossible && 'symbol' in node && node.symbol !== undefined;
}

/** The name that is declared: `b` of `a.b = …`; `exports` of `module.exports = …`. */
export function nameOfAssignment(ts: Compiler, node: ts.Expression): ts.Identifier | undefined {
  const target = ts.isBinaryExpression(node) ? node.left : node;
  return ts.isPropertyAccessExpression(target) && ts.isIdentifier(target.name) ? target.name : undefined;
}

/** The value of an assignment, given it or its left side. */
export function assignedTo(ts: Compiler, node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) return node.right;
  const { parent } = node;
  return ts.isBinaryExpression(parent) && parent.left === node ? parent.right : undefined;
}

/** The path in `require('path')`. */
export function requiredPath(ts: Compiler, node: ts.Expression): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [path] = node.arguments;
  return node.expression.text === 'require' && path && ts.isStringLiteralLike(path) ? path : undefined;
}

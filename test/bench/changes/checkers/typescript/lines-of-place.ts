import ts from 'typescript';

/** The lines that stand for the same place as an error: see `CheckerError`. */
export function linesOfPlace(source: ts.SourceFile, start: number, end: number): number[] {
  const lines = new Set([lineOf(start)]);
  const node = smallestNode(source, start, end);
  const initializer = initializerOf(node);
  if (initializer) addCall(headCall(initializer));
  addCall(enclosingCall(node));
  return [...lines].sort((a, b) => a - b);

  function addCall(call: ts.CallExpression | ts.NewExpression | undefined): void {
    if (!call) return;
    lines.add(lineOf(calledName(call).getStart(source)));
    for (const argument of call.arguments ?? []) lines.add(lineOf(argument.getStart(source)));
  }

  function lineOf(position: number): number {
    return source.getLineAndCharacterOfPosition(position).line + 1;
  }
}

function smallestNode(source: ts.SourceFile, start: number, end: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.end < end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The call that the node is, is the name of, or is an argument of. Bodies of functions are no part of a call. */
function enclosingCall(node: ts.Node): ts.CallExpression | ts.NewExpression | undefined {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) return at;
    if (ts.isStatement(at) || (ts.isFunctionLike(at) && at !== node)) return undefined;
  }
  return undefined;
}

/** TypeScript reports a value of the wrong type at the name that it is assigned to, or at `return`. */
function initializerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  if (ts.isSourceFile(node)) return undefined;
  const { parent } = node;
  if (
    (ts.isVariableDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertyAssignment(parent)) &&
    parent.name === node
  )
    return parent.initializer;
  if (ts.isBinaryExpression(parent) && parent.left === node) return parent.right;
  return undefined;
}

function headCall(expression: ts.Expression): ts.CallExpression | ts.NewExpression | undefined {
  let at: ts.Expression = expression;
  while (ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at) || ts.isAsExpression(at))
    at = at.expression;
  return ts.isCallExpression(at) || ts.isNewExpression(at) ? at : undefined;
}

function calledName({ expression }: ts.CallExpression | ts.NewExpression): ts.Node {
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

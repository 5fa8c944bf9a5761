import { SourceMap } from 'node:module';
import ts from 'typescript';

/** A function or class of a file as the tests run it. */
export interface Instrumented {
  /** In the text that runs, as offsets: from the first token to the end. */
  start: number;
  end: number;
  kind: 'function' | 'constructor' | 'class';
  /** Of a constructor that of its class. */
  name: string;
  /** In the source, from 1. */
  line: number;
}

export interface InstrumentedFile {
  text: string;
  functions: Instrumented[];
  /** Gives the line in the source, from 1, of a line and column of `text`, from 1. */
  sourceLine: (line: number, column: number) => number;
}

interface Insertion {
  at: number;
  text: string;
}

/**
 * Inserts at the start of each function a call of `hook` with the function's number, counted from `first`, and in constructors with the class that is made. Nothing moves to another line.
 * Types are removed from TypeScript. Code of `eval` is not instrumented.
 */
export function instrument(
  path: string,
  source: string,
  { first, hook, commonjs }: { first: number; hook: string; commonjs: boolean },
): InstrumentedFile {
  const { text, sourceLine, isOfSource } = removeTypes(path, source, commonjs);
  const file = ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const lineAt = (offset: number) => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return sourceLine(line + 1, character + 1);
  };
  const isWritten = (node: ts.Node) => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return isOfSource(line + 1, character + 1);
  };
  const insertions: Insertion[] = [];
  const functions: Instrumented[] = [];
  const add = (node: ts.Node, kind: Instrumented['kind'], name: string, made = ''): string => {
    const start = node.getStart(file);
    functions.push({ start, end: node.end, kind, name, line: lineAt(start) });
    return `${hook}(${first + functions.length - 1}${made})`;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) {
      const call = add(node, 'class', nameOf(node), ', this.constructor');
      const hasConstructor = node.members.some((member) => ts.isConstructorDeclaration(member));
      // A private field shows in no comparison of objects and runs when an object is made.
      if (!hasConstructor) insertions.push({ at: node.members.pos, text: ` #treeatlasTrace = ${call};` });
    } else if (ts.isFunctionLike(node) && 'body' in node && node.body && isWritten(node)) {
      const kind = ts.isConstructorDeclaration(node) ? 'constructor' : 'function';
      const call = add(node, kind, nameOf(node), kind === 'constructor' ? ', new.target' : '');
      const body = node.body;
      if (!ts.isBlock(body))
        insertions.push({ at: body.getStart(file), text: `(${call}, ` }, { at: body.end, text: ')' });
      else if (!insertsParameter(node, call, insertions))
        insertions.push({ at: afterDirectives(body, file), text: ` ${call};` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // Behind each other at the same offset in the order of the source: the outer opens first, the inner closes first.
  const ordered = insertions
    .map((insertion, order) => ({ ...insertion, order: insertion.text === ')' ? -order : order }))
    .sort((a, b) => a.at - b.at || a.order - b.order);
  let result = '';
  let done = 0;
  for (const { at, text: inserted } of ordered) {
    result += text.slice(done, at) + inserted;
    done = at;
  }
  result += text.slice(done);
  const moved = (offset: number, isEnd: boolean) =>
    ordered.reduce(
      (sum, { at, text: inserted }) =>
        at < offset || (isEnd && at === offset && inserted === ')') ? sum + inserted.length : sum,
      offset,
    );
  const shifted = functions.map((each) => ({
    ...each,
    start: moved(each.start, false),
    end: moved(each.end, true),
  }));
  return { text: result, functions: shifted, sourceLine };
}

/**
 * The body of a generator starts later than its call, but the default of a parameter is evaluated at once. One more parameter with a
 * default leaves the function's `length` as it is.
 */
function insertsParameter(node: ts.SignatureDeclaration, call: string, insertions: Insertion[]): boolean {
  const isGenerator = 'asteriskToken' in node && node.asteriskToken !== undefined;
  const body = 'body' in node ? (node.body as ts.Block) : undefined;
  const [statement] = body?.statements ?? [];
  const hasDirective =
    statement && ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
  const hasRest = node.parameters.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  if (!isGenerator || hasDirective || hasRest) return false;
  const comma = node.parameters.length > 0 && !node.parameters.hasTrailingComma ? ', ' : '';
  insertions.push({ at: node.parameters.end, text: `${comma}treeatlasTrace = ${call}` });
  return true;
}

function afterDirectives(body: ts.Block, file: ts.SourceFile): number {
  let at = body.getStart(file) + 1;
  for (const statement of body.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) break;
    at = statement.end;
  }
  return at;
}

/** The name of a function, or that of what it is the value of. */
function nameOf(node: ts.Node): string {
  if (ts.isConstructorDeclaration(node)) return nameOf(node.parent);
  const { name } = node as { name?: ts.Node };
  if (name) return textOf(name);
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent))
    return textOf(parent.name);
  if (ts.isBinaryExpression(parent)) {
    const { left } = parent;
    if (ts.isPropertyAccessExpression(left)) return left.name.text;
    if (ts.isIdentifier(left)) return left.text;
  }
  return '';
}

function textOf(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isPrivateIdentifier(name) ? name.text : '';
}

function removeTypes(
  path: string,
  source: string,
  commonjs: boolean,
): {
  text: string;
  sourceLine: InstrumentedFile['sourceLine'];
  /** Whether what starts there was not added by the compiler, such as helpers and the getters of exports. */
  isOfSource: (line: number, column: number) => boolean;
} {
  if (!/\.[cm]?tsx?$/.test(path)) return { text: source, sourceLine: (line) => line, isOfSource: () => true };
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: commonjs ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext,
      esModuleInterop: true,
      sourceMap: true,
      useDefineForClassFields: true,
      experimentalDecorators: true,
      verbatimModuleSyntax: false,
    },
  });
  const map = new SourceMap(JSON.parse(sourceMapText ?? '') as ConstructorParameters<typeof SourceMap>[0]);
  const sourceLine = (line: number, column: number) => {
    const entry = map.findEntry(line - 1, column - 1);
    return 'originalLine' in entry ? entry.originalLine + 1 : 1;
  };
  const isOfSource = (line: number, column: number) => {
    const entry = map.findEntry(line - 1, column - 1);
    return (
      'originalLine' in entry && entry.generatedLine === line - 1 && entry.generatedColumn === column - 1
    );
  };
  const text = outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return { text, sourceLine, isOfSource };
}

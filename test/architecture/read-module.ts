import ts from 'typescript';

export interface ModuleImport {
  specifier: string;
  line: number;
  /** Loaded when it runs, not when the module is. */
  isLate: boolean;
}

/** What the rules ask of one source file. */
export interface ModuleInfo {
  path: string;
  text: string;
  imports: ModuleImport[];
  /** Lines where the type `any` is written. */
  anyLines: number[];
  /** Names that are used and declared nowhere in the file. */
  globals: { name: string; line: number }[];
}

/** Reads one `.ts`, `.mjs`, `.svelte` or `.astro` file; of the last two their scripts. */
export function readModule(path: string, text: string): ModuleInfo {
  const source = ts.createSourceFile(
    path,
    scriptOf(path, text),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TS,
  );
  const module: ModuleInfo = { path, text, imports: [], anyLines: [], globals: [] };
  const declared = new Set<string>();
  const used: { name: string; line: number }[] = [];
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) module.imports.push({ ...found, line: lineOf(node) });
    if (node.kind === ts.SyntaxKind.AnyKeyword) module.anyLines.push(lineOf(node));
    if (ts.isIdentifier(node)) {
      if (isDeclaration(node)) declared.add(node.text);
      else if (isFreeUse(node)) used.push({ name: node.text, line: lineOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  module.globals = used.filter(({ name }) => !declared.has(name));
  return module;
}

/** Keeps line numbers: what is no script becomes empty lines. */
function scriptOf(path: string, text: string): string {
  if (path.endsWith('.svelte')) return keepOnly(text, /(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/g);
  if (path.endsWith('.astro'))
    return keepOnly(text, /(?<=^---\n)[\s\S]*?(?=^---$)|(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/gm);
  return text;
}

function keepOnly(text: string, pattern: RegExp): string {
  let kept = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    kept += text.slice(end, match.index).replace(/[^\n]/g, ' ') + match[0];
    end = match.index + match[0].length;
  }
  return kept;
}

function importOf(node: ts.Node): Omit<ModuleImport, 'line'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isLate: false };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isLate: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) return { specifier: first.text, isLate: true };
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return { specifier: node.argument.literal.text, isLate: false };
  }
  return undefined;
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name === node
  );
}

/** An identifier that stands for a value: not the name of a member, a property or a type. */
function isFreeUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return ts.isExpression(node) && !ts.isTypeNode(parent) && !ts.isPropertyName(parent) && !isMemberName(node);
}

function isMemberName({ parent }: ts.Identifier): boolean {
  return (
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent)
  );
}

import ts from 'typescript';

/** A member of a type, or of its constructor. */
export interface TypeMember {
  /** The name in the source, `[` for an index signature, `new` for a constructor. */
  name: string;
  isStatic: boolean;
  /** The declaration without modifiers that depend on its context, such as `static`. */
  text: string;
}

/** The merged declarations of one name. */
export interface Declared {
  name: string;
  /** The members of a class or of interfaces; undefined for other declarations. */
  type?: { parameters: string; bases: string[]; members: TypeMember[]; isClass: boolean };
  /** The type of a variable: its members, or its text. */
  variable?: { members?: TypeMember[]; text: string };
  /** The text of functions, type aliases and enums, without `declare` and `export`. */
  others: string[];
  /** The declarations in a namespace. */
  inner?: Declarations;
  /** The comment above the first declaration. */
  reason: string;
}

export type Declarations = Map<string, Declared>;

const printer = ts.createPrinter({ removeComments: true });

/**
 * Adds the global declarations of a declaration file, and those in the module `module`, to `found`. Declarations of
 * one name are merged, those of `found` first.
 */
export function readDeclarations(file: string, text: string, module: string, found: Declarations): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  readStatements(source, source.statements, module, found);
}

function readStatements(
  source: ts.SourceFile,
  statements: readonly ts.Statement[],
  module: string,
  found: Declarations,
): void {
  for (const statement of statements) {
    if (ts.isModuleDeclaration(statement)) readModule(source, statement, module, found);
    else readStatement(source, statement, found);
  }
}

function readModule(
  source: ts.SourceFile,
  statement: ts.ModuleDeclaration,
  module: string,
  found: Declarations,
): void {
  if (!statement.body || !ts.isModuleBlock(statement.body)) return;
  const { statements } = statement.body;
  const isGlobal = statement.flags & ts.NodeFlags.GlobalAugmentation;
  if (isGlobal) {
    if (module === '') readStatements(source, statements, module, found);
  } else if (ts.isStringLiteral(statement.name)) {
    if (statement.name.text === module) readStatements(source, statements, module, found);
    else if (module === '') readGlobals(source, statements, found);
  } else {
    const declared = declaredAs(statement.name.text, source, statement, found);
    declared.inner ??= new Map();
    readStatements(source, statements, module, declared.inner);
  }
}

/** A module can declare globals. */
function readGlobals(source: ts.SourceFile, statements: readonly ts.Statement[], found: Declarations): void {
  for (const statement of statements) {
    if (ts.isModuleDeclaration(statement) && statement.flags & ts.NodeFlags.GlobalAugmentation) {
      readModule(source, statement, '', found);
    }
  }
}

function readStatement(source: ts.SourceFile, statement: ts.Statement, found: Declarations): void {
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
    readType(source, statement, found);
  } else if (ts.isVariableStatement(statement)) {
    for (const { name, type } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue;
      const members = type && ts.isTypeLiteralNode(type) ? membersOf(source, type.members) : undefined;
      const declared = declaredAs(name.text, source, statement, found);
      declared.variable ??= { ...(members && { members }), text: type ? print(source, type) : 'any' };
    }
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    const text = print(source, statement).replace(/^(?:export |declare |default )*/, '');
    declaredAs(statement.name?.text ?? 'default', source, statement, found).others.push(text);
  }
}

function readType(
  source: ts.SourceFile,
  statement: ts.InterfaceDeclaration | ts.ClassDeclaration,
  found: Declarations,
): void {
  const declared = declaredAs(statement.name?.text ?? 'default', source, statement, found);
  declared.type ??= { parameters: '', bases: [], members: [], isClass: false };
  const { type } = declared;
  const parameters = (statement.typeParameters ?? []).map((each) => print(source, each)).join(', ');
  if (parameters !== '' && type.parameters === '') type.parameters = `<${parameters}>`;
  for (const clause of statement.heritageClauses ?? []) {
    for (const base of clause.types.map((each) => print(source, each))) {
      if (!type.bases.includes(base)) type.bases.push(base);
    }
  }
  type.isClass ||= ts.isClassDeclaration(statement);
  type.members.push(...membersOf(source, statement.members));
}

function membersOf(source: ts.SourceFile, members: readonly ts.Node[]): TypeMember[] {
  const accessors = new Set<string>();
  return members.flatMap((member): TypeMember[] => {
    const isStatic =
      ts.canHaveModifiers(member) &&
      (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    const named = (name: string, text: string): TypeMember[] => [
      { name, isStatic, text: text.replace(/^(?:static |public |declare |abstract )*/, '') },
    ];
    if (ts.isConstructSignatureDeclaration(member) || ts.isConstructorDeclaration(member)) {
      const parameters = member.parameters.map((each) => print(source, each)).join(', ');
      return named('new', `constructor(${parameters});`);
    }
    if (ts.isIndexSignatureDeclaration(member)) return named('[', print(source, member));
    if (ts.isCallSignatureDeclaration(member)) return named('(', print(source, member));
    if (ts.isAccessor(member)) {
      const name = member.name.getText(source);
      const type = ts.isGetAccessor(member) ? member.type : member.parameters[0]?.type;
      if (accessors.has(name)) return [];
      accessors.add(name);
      return named(name, `${name}: ${type ? print(source, type) : 'any'};`);
    }
    if (isNamedMember(member)) return named(member.name.getText(source), print(source, member));
    return [];
  });
}

function isNamedMember(
  node: ts.Node,
): node is ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration {
  return (
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}

function declaredAs(name: string, source: ts.SourceFile, node: ts.Node, found: Declarations): Declared {
  const known = found.get(name);
  if (known) return known;
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const reason = ranges.map(({ pos, end }) => source.text.slice(pos, end)).join('\n');
  const declared: Declared = { name, others: [], reason };
  found.set(name, declared);
  return declared;
}

function print(source: ts.SourceFile, node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s*\n\s*/g, ' ');
}

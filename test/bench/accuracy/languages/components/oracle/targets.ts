import type ts from 'typescript';

export type Name = ts.Identifier | ts.PrivateIdentifier | ts.StringLiteral;

/** The declarations that names of a program lead to. Follows names that the compiler of a component adds between two of the source. */
export class Targets {
  private readonly ts: typeof ts;
  private readonly checker: ts.TypeChecker;

  constructor(typescript: typeof ts, checker: ts.TypeChecker) {
    this.ts = typescript;
    this.checker = checker;
  }

  symbolAt(node: ts.Node): ts.Symbol | undefined {
    return this.unaliased(this.checker.getSymbolAtLocation(node));
  }

  /** The declaration that a name is the name of. Imports declare nothing. */
  definedBy(node: Name): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    if (!symbol || symbol.flags & this.ts.SymbolFlags.Alias) return undefined;
    const declaration = symbol.declarations?.find(
      (each) => this.ts.getNameOfDeclaration(each) === node && !this.isShorthand(each),
    );
    return declaration && this.canonical(declaration);
  }

  /** The symbols that a name uses; none for the name of a definition that nothing else declares. */
  targetsOf(node: Name): ts.Symbol[] {
    const { ts } = this;
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      const value = this.unaliased(this.checker.getShorthandAssignmentValueSymbol(parent));
      // An attribute that is only a name is both.
      return [...(value ? [value] : []), ...this.expected(parent, node.text)];
    }
    if (this.isKey(node)) return this.expected(parent, node.text);
    if (this.definedBy(node)) return [];
    const symbol = this.symbolAt(node);
    return symbol ? [symbol] : [];
  }

  isTopLevel(declaration: ts.Declaration): boolean {
    const { parent } = declaration;
    const statement = this.ts.isVariableDeclarationList(parent) ? parent.parent : declaration;
    return this.ts.isSourceFile(statement.parent);
  }

  /** Whether a name is that of a member of an object or an attribute of an element. */
  isKey(node: ts.Node): boolean {
    const { ts } = this;
    const { parent } = node;
    const isMember =
      ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent);
    return isMember && parent.name === node;
  }

  isModuleName({ parent }: ts.StringLiteral): boolean {
    const { ts } = this;
    const isImportCall =
      ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
    return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || isImportCall;
  }

  /** The declarations of a symbol, one for each file. */
  declarationsOf(symbol: ts.Symbol): ts.Declaration[] {
    const declarations = (symbol.declarations ?? []).map((each) => this.canonical(this.followed(each)));
    return [...new Set(declarations)];
  }

  /** Whether a declaration is the default export of its file, or stands for it. */
  isDefault(declaration: ts.Declaration): boolean {
    const module = this.checker.getSymbolAtLocation(declaration.getSourceFile());
    const exported = module?.exports?.get(this.ts.InternalSymbolName.Default);
    return (
      exported?.declarations?.includes(declaration) === true ||
      this.unaliased(exported)?.declarations?.includes(declaration) === true
    );
  }

  nameNode(declaration: ts.Declaration): { text: string; start: number } {
    const name = this.ts.getNameOfDeclaration(declaration);
    if (!name) return { text: 'default', start: declaration.getStart() };
    return { text: name.getText(), start: name.getStart() };
  }

  /** The first declaration of the same symbol in the same file; of a constructor, its class. */
  private canonical(declaration: ts.Declaration): ts.Declaration {
    if (this.ts.isConstructorDeclaration(declaration)) return this.canonical(declaration.parent);
    const { symbol } = declaration as { symbol?: ts.Symbol };
    const file = declaration.getSourceFile();
    return symbol?.declarations?.find((each) => each.getSourceFile() === file) ?? declaration;
  }

  /** The properties of the type that an object or the attributes of an element are expected to have. */
  private expected(member: ts.Node, name: string): ts.Symbol[] {
    const owner = member.parent;
    if (!this.ts.isObjectLiteralExpression(owner) && !this.ts.isJsxAttributes(owner)) return [];
    const type = this.checker.getContextualType(owner);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types.map((each) => each.getProperty(name)).filter((property) => property !== undefined);
  }

  /**
   * The declaration that a property or a variable only passes on: `{ a: b }`, `{ a: typeof b }`, `{ a: b } as { a: T }` and
   * `let $a = get(a)` of a component's code. The declaration itself if it is none of these.
   */
  private followed(declaration: ts.Declaration, depth = 0): ts.Declaration {
    if (depth > 4) return declaration;
    const target = this.passedOn(declaration);
    const next = target && (target.valueDeclaration ?? target.declarations?.[0]);
    return next && next !== declaration ? this.followed(next, depth + 1) : declaration;
  }

  private passedOn(declaration: ts.Declaration): ts.Symbol | undefined {
    const { ts } = this;
    if (!/\.(?:vue|svelte|astro)\.[jt]sx?$/.test(declaration.getSourceFile().fileName)) return undefined;
    const name = ts.getNameOfDeclaration(declaration)?.getText();
    if (ts.isShorthandPropertyAssignment(declaration))
      return this.unaliased(this.checker.getShorthandAssignmentValueSymbol(declaration));
    if (ts.isPropertyAssignment(declaration)) return this.named(declaration.initializer, name);
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const { initializer } = declaration;
      const [first] = ts.isCallExpression(initializer) ? initializer.arguments : [];
      return first && name?.startsWith('$') ? this.named(first, name.slice(1)) : undefined;
    }
    if (!ts.isPropertySignature(declaration)) return undefined;
    if (declaration.type && ts.isTypeQueryNode(declaration.type))
      return this.symbolAt(declaration.type.exprName);
    const cast = declaration.parent.parent;
    if (!ts.isAsExpression(cast) || !ts.isObjectLiteralExpression(cast.expression)) return undefined;
    const member = cast.expression.properties.find((each) => each.name?.getText() === name);
    return member && ts.isPropertyAssignment(member) ? this.named(member.initializer, name) : undefined;
  }

  /** The symbol of an expression that is just a name. A name of the source that is given another one is not followed. */
  private named(expression: ts.Expression, name: string | undefined): ts.Symbol | undefined {
    return this.ts.isIdentifier(expression) && expression.text === name
      ? this.symbolAt(expression)
      : undefined;
  }

  private isShorthand(declaration: ts.Declaration): boolean {
    return this.ts.isShorthandPropertyAssignment(declaration);
  }

  private unaliased(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    if (!symbol || !(symbol.flags & this.ts.SymbolFlags.Alias)) return symbol;
    const aliased = this.checker.getAliasedSymbol(symbol);
    return aliased.declarations ? aliased : undefined;
  }
}

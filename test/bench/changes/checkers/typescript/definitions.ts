import ts from 'typescript';
import type { Definition, Parameter, Range } from '../../definition.ts';

type Declaration =
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.ConstructorDeclaration
  | ts.PropertyDeclaration
  | ts.PropertySignature
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.VariableStatement;

/** The declarations of a file that can be changed: at its top level, and the members of its classes and interfaces. Overloads are left alone. */
export function definitionsOf(source: ts.SourceFile, path: string): Definition[] {
  const found: Definition[] = [];
  for (const statement of source.statements) {
    if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement) ||
      ts.isVariableStatement(statement)
    )
      add(statement, undefined);
    if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      for (const member of statement.members) {
        if (
          ts.isMethodDeclaration(member) ||
          ts.isMethodSignature(member) ||
          ts.isConstructorDeclaration(member) ||
          ts.isPropertyDeclaration(member) ||
          ts.isPropertySignature(member)
        )
          add(member, statement);
      }
    }
  }
  const times = new Map<string, number>();
  const keyOf = ({ name, nameRange, isMember }: Definition): string =>
    isMember ? `${ownerAt(source, nameRange[0])}.${name}` : name;
  for (const one of found) times.set(keyOf(one), (times.get(keyOf(one)) ?? 0) + 1);
  return found.filter((one) => times.get(keyOf(one)) === 1);

  function add(node: Declaration, owner: ts.ClassDeclaration | ts.InterfaceDeclaration | undefined): void {
    const name = nameOf(node, owner);
    if (!name) return;
    const keyword = modifier(node, ts.SyntaxKind.ExportKeyword);
    const isDefault = modifier(node, ts.SyntaxKind.DefaultKeyword) !== undefined;
    const callable = ts.isFunctionLike(node) ? node : undefined;
    found.push({
      path,
      name: name.text,
      kind: kindOf(node),
      isMember: owner !== undefined,
      isExported: owner
        ? !modifier(node, ts.SyntaxKind.PrivateKeyword) &&
          modifier(owner, ts.SyntaxKind.ExportKeyword) !== undefined
        : keyword !== undefined,
      range: rangeOf(node),
      nameRange: name.range,
      placeholder: '',
      ...(callable && { parameters: parametersOf(callable) }),
      ...(callable?.type && {
        result: { range: rangeOf(callable.type), text: callable.type.getText(source) },
      }),
      ...(keyword && !isDefault && { exportRange: [keyword.getStart(source), keyword.end + 1] as Range }),
      ...(callable && 'body' in callable && callable.body && { bodyRange: rangeOf(callable.body) }),
    });
  }

  function nameOf(node: Declaration, owner: ts.Node | undefined): { text: string; range: Range } | undefined {
    if (ts.isConstructorDeclaration(node)) {
      if (!owner || !ts.isClassDeclaration(owner) || !owner.name) return undefined;
      return {
        text: owner.name.text,
        range: [node.getStart(source), node.getStart(source) + 'constructor'.length],
      };
    }
    const name = ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name : node.name;
    if (!name || !ts.isIdentifier(name)) return undefined;
    return { text: name.text, range: rangeOf(name) };
  }

  function parametersOf(node: ts.SignatureDeclaration): NonNullable<Definition['parameters']> {
    const list = node.parameters
      .filter(({ name }) => name.getText(source) !== 'this')
      .map((parameter): Parameter => ({
        range: rangeOf(parameter),
        name: parameter.name.getText(source),
        type: parameter.type?.getText(source) ?? '',
        isOptional:
          parameter.questionToken !== undefined ||
          parameter.initializer !== undefined ||
          parameter.dotDotDotToken !== undefined,
        isPlain: (parameter.modifiers?.length ?? 0) === 0 && ts.isIdentifier(parameter.name),
      }));
    return { range: [node.parameters.pos, node.parameters.end], list, separator: '' };
  }

  function rangeOf(node: ts.Node): Range {
    return [node.getStart(source), node.end];
  }
}

function ownerAt(source: ts.SourceFile, position: number): string {
  const owner = source.statements.find(({ pos, end }) => pos <= position && position < end);
  return String(owner?.pos);
}

function modifier(node: ts.Node, kind: ts.SyntaxKind): ts.Modifier | undefined {
  if (!ts.canHaveModifiers(node)) return undefined;
  return ts.getModifiers(node)?.find((one) => one.kind === kind);
}

function kindOf(node: Declaration): Definition['kind'] {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return 'method';
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) return 'field';
  return ts.isVariableStatement(node) ? 'variable' : 'type';
}

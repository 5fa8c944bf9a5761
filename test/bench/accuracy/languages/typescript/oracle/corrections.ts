import type ts from 'typescript';
import { assignedTo, isAssignmentDeclaration, nameOfAssignment, requiredPath } from './assignments.ts';

/** The parts of scip-typescript that are corrected or needed for it, loaded from where it is installed. */
export interface Internals {
  ts: typeof ts;
  scip: { Occurrence: new (fields: Partial<Occurrence>) => Occurrence };
  ScipSymbol: { global: (owner: ScipSymbol, descriptor: unknown) => ScipSymbol };
  metaDescriptor: (name: string) => unknown;
  termDescriptor: (name: string) => unknown;
  /** The prototype of its `FileIndexer`. */
  indexer: FileIndexer;
}

interface ScipSymbol {
  value: string;
  isLocal(): boolean;
  isEmpty(): boolean;
}

interface Occurrence {
  range: number[];
  symbol: string;
  symbol_roles: number;
}

interface FileIndexer {
  checker: ts.TypeChecker;
  sourceFile: ts.SourceFile;
  document: { relative_path: string; occurrences: Occurrence[] };
  index(): void;
  scipSymbol(node: ts.Node): ScipSymbol;
  cached(node: ts.Node, symbol: ScipSymbol): ScipSymbol;
  pushOccurrence(occurrence: Occurrence): void;
  visitSymbolOccurrence(node: ts.Node, symbol: ts.Symbol): void;
  getTSSymbolAtLocation(node: ts.Node): ts.Symbol | undefined;
}

const DEFINITION = 1;

/** The start of a line of output about a file that the indexer could not finish. */
export const FAILURE = 'could not finish ';

/**
 * Mends what scip-typescript 0.4.0 knows from the compiler and does not write down. Which declaration a name has
 * is still the compiler's word alone; what changes is that more declarations get a symbol of their own.
 *
 * - A name that comes through `export … from` leads to what is exported, as in the compiler's own "go to
 *   definition", and a name that leads nowhere has no symbol. Both had one that stood for nothing.
 * - Members of object literals are named by where they stand. They were numbered in the order in which files
 *   refer to them, so that two of one file could share a symbol; methods had none outside their file.
 * - Assignments that declare in JavaScript (`exports.a = …`, `module.exports = …`, `A.prototype.b = …`,
 *   `this.c = …`), class expressions, default exports without a name and destructured variables of a module are
 *   definitions. They had no symbol outside their file.
 * - An export that only passes on a name (`module.exports = { a }`) or a module (`exports.a = require('./a')`) leads
 *   to what has that name, or to what that module exports.
 */
export function correct(internals: Internals): void {
  const { ts, indexer } = internals;
  const original = { ...pick(indexer) };

  indexer.getTSSymbolAtLocation = function (node) {
    const place = ts.isConstructorDeclaration(node) ? (node.getFirstToken() ?? node) : node;
    const symbol = this.checker.getSymbolAtLocation(place);
    const first = symbol?.declarations?.[0];
    if (!symbol || !first) return symbol;
    if (!(symbol.flags & ts.SymbolFlags.Alias) || !ts.isIdentifier(node)) return passedOn(this, symbol, node);
    if (node.parent !== first && ts.isNamespaceImport(first)) return symbol;
    const aliased = this.checker.getAliasedSymbol(symbol);
    return aliased.declarations ? passedOn(this, aliased, node) : undefined;
  };

  indexer.scipSymbol = function (node) {
    const known = canonical(node);
    if (known !== node) return this.scipSymbol(known);
    const name = nameByPlace(node);
    if (name !== undefined) {
      const file = this.scipSymbol(node.getSourceFile());
      const descriptor = internals.metaDescriptor(`${name}@${node.getStart()}`);
      return this.cached(node, internals.ScipSymbol.global(file, descriptor));
    }
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name)) {
      const owner = this.scipSymbol(ts.walkUpBindingElementsAndPatterns(node).parent);
      if (!owner.isLocal() && !owner.isEmpty() && owner.value.endsWith('/'))
        return this.cached(
          node,
          internals.ScipSymbol.global(owner, internals.termDescriptor(node.name.text)),
        );
    }
    return original.scipSymbol.call(this, node);
  };

  indexer.visitSymbolOccurrence = function (node, symbol) {
    const { occurrences } = this.document;
    const before = occurrences.length;
    original.visitSymbolOccurrence.call(this, node, symbol);
    const declared = declaredHere(node, symbol);
    if (!declared) return;
    const name = this.scipSymbol(declared).value;
    for (const occurrence of occurrences.slice(before))
      if (occurrence.symbol === name) occurrence.symbol_roles |= DEFINITION;
  };

  indexer.index = function () {
    try {
      original.index.call(this);
    } catch (error) {
      // The original goes on without a word that anybody would see; what it has so far is kept.
      console.log(`${FAILURE}${this.document.relative_path}: ${String(error)}`);
    }
    for (const statement of this.sourceFile.statements) {
      if (!isNamelessDefault(statement)) continue;
      const start = ts.getLineAndCharacterOfPosition(this.sourceFile, statement.getStart());
      this.pushOccurrence(
        new internals.scip.Occurrence({
          range: [start.line, start.character, start.character + 'export'.length],
          symbol: this.scipSymbol(statement).value,
          symbol_roles: DEFINITION,
        }),
      );
    }
  };

  /** The declaration whose symbol stands for all that declare the same thing by assignment. */
  function canonical(node: ts.Node): ts.Node {
    if (!isAssignmentDeclaration(ts, node)) return node;
    const symbol = (node as { symbol?: ts.Symbol }).symbol;
    const first = symbol?.valueDeclaration ?? symbol?.declarations?.[0] ?? node;
    const value = assignedTo(ts, first);
    if (!value || !isExported(value)) return first;
    const isNamed = (ts.isClassExpression(value) || ts.isFunctionExpression(value)) && value.name;
    return isNamed ? value : first;
  }

  function nameByPlace(node: ts.Node): string | undefined {
    if (isAssignmentDeclaration(ts, node)) return nameOfAssignment(ts, node)?.text ?? 'exports';
    if (isNamelessDefault(node)) return 'default';
    if (ts.isClassExpression(node)) return node.name?.text ?? 'class';
    if (ts.isFunctionExpression(node) && node.name && isExported(node)) return node.name.text;
    const isMember = ts.isObjectLiteralElement(node) && ts.isObjectLiteralExpression(node.parent);
    return isMember ? node.name?.getText() : undefined;
  }

  /** The declaration at this name that the original does not count as one. */
  function declaredHere(node: ts.Node, symbol: ts.Symbol): ts.Node | undefined {
    const { parent } = node;
    if (ts.isClassExpression(parent) && parent.name === node) return parent;
    if (ts.isFunctionExpression(parent) && parent.name === node && isExported(parent)) return parent;
    const declarations = symbol.declarations ?? [];
    return declarations.find(
      (declaration) =>
        isAssignmentDeclaration(ts, declaration) &&
        canonical(declaration) === declaration &&
        nameOfAssignment(ts, declaration) === node,
    );
  }

  /** The target of an export that only passes on a name or another module. */
  function passedOn(self: FileIndexer, symbol: ts.Symbol, node: ts.Node): ts.Symbol {
    const declared = symbol.valueDeclaration;
    if (!declared || node.parent === declared) return symbol;
    const isMember = ts.isObjectLiteralElement(declared) && isExported(declared.parent);
    if (!isMember && !isAssignmentDeclaration(ts, declared)) return symbol;
    const value = ts.isShorthandPropertyAssignment(declared)
      ? self.checker.getShorthandAssignmentValueSymbol(declared)
      : referred(self, ts.isPropertyAssignment(declared) ? declared.initializer : assignedTo(ts, declared));
    const target = value && value.flags & ts.SymbolFlags.Alias ? self.checker.getAliasedSymbol(value) : value;
    return target?.declarations ? target : symbol;
  }

  /** The symbol of a name, or of what the module exports that is required. */
  function referred(self: FileIndexer, value: ts.Expression | undefined): ts.Symbol | undefined {
    if (!value) return undefined;
    if (ts.isIdentifier(value) && ts.isPropertyAssignment(value.parent))
      return self.checker.getSymbolAtLocation(value);
    const path = requiredPath(ts, value);
    const module = path && self.checker.getSymbolAtLocation(path);
    return module?.exports?.get(ts.InternalSymbolName.ExportEquals) ?? module;
  }

  /** Whether it is what `module.exports` is set to. */
  function isExported(value: ts.Node): boolean {
    const { parent } = value;
    return (
      ts.isBinaryExpression(parent) &&
      parent.right === value &&
      ts.isPropertyAccessExpression(parent.left) &&
      parent.left.getText() === 'module.exports'
    );
  }

  function isNamelessDefault(node: ts.Node): boolean {
    if (ts.isExportAssignment(node)) return !node.isExportEquals && !ts.isIdentifier(node.expression);
    return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && !node.name;
  }
}

function pick(indexer: FileIndexer): Pick<FileIndexer, 'scipSymbol' | 'visitSymbolOccurrence' | 'index'> {
  const { scipSymbol, visitSymbolOccurrence, index } = indexer;
  return { scipSymbol, visitSymbolOccurrence, index };
}

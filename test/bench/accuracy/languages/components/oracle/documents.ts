import type ts from 'typescript';
import type { Occurrence, ScipDocument } from '../../../scip/decode.ts';
import { Targets, type Name } from './targets.ts';
import { lineStarts, type SourceMapping } from './virtual-code.ts';

/** A file of the program that stands for a component. */
export interface VirtualFile {
  /** The component, relative to the repository. */
  path: string;
  text: string;
  mapping: SourceMapping;
  /** The ranges of its scripts; all else is markup. */
  scripts: readonly { start: number; end: number }[];
}

/** A place in a file of the repository. */
interface Spot {
  path: string;
  offset: number;
}

/**
 * The definitions of all names in the files of a program, in the positions of the components. A component is a definition at the start
 * of its file. `pathOf` is the path of a file in the repository; undefined for files outside of it.
 */
export function documentsOf(
  typescript: typeof ts,
  program: ts.Program,
  virtual: ReadonlyMap<string, VirtualFile>,
  pathOf: (file: string) => string | undefined,
): ScipDocument[] {
  return new Indexer(typescript, program, virtual, pathOf).documents();
}

class Indexer {
  private readonly ts: typeof ts;
  private readonly program: ts.Program;
  private readonly virtual: ReadonlyMap<string, VirtualFile>;
  private readonly pathOf: (file: string) => string | undefined;
  private readonly targets: Targets;
  private readonly found = new Map<string, { starts: number[]; occurrences: Map<string, Occurrence> }>();

  constructor(
    typescript: typeof ts,
    program: ts.Program,
    virtual: ReadonlyMap<string, VirtualFile>,
    pathOf: (file: string) => string | undefined,
  ) {
    this.ts = typescript;
    this.program = program;
    this.virtual = virtual;
    this.pathOf = pathOf;
    this.targets = new Targets(typescript, program.getTypeChecker());
  }

  documents(): ScipDocument[] {
    const files = this.program.getSourceFiles().filter(({ fileName }) => this.pathOf(fileName) !== undefined);
    for (const file of files) {
      const path = this.pathIn(file);
      this.add({ path, offset: 0 }, symbolOf(path), true, file);
      if (this.virtual.has(file.fileName)) this.add({ path, offset: 0 }, componentOf(path), true, file);
    }
    for (const file of files) this.visit(file);
    return [...this.found].map(([path, { occurrences }]) => ({
      path,
      occurrences: [...occurrences.values()],
    }));
  }

  private visit(node: ts.Node): void {
    const { ts } = this;
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) this.name(node);
    else if (ts.isStringLiteral(node) && this.targets.isKey(node)) this.name(node);
    else if (ts.isStringLiteral(node) && this.targets.isModuleName(node)) this.moduleName(node);
    ts.forEachChild(node, (child) => {
      this.visit(child);
    });
  }

  private moduleName(node: ts.StringLiteral): void {
    const file = node.getSourceFile();
    const spot = this.spot(file, node.getText(), node.getStart());
    const [target] = this.targets.symbolAt(node)?.declarations ?? [];
    if (!spot || !target) return;
    const path = this.pathOf(target.getSourceFile().fileName);
    const isFile = this.ts.isSourceFile(target) && path !== undefined;
    this.add(spot, isFile ? symbolOf(this.pathIn(target)) : OUTSIDE, false, file);
  }

  private name(node: Name): void {
    const file = node.getSourceFile();
    const spot = this.spot(file, node.text, node.getStart());
    if (!spot) return;
    const defined = this.targets.definedBy(node);
    // An attribute is a key of an object that the compiler makes.
    const isAttribute = this.targets.isKey(node) && this.isMarkup(file, spot.offset);
    if (defined && !isAttribute) this.add(spot, this.symbolFor(defined, spot), true, file);
    for (const symbol of this.targets.targetsOf(node))
      for (const declaration of this.targets.declarationsOf(symbol)) {
        const target = this.nameOf(declaration);
        // `$store` names the value of `store`.
        const isValue = node.text === `$${this.targets.nameNode(declaration).text}`;
        if (target) this.add({ ...spot, offset: spot.offset + (isValue ? 1 : 0) }, target, false, file);
      }
  }

  /** The name of a definition; undefined for one that the compiler made and that stands for nothing in the source. */
  private nameOf(declaration: ts.Declaration): string | undefined {
    const file = declaration.getSourceFile();
    if (this.pathOf(file.fileName) === undefined) return OUTSIDE;
    const path = this.pathIn(file);
    if (this.ts.isSourceFile(declaration)) return symbolOf(path);
    if (this.virtual.has(file.fileName) && this.targets.isDefault(declaration)) return componentOf(path);
    const name = this.targets.nameNode(declaration);
    const spot = this.spot(file, name.text, name.start);
    return spot && this.symbolFor(declaration, spot);
  }

  private symbolFor(declaration: ts.Declaration, { path, offset }: Spot): string {
    const { ts } = this;
    const { text } = this.targets.nameNode(declaration);
    const isType =
      ts.isClassLike(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isEnumDeclaration(declaration);
    const suffix = isType ? '#' : ts.isFunctionLike(declaration) ? '().' : '.';
    // A declaration file and its source are matched by the names at their top.
    const name = this.targets.isTopLevel(declaration) ? text : `${text}@${offset}`;
    return `${symbolOf(path)}\`${name}\`${suffix}`;
  }

  private isMarkup(file: ts.SourceFile, offset: number): boolean {
    const scripts = this.virtual.get(file.fileName)?.scripts;
    return scripts?.every(({ start, end }) => offset < start || end <= offset) === true;
  }

  private pathIn(file: ts.SourceFile): string {
    return this.virtual.get(file.fileName)?.path ?? this.pathOf(file.fileName) ?? file.fileName;
  }

  private spot(file: ts.SourceFile, text: string, start: number): Spot | undefined {
    const virtual = this.virtual.get(file.fileName);
    if (!virtual) return { path: this.pathIn(file), offset: start };
    const offset = virtual.mapping.sourceOf(text, start);
    return offset === undefined ? undefined : { path: virtual.path, offset };
  }

  private add({ path, offset }: Spot, symbol: string, isDefinition: boolean, file: ts.SourceFile): void {
    let document = this.found.get(path);
    if (!document) {
      const text = this.virtual.get(file.fileName)?.text ?? file.text;
      document = { starts: lineStarts(text), occurrences: new Map<string, Occurrence>() };
      this.found.set(path, document);
    }
    const line = document.starts.findLastIndex((start) => start <= offset);
    const column = offset - (document.starts[line] ?? 0);
    const key = `${offset} ${symbol} ${isDefinition}`;
    document.occurrences.set(key, { line, column, symbol, isDefinition });
  }
}

const OUTSIDE = 'components npm outside . `outside`/outside.';

/** The file as a module. */
function symbolOf(path: string): string {
  return `components npm own . \`${path}\`/`;
}

function componentOf(path: string): string {
  return `${symbolOf(path)}component.`;
}

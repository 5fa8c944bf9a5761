import type { NdjsonEdge, NdjsonNode } from '../../../../../src/render/ndjson.ts';
import { graphOf, readPaths } from '../../ours/read-export.ts';
import { languageOfFile } from '../../languages/languages.ts';
import type { Implementation, ScipDocument } from '../../scip/decode.ts';
import { OracleIndex } from '../../scip/oracle-index.ts';
import type { FileSyntax } from '../../syntax/file-syntax.ts';
import { parseSyntax } from '../../syntax/read-syntax.ts';
import { Inheritance } from '../inheritance.ts';
import type { World } from '../world.ts';

/** A name in a file: the `occurrence`-th time (from 1) that `text` stands there; `skip` characters into it. */
export interface Spot {
  path: string;
  text: string;
  occurrence?: number;
  skip?: number;
}

/** A small repository, what an oracle says of it and what Treeatlas says. */
export class Comparison {
  private readonly documents = new Map<string, ScipDocument>();
  private readonly records: (NdjsonNode | NdjsonEdge)[] = [];
  private readonly implementations: Implementation[] = [];
  private readonly files: Record<string, string>;

  constructor(files: Record<string, string>) {
    this.files = files;
    for (const path of Object.keys(files)) {
      this.documents.set(path, { path, occurrences: [] });
      this.node(`file:${path}`, { path, text: '' });
    }
  }

  /** The oracle: a definition of the symbol stands there. */
  defines(symbol: string, spot: Spot): this {
    return this.occurs(symbol, spot, true);
  }

  /** The oracle: the symbol is used there. */
  uses(symbol: string, ...spots: Spot[]): this {
    for (const spot of spots) this.occurs(symbol, spot, false);
    return this;
  }

  /** The oracle: the type of the first symbol implements the interface of the second. */
  implements(symbol: string, of: string): this {
    this.implementations.push({ symbol, of });
    return this;
  }

  /** Treeatlas: a node whose name stands there. */
  node(id: string, spot: Spot): this {
    const [kind = ''] = id.split(':', 1);
    const range = spot.text === '' ? null : this.range(spot);
    const name =
      id
        .slice(id.lastIndexOf(':') + 1)
        .split('.')
        .at(-1) ?? '';
    this.records.push({
      t: 'node',
      id,
      kind: kind === 'file' ? 'module' : kind,
      name,
      path: spot.path,
      range,
      nameRange: range,
    });
    return this;
  }

  /** Treeatlas: an edge whose only site is there. */
  edge(type: NdjsonEdge['type'], from: string, to: string, spot: Spot, certain = true): this {
    const how = certain ? 'import' : 'name';
    const sites = [{ path: spot.path, range: this.range(spot) }];
    this.records.push({ t: 'edge', from, to, type, how, certain, sites });
    return this;
  }

  async world(): Promise<World> {
    const syntaxes = new Map<string, FileSyntax>();
    for (const [path, text] of Object.entries(this.files)) syntaxes.set(path, await parseSyntax(path, text));
    const language = Object.keys(this.files).map(languageOfFile).find(Boolean);
    if (!language) throw new Error('The comparison has no file of a language of the benchmark.');
    const [first, ...others] = [...this.documents.values()];
    const documents = first ? [{ ...first, implementations: this.implementations }, ...others] : [];
    const oracle = new OracleIndex(language, documents, syntaxes);
    const graph = graphOf(this.records, language);
    const inheritance = new Inheritance(oracle, syntaxes);
    return { language, oracle, inheritance, syntaxes, graph, read: readPaths(graph) };
  }

  private occurs(symbol: string, spot: Spot, isDefinition: boolean): this {
    const { line, column } = this.position(spot);
    this.documents.get(spot.path)?.occurrences.push({ line, column, symbol, isDefinition });
    return this;
  }

  private range(spot: Spot): NdjsonEdge['sites'][number]['range'] {
    const { line, column } = this.position(spot);
    const start = { line: line + 1, column: column + 1 };
    return { start, end: { line: start.line, column: start.column + 1 } };
  }

  private position({ path, text, occurrence = 1, skip = 0 }: Spot): { line: number; column: number } {
    const source = this.files[path] ?? '';
    let at = -1;
    for (let count = 0; count < occurrence; count++) at = source.indexOf(text, at + 1);
    if (at < 0) throw new Error(`${path} has no "${text}".`);
    const before = source.slice(0, at + skip).split('\n');
    return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
  }
}

import { createHash } from 'node:crypto';
import { edgesOfFile, edgesOfPlainFile, type FileEdge } from '../analyse/file-edges.ts';
import {
  definitionNumber,
  FIRST_DEFINITION,
  isDefinition,
  type LinkEnd,
  type DefinitionNumber,
} from '../facts/ids.ts';
import { declarationCount } from '../files/declarations.ts';
import type { IndexedFile } from '../files/indexed-file.ts';
import { isCandidateRow, linkCell, noEdges } from '../resolve/link/edges.ts';
import { LinkColumn as L, typeCode } from '../resolve/link/links.ts';
import type { Program, ProgramFile } from '../resolve/bind/program.ts';
import { compareText } from '../../model/order.ts';
import { parentPath } from '../../model/path.ts';
import type { Atlas } from './atlas.ts';
import { round, type Beyond } from './file-shard.ts';
import { hashNumbers } from './hash-numbers.ts';
import { KeyPart } from './key-part.ts';
import { misfitsIn } from './misfits.ts';
import { packageReferencesIn } from './package-references.ts';
import { outsideOwnership } from './outside-ownership.ts';

const heritage: ReadonlySet<number> = new Set([typeCode('EXTENDS'), typeCode('IMPLEMENTS')]);

/**
 * Computes the keys of file shards, without making them and without reading facts. A key covers all that `fileShard` reads, so an equal key means an equal
 * shard. It has no numbers of definitions, because these change with every file before them.
 */
export class ShardKeys {
  readonly #atlas: Atlas;
  readonly #beyond: Beyond;
  readonly #seed: string;
  /** By path: the key of the facts. */
  readonly #tables: ReadonlyMap<string, string>;
  /** By path: the hash of the content. */
  readonly #hashes: ReadonlyMap<string, string>;
  readonly #ends = new Map<number, readonly [number, number]>();
  readonly #heritage = new Map<number, ReadonlyMap<DefinitionNumber, Heritage>>();

  /** `program` identifies the code, grammars and libraries. */
  constructor(atlas: Atlas, beyond: Beyond, program: string) {
    this.#atlas = atlas;
    this.#beyond = beyond;
    this.#tables = new Map(
      atlas.records.map(({ path, tables }) => [path, typeof tables === 'string' ? tables : '']),
    );
    this.#hashes = new Map(atlas.records.map(({ path, hash }) => [path, hash]));
    this.#seed = JSON.stringify([program, [...atlas.skippedFiles.generated].sort()]);
  }

  /** Returns the key of a file; undefined if its facts are not cached, so that nothing identifies them. */
  keyOf(record: IndexedFile): string | undefined {
    const { declarations: _declarations, tables, ...rest } = record;
    if (typeof tables !== 'string') return undefined;
    const { naming } = this.#beyond;
    const addresses = [
      naming.addresses.file(record.path),
      naming.addresses.directory(parentPath(record.path)),
    ];
    const key = createHash('sha256')
      .update(this.#seed)
      .update(JSON.stringify([tables, rest, addresses]));
    const file = this.#atlas.analysis.linked.program.fileAt(record.path);
    const part = file ? this.#partOf(file) : this.#partOfPlainFile(record.path);
    if (part) key.update(part.numbers()).update(part.text());
    return key.digest('base64url');
  }

  #partOfPlainFile(path: string): KeyPart | undefined {
    const { analysis } = this.#atlas;
    const file = analysis.plainFiles.get(path);
    if (!file) return undefined;
    const part = new KeyPart({ base: file.number, count: 1 }, (number) => this.#endNumbers(number));
    const edges = edgesOfPlainFile(path, analysis);
    this.#addEdges(part, edges);
    this.#addFilesOf(part, edges, path);
    return part;
  }

  #partOf(file: ProgramFile): KeyPart {
    const { base, declarations } = file;
    const part = new KeyPart({ base, count: declarationCount(declarations) }, (number) =>
      this.#endNumbers(number),
    );
    this.#addNodes(part, file);
    this.#addEdges(part, edgesOfFile(file.index, this.#atlas.analysis));
    this.#addReferringFiles(part, file);
    const { linked } = this.#atlas.analysis;
    const links = linked.links[file.index];
    part.addEnds((links?.imports ?? []).map((number) => number ?? undefined));
    part.addText(JSON.stringify([...(links?.unresolved ?? [])]));
    part.addNumbers(links?.unresolvedUses ?? []);
    part.addNumbers(links?.knownCallees ?? []);
    for (const { from, to, line, column } of links ? packageReferencesIn(links) : []) {
      part.addEnds([from, to]);
      part.addNumbers([line, column]);
    }
    for (const { from, to, ...misfit } of links ? misfitsIn(links) : []) {
      part.addEnds([from, to]);
      part.addText(JSON.stringify(misfit));
    }
    const { dispatchedCalls, unresolvedReferences } = this.#beyond;
    for (const { to, via, total, calls } of dispatchedCalls.ofFile(file)) {
      part.addEnds([to, via, ...calls.map(({ from }) => from)]);
      part.addText(JSON.stringify([total, calls.map(({ how, rule, sites }) => [how, rule, sites])]));
    }
    for (const { name, total, references } of unresolvedReferences.toNamesIn(file)) {
      part.addText(JSON.stringify([name, total, references.map(({ type, sites }) => [type, sites])]));
      part.addEnds(references.map(({ from }) => from));
    }
    part.addText(JSON.stringify(this.#atlas.skippedFiles.mentionsOf(file)));
    part.addText(this.#atlas.roots.contextOf(file));
    for (const each of this.#heritageFrom(file)) part.addText(each);
    return part;
  }

  /** The definitions of the file, and their relations to definitions in other files. */
  #addNodes(part: KeyPart, file: ProgramFile): void {
    const { program } = this.#atlas.analysis.linked;
    const { rank } = this.#atlas.analysis;
    const count = declarationCount(file.declarations);
    const ranks = new Float64Array(count);
    for (let index = 0; index < count; index++) ranks[index] = round(rank[file.base + index] ?? 0);
    part.addNumbers(new Int32Array(ranks.buffer));
    part.addText(this.#beyond.naming.nodesOf(file.index).join('\n'));
    outsideOwnership(file, program, this.#beyond.sameTypes).forEach((each, index) => {
      const { owner, members, declarations, declaredMembers } = each;
      if (owner === undefined && members.length + declarations.length + declaredMembers.length === 0) return;
      part.addNumber(index);
      for (const list of [owner === undefined ? [] : [owner], members, declarations, declaredMembers]) {
        part.addEnds(list);
        // Signatures and documentation are shown, which only the facts have.
        for (const number of list) part.addText(this.#factsOf(program.fileOf(number)));
      }
    });
  }

  #addEdges(part: KeyPart, edges: readonly FileEdge[]): void {
    const add = ({ rows, run, from, to }: FileEdge): void => {
      part.addEnd(from);
      part.addEnds(to);
      for (let row = run.start; row < run.end; row++)
        part.addNumbers(rows, row * L.Width + L.Type, (row + 1) * L.Width);
    };
    const outside: { edge: FileEdge; end: readonly [number, number] }[] = [];
    for (const edge of edges) {
      const [first] = edge.to;
      if (first === undefined || isDefinition(first)) add(edge);
      else outside.push({ edge, end: this.#endNumbers(first) });
    }
    // Externals are numbered as they are found, so another run has them in another order. The sort is stable for edges to the same end.
    outside.sort((a, b) => a.end[0] - b.end[0] || a.end[1] - b.end[1]);
    for (const { edge } of outside) add(edge);
  }

  /** The content of the other files that refer to the file, of whose lines the shard has some. */
  #addReferringFiles(part: KeyPart, file: ProgramFile): void {
    const { dispatchedCalls, unresolvedReferences } = this.#beyond;
    const origins = [
      ...edgesOfFile(file.index, this.#atlas.analysis),
      ...dispatchedCalls.ofFile(file).flatMap(({ calls }) => calls),
      ...unresolvedReferences.toNamesIn(file).flatMap(({ references }) => references),
    ];
    this.#addFilesOf(part, origins, file.path);
  }

  /** Adds the content of the files, other than the one with the shard, where references start. */
  #addFilesOf(part: KeyPart, origins: readonly { from: DefinitionNumber }[], own: string): void {
    const { program } = this.#atlas.analysis.linked;
    const paths = new Set(origins.map(({ from }) => program.fileOf(from).path));
    paths.delete(own);
    for (const path of [...paths].sort(compareText)) part.addText(this.#hashes.get(path) ?? '');
  }

  /** Identifies the supertypes of the file's types, and what roots depend on in the files that declare them. */
  #heritageFrom(file: ProgramFile): string[] {
    const { program } = this.#atlas.analysis.linked;
    const own = this.#heritageOf(file.index);
    const outside = outsideOwners(file, program);
    const types = new Set([...own.keys(), ...outside]);
    const texts: string[] = [];
    for (const type of types) {
      const declaring = program.fileOf(type);
      const above = this.#heritageOf(declaring.index).get(type);
      if (declaring !== file)
        texts.push(
          this.#beyond.naming.end(type).id,
          declaring.declarations.typeFacts,
          ...(above?.edges ?? []),
          String(above?.sites.size ?? 0),
        );
      for (const each of above?.types ?? []) types.add(each);
    }
    return texts;
  }

  /** Returns the supertypes of each type in a file that has some. */
  #heritageOf(file: number): ReadonlyMap<DefinitionNumber, Heritage> {
    const known = this.#heritage.get(file);
    if (known) return known;
    const { rows, runs } = this.#atlas.analysis.edges[file] ?? noEdges;
    const found = new Map<DefinitionNumber, Heritage>();
    for (const { start, end } of runs) {
      if (!heritage.has(linkCell(rows, start, L.Type)) || isCandidateRow(rows, start)) continue;
      const [from, to] = [linkCell(rows, start, L.From), linkCell(rows, start, L.To)];
      const above: Heritage = found.get(from) ?? { edges: [], types: [], sites: new Set() };
      found.set(from, above);
      for (let row = start; row < end; row++)
        above.sites.add(`${linkCell(rows, row, L.Line)}:${linkCell(rows, row, L.Column)}`);
      above.edges.push(`${end - start} ${this.#endNumbers(to).join(' ')}`);
      if (isDefinition(to)) above.types.push(to);
    }
    for (const { edges } of found.values()) edges.sort(compareText);
    this.#heritage.set(file, found);
    return found;
  }

  #factsOf({ path }: ProgramFile): string {
    return this.#tables.get(path) ?? '';
  }

  #endNumbers(number: LinkEnd): readonly [number, number] {
    let numbers = this.#ends.get(number);
    if (!numbers) {
      // The id has kind, path and symbol.
      const { id, name, address, line } = this.#beyond.naming.end(number);
      numbers = hashNumbers(`${id}\n${name}\n${address}\n${line}`);
      this.#ends.set(number, numbers);
    }
    return numbers;
  }
}

/** The supertypes of a type in the repository, and texts that identify the edges to all supertypes. */
interface Heritage {
  edges: string[];
  types: DefinitionNumber[];
  /** Positions of the supertypes in the source. */
  sites: Set<string>;
}

/** The types in other files that own definitions of a file. */
function outsideOwners({ base, declarations }: ProgramFile, program: Program): Set<DefinitionNumber> {
  const owners = new Set<DefinitionNumber>();
  for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
    const owner = program.outsideOwner(definitionNumber(base, index));
    if (owner !== undefined) owners.add(owner);
  }
  return owners;
}

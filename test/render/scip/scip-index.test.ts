import { fromBinary } from '@bufbuild/protobuf';
import {
  IndexSchema,
  PositionEncoding,
  SymbolInformation_Kind,
  SymbolRole,
  TextEncoding,
} from '@c4312/scip/scip_pb.js';
import type { Document, Index } from '@c4312/scip/scip_pb.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileShard } from '../../../src/model/file-shard.ts';
import type { PackageIdentity } from '../../../src/model/package-identity.ts';
import { scipIndex } from '../../../src/render/scip/scip-index.ts';
import { descriptor, symbolPrefix } from '../../../src/render/scip/symbol.ts';
import { filesOf, hostileFiles, hostileNames, makeFile, packageEnd, tinyFiles } from '../export-files.ts';
import { readSymbol } from './read-symbol.ts';

const shop: PackageIdentity = { manager: 'npm', name: 'shop', version: '1.0.0' };
const PREFIX = 'treeatlas npm shop 1.0.0 ';

async function exported(files: readonly FileShard[], identity = shop): Promise<Index> {
  const chunks: Uint8Array[] = [];
  const index = scipIndex({
    files: filesOf(files),
    version: '1.2.3',
    projectRoot: 'file:///home/shop',
    titles: new Map([['toy', 'Toy']]),
    packageFinder: { see: () => undefined, find: () => identity },
  });
  for await (const chunk of index) chunks.push(chunk);
  return fromBinary(IndexSchema, Buffer.concat(chunks));
}

function document(index: Index, path: string): Document | undefined {
  return index.documents.find(({ relativePath }) => relativePath === path);
}

/** Converts a span to a SCIP range. */
function range([startLine, startColumn, endLine, endColumn]: readonly [
  number,
  number,
  number,
  number,
]): number[] {
  const start = [startLine - 1, startColumn - 1];
  return startLine === endLine ? [...start, endColumn - 1] : [...start, endLine - 1, endColumn - 1];
}

/** Checks the invariants of any SCIP index. */
function expectSound({ documents, externalSymbols }: Index): void {
  const known = [...documents.flatMap(({ symbols }) => symbols), ...externalSymbols].map(
    ({ symbol }) => symbol,
  );
  expect(new Set(known).size).toBe(known.length);
  const symbols = new Set(known);
  for (const symbol of symbols) expect(() => readSymbol(symbol), symbol).not.toThrow();
  for (const { occurrences, symbols: own, positionEncoding } of documents) {
    expect(positionEncoding).toBe(PositionEncoding.UTF16CodeUnitOffsetFromLineStart);
    const defined = occurrences.filter(({ symbolRoles }) => symbolRoles & SymbolRole.Definition);
    expect(defined.map(({ symbol }) => symbol).sort()).toEqual(own.map(({ symbol }) => symbol).sort());
    for (const { symbol, range: place } of occurrences) {
      expect(symbols, symbol).toContain(symbol);
      expect([3, 4]).toContain(place.length);
    }
    const starts = occurrences.map(({ range: [line = 0, column = 0] }) => line * 100_000 + column);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const enclosing = own.map(({ enclosingSymbol }) => enclosingSymbol).filter(Boolean);
    for (const symbol of enclosing) expect(symbols).toContain(symbol);
  }
}

describe('the SCIP export', () => {
  let index: Index;
  beforeAll(async () => {
    index = await exported(tinyFiles);
  });

  it('has metadata about the tool, the project and the encoding', () => {
    expect(index.metadata).toMatchObject({
      toolInfo: { name: 'treeatlas', version: '1.2.3' },
      projectRoot: 'file:///home/shop',
      textDocumentEncoding: TextEncoding.UTF8,
    });
  });

  it('has a document for each source file, and one symbol for each definition', () => {
    const sources = tinyFiles.filter(({ language }) => language !== null).map(({ path }) => path);
    expect(index.documents.map(({ relativePath }) => relativePath)).toEqual(expect.arrayContaining(sources));
    expect(document(index, 'src/shop/cart.ts')!.language).toBe('Toy');
    expectSound(index);
  });

  it('has a definition at the name of every node, with the whole node as enclosing range', () => {
    for (const { path, nodes, language } of tinyFiles) {
      if (language === null) continue;
      const definitions = document(index, path)!.occurrences.filter(({ symbolRoles }) => symbolRoles & 1);
      expect(definitions.map((each) => [each.range, each.enclosingRange])).toEqual(
        expect.arrayContaining(nodes.map(({ nameSpan, span }) => [range(nameSpan), range(span)])),
      );
    }
  });

  it('has a reference at every site of a resolved reference, and no others', () => {
    const symbolOf = new Map(
      tinyFiles.flatMap(({ path, nodes }) => {
        const definitions =
          document(index, path)?.occurrences.filter(({ symbolRoles }) => symbolRoles & 1) ?? [];
        const at = new Map(definitions.map((each) => [each.range.join(), each.symbol]));
        return nodes.map(({ id, nameSpan }) => [id, at.get(range(nameSpan).join())] as const);
      }),
    );
    for (const { path, nodes, ends, edges, language } of tinyFiles) {
      if (language === null) continue;
      const wanted = edges
        .filter(({ from }) => from < nodes.length)
        .flatMap(({ from, to, sites }) => {
          const end = [...nodes, ...ends][to]!;
          // Overrides are relationships, not occurrences.
          const elsewhere = sites.filter((site) => site.join() !== nodes[from]!.nameSpan.join());
          return elsewhere.map((site) => `${range(site).join()} ${symbolOf.get(end.id) ?? end.name}`);
        });
      const got = document(index, path)!
        .occurrences.filter(({ symbolRoles }) => !(symbolRoles & 1))
        .map((each) => {
          const external = index.externalSymbols.find(({ symbol }) => symbol === each.symbol);
          return `${each.range.join()} ${external?.displayName ?? each.symbol}`;
        });
      expect(got.sort(), path).toEqual([...new Set(wanted)].sort());
    }
  });

  it('marks imports with a role', () => {
    const imports = document(index, 'src/shop/order.ts')!.occurrences.filter(
      ({ symbolRoles }) => symbolRoles & 2,
    );
    expect(imports.map(({ symbol }) => symbol)).toContain(`${PREFIX}src/shop/\`cart.ts\`/`);
  });

  it('has the signature, documentation and kind of symbols', () => {
    const cart = document(index, 'src/shop/cart.ts')!.symbols.find(
      ({ displayName }) => displayName === 'Cart',
    );
    expect(cart).toMatchObject({
      symbol: `${PREFIX}src/shop/\`cart.ts\`/Cart#`,
      kind: SymbolInformation_Kind.Class,
      signatureDocumentation: { language: 'Toy', text: expect.stringContaining('class Cart') as string },
      enclosingSymbol: `${PREFIX}src/shop/\`cart.ts\`/`,
    });
    expect(cart?.documentation).toHaveLength(1);
  });
});

describe('symbols', () => {
  it('have relationships to what they implement; for members, references are shared', async () => {
    const base = makeFile({
      path: 'base.x',
      nodes: [
        { kind: 'interface', name: 'Base' },
        { kind: 'method', name: 'run', parent: 1 },
      ],
    });
    const ends = base.nodes.map(({ id, kind, name, symbol }) => ({ id, kind, name, symbol, path: 'base.x' }));
    const own = makeFile({
      path: 'own.x',
      nodes: [
        { kind: 'class', name: 'Own' },
        { kind: 'method', name: 'run', parent: 1 },
      ],
      ends,
      edges: [
        { from: 1, to: 4, type: 'IMPLEMENTS', how: 'import', sites: [[1, 20, 1, 24]] },
        { from: 2, to: 5, type: 'OVERRIDES', how: 'member', sites: [[2, 3, 2, 6]] },
      ],
    });
    const { documents } = await exported([base, own]);
    const [, type, member] = documents[1]!.symbols;
    expect(type?.relationships).toMatchObject([
      { symbol: `${PREFIX}\`base.x\`/Base#`, isImplementation: true, isReference: false },
    ]);
    expect(member?.relationships).toMatchObject([
      { symbol: `${PREFIX}\`base.x\`/Base#run().`, isImplementation: true, isReference: true },
    ]);
    // The name of a member is its definition, not a reference to the overridden member.
    expect(documents[1]!.occurrences.map(({ symbolRoles }) => symbolRoles)).toEqual([1, 1, 0, 1]);
  });

  it('differ for symbols with the same name', async () => {
    const { documents } = await exported([
      makeFile({
        path: 'twins.x',
        nodes: [
          { kind: 'function', name: 'twin' },
          { kind: 'function', name: 'twin', symbol: 'twin~2' },
          { kind: 'class', name: 'Both' },
          { kind: 'interface', name: 'Both' },
          { kind: 'class', name: 'Both', symbol: 'Both~2' },
          { kind: 'method', name: 'of', parent: 4 },
          { kind: 'property', name: 'in~2' },
        ],
      }),
    ]);
    expect(documents[0]!.symbols.map(({ symbol }) => symbol.slice(PREFIX.length))).toEqual([
      '`twins.x`/',
      '`twins.x`/twin().',
      '`twins.x`/twin(+1).',
      '`twins.x`/Both#',
      '`twins.x`/`Both~2`#',
      '`twins.x`/`Both~3`#',
      '`twins.x`/`Both~2`#of().',
      '`twins.x`/`in~2`.',
    ]);
  });

  it('of packages differ from those of the repository', async () => {
    const ends = [packageEnd('left pad'), packageEnd('left pad', 'pad.left')];
    const file = makeFile({
      path: 'a.x',
      ends,
      edges: [
        { from: 0, to: 1, type: 'IMPORTS', how: 'package', sites: [[1, 1, 1, 5]] },
        { from: 0, to: 2, type: 'CALLS', how: 'package', sites: [[2, 1, 2, 5]] },
      ],
    });
    const { externalSymbols } = await exported([file]);
    expect(externalSymbols).toMatchObject([
      {
        symbol: 'treeatlas . left  pad . `left pad`/',
        kind: SymbolInformation_Kind.Package,
        displayName: 'left pad',
      },
      { symbol: 'treeatlas . left  pad . pad.left.', displayName: 'pad.left' },
    ]);
  });

  it('follow the grammar for any names', async () => {
    const index = await exported(hostileFiles(), { manager: ' a b ', name: '`x` "y"\n', version: '' });
    expectSound(index);
    const [target, user] = index.documents;
    expect(user?.relativePath).toContain('/dot.ted/');
    expect(user?.occurrences.filter(({ symbolRoles }) => symbolRoles === 0)).toHaveLength(
      target!.symbols.length + 2 * (hostileNames.length - 1),
    );
    expect(readSymbol(target!.symbols[6]!.symbol)).toMatchObject({
      scheme: 'treeatlas',
      manager: 'a b',
      package: '`x` "y"',
      version: '',
      descriptors: [
        { name: 'a.x', suffix: '/' },
        { name: 'with space', suffix: '#' },
      ],
    });
  });

  it('survive a round trip', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom('/', '#', '.', '().', '!'),
        (name, suffix) => {
          const symbol = symbolPrefix(shop) + descriptor(name, suffix);
          expect(readSymbol(symbol).descriptors).toEqual([{ name, suffix, disambiguator: '' }]);
        },
      ),
    );
  });

  it('of a damaged atlas throw an error that says what to do', async () => {
    const file = makeFile({
      path: 'a.x',
      ends: [{ id: 'class:gone.x:Gone', kind: 'class', name: 'Gone', symbol: 'Gone', path: 'gone.x' }],
      edges: [{ from: 0, to: 1, type: 'CALLS', how: 'import', sites: [[1, 1, 1, 5]] }],
    });
    await expect(exported([file])).rejects.toThrow(/class:gone\.x:Gone.*Build it again/);
  });
});

import { fromBinary, type Message } from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { IndexSchema, PositionEncoding, SymbolRole } from '@c4312/scip/scip_pb.js';

/** One occurrence of a symbol. Lines and columns count from 0. */
export interface Occurrence {
  line: number;
  column: number;
  symbol: string;
  isDefinition: boolean;
}

/** A type that implements an interface, or a method that implements one of an interface. */
export interface Implementation {
  symbol: string;
  of: string;
}

export interface ScipDocument {
  path: string;
  /** Columns count bytes of UTF-8 instead of UTF-16 code units. */
  inBytes?: true;
  occurrences: Occurrence[];
  /** Implementations among the definitions of the document, where the indexer lists them. */
  implementations?: Implementation[];
}

/** The fields `single_line_range` and `multi_line_range` of `Occurrence`, newer than the schema of the package. */
const typedRanges: ReadonlySet<number> = new Set([8, 9]);

/** The documents of a SCIP index and their occurrences. Throws when the bytes are no index. */
export function decodeIndex(bytes: Uint8Array): ScipDocument[] {
  return fromBinary(IndexSchema, bytes).documents.map(
    ({ relativePath, positionEncoding, occurrences, symbols }): ScipDocument => ({
      path: relativePath,
      ...(positionEncoding === PositionEncoding.UTF8CodeUnitOffsetFromLineStart ? { inBytes: true } : {}),
      occurrences: occurrences.map((occurrence) => {
        const [line = 0, column = 0] = typedStart(occurrence) ?? occurrence.range;
        const isDefinition = (occurrence.symbolRoles & SymbolRole.Definition) !== 0;
        return { line, column, symbol: occurrence.symbol, isDefinition };
      }),
      implementations: symbols.flatMap(({ symbol, relationships }) =>
        relationships.filter((each) => each.isImplementation).map((each) => ({ symbol, of: each.symbol })),
      ),
    }),
  );
}

/** Line and column of a range that is a message of its own; undefined when there is none. */
function typedStart({ $unknown: unknown = [] }: Message): [line: number, column: number] | undefined {
  const field = unknown.find(({ no }) => typedRanges.has(no));
  if (!field) return undefined;
  // Begins with its own length.
  const reader = new BinaryReader(new BinaryReader(field.data).bytes());
  const start: [number, number] = [0, 0];
  while (reader.pos < reader.len) {
    const [no] = reader.tag();
    const value = reader.int32();
    if (no === 1) start[0] = value;
    else if (no === 2) start[1] = value;
  }
  return start;
}

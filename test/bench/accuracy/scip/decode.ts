import { fromBinary } from '@bufbuild/protobuf';
import { IndexSchema, SymbolRole } from '@c4312/scip/scip_pb.js';

/** One occurrence of a symbol. Lines and columns count from 0, columns in UTF-16 code units (see `OracleIndex`). */
export interface Occurrence {
  line: number;
  column: number;
  symbol: string;
  isDefinition: boolean;
}

export interface ScipDocument {
  path: string;
  occurrences: Occurrence[];
}

/** The documents of a SCIP index and their occurrences. Throws when the bytes are no index. */
export function decodeIndex(bytes: Uint8Array): ScipDocument[] {
  return fromBinary(IndexSchema, bytes).documents.map(({ relativePath, occurrences }) => ({
    path: relativePath,
    occurrences: occurrences.map(({ range: [line = 0, column = 0], symbol, symbolRoles }) => ({
      line,
      column,
      symbol,
      isDefinition: (symbolRoles & SymbolRole.Definition) !== 0,
    })),
  }));
}

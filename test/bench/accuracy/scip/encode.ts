import { create, toBinary } from '@bufbuild/protobuf';
import { IndexSchema, PositionEncoding, SymbolRole } from '@c4312/scip/scip_pb.js';
import type { ScipDocument } from './decode.ts';

/** A SCIP index of these documents, whose columns count UTF-16 code units. */
export function encodeIndex(documents: readonly ScipDocument[]): Uint8Array {
  return toBinary(
    IndexSchema,
    create(IndexSchema, {
      documents: documents.map(({ path, occurrences, implementations = [] }) => ({
        relativePath: path,
        positionEncoding: PositionEncoding.UTF16CodeUnitOffsetFromLineStart,
        occurrences: occurrences.map(({ line, column, symbol, isDefinition }) => ({
          range: [line, column, column],
          symbol,
          symbolRoles: isDefinition ? SymbolRole.Definition : SymbolRole.UnspecifiedSymbolRole,
        })),
        symbols: implementations.map(({ symbol, of }) => ({
          symbol,
          relationships: [{ symbol: of, isImplementation: true }],
        })),
      })),
    }),
  );
}

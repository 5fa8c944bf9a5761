import type { FileShard } from '../../../model/file-shard.ts';
import { pathAddress } from '../../../model/address.ts';
import type { SearchDocuments } from '../../../model/search-shards.ts';
import { callsOf, type PartCalls } from './call-pairs.ts';
import { documentRow, type DocumentRow } from './document-rows.ts';
import { documentsOf } from './documents.ts';
import { modelText } from './model-text.ts';
import { TermReader } from './term-reader.ts';

/** The facts of a file that search reads. */
export interface SearchPart {
  path: string;
  name: SearchDocuments['files'][number];
  /** See `documentRow`. */
  rows: DocumentRow[];
  /** The first and the last line of each document. */
  lines: Uint32Array;
  /** The terms of the file, each once, separated by line breaks. */
  terms: string;
  /** The number of terms of each document. */
  counts: Uint32Array;
  /** The terms of all documents, as numbers of `terms`, and their impacts. */
  found: Uint32Array;
  impacts: Uint8Array;
  calls: PartCalls;
  /** Model input of each document; empty without a model. */
  texts: string[];
}

/** Returns a function that makes the part of a file. */
export function searchParts(hasModel: boolean): (shard: FileShard) => SearchPart {
  const reader = new TermReader();
  return (shard) => {
    const documents = documentsOf(shard);
    const terms = reader.read(documents);
    const { path, address } = shard;
    return {
      path,
      name: address === pathAddress(path) ? path : [path, address],
      rows: documents.map(({ node, lines, heading }) => documentRow(shard, node, lines, heading)),
      lines: Uint32Array.from(documents.flatMap(({ lines }) => lines)),
      ...terms,
      calls: callsOf(shard, documents),
      texts: hasModel ? documents.map(({ text }) => modelText(text)) : [],
    };
  };
}

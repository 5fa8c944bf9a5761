import { bucketOf, toBuckets } from '../../../model/buckets.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { compareText } from '../../../model/order.ts';
import { ByteWriter, packBytes } from '../../../model/packed-bytes.ts';
import { packVector } from '../../../model/packed-vectors.ts';
import type { SearchTerms } from '../../../model/search-shards.ts';
import type { Steps } from '../../../derive/steps.ts';
import type { Meaning } from './meaning/learn-meaning.ts';
import type { Postings } from './postings.ts';

/** Size of a file in characters. A query reads one file per word, in browsers too. */
const FILE_CHARACTERS = 40_000;
/** The characters of JSON around the strings of a row, about. */
const ROW_CHARACTERS = 16;
/**
 * For a term in more documents, only those with the highest impact are kept. The others would not rank high
 * anyway.
 */
const MAX_DOCUMENTS = 30_000;

/** Returns the term files and the first term of each. */
export function* termFiles(
  names: readonly string[],
  postings: Postings,
  documentCounts: Uint32Array,
  meaning: Meaning,
): Steps<{ firstTerms: string[]; artifacts: Artifact[] }> {
  const byTerm = toBuckets(postings.terms, names.length);
  const documents = documentsOf(postings);
  const { impacts } = postings;
  yield;
  const firstTerms: string[] = [];
  const artifacts: Artifact[] = [];
  let rows: SearchTerms['rows'] = [];
  let size = 0;
  const flush = (): void => {
    const first = rows[0]?.[0];
    if (first === undefined) return;
    artifacts.push({
      path: artifactPath.searchTerms(firstTerms.length),
      value: { rows } satisfies SearchTerms,
    });
    firstTerms.push(first);
    rows = [];
    size = 0;
  };
  const order = [...names.keys()].sort((a, b) => compareText(names[a] ?? '', names[b] ?? ''));
  for (const term of order) {
    const name = names[term] ?? '';
    const count = documentCounts[term] ?? 0;
    if (count === 0) continue;
    const row: SearchTerms['rows'][number] = [
      name,
      count,
      pack(bucketOf(byTerm, term), documents, impacts),
      packVector(vectorOf(meaning, term)),
    ];
    rows.push(row);
    size += name.length + row[2].length + row[3].length + ROW_CHARACTERS;
    if (size < FILE_CHARACTERS) continue;
    flush();
    yield;
  }
  flush();
  return { firstTerms, artifacts };
}

function vectorOf({ rowOfTerm, terms, dimensions }: Meaning, term: number): Float64Array {
  const row = rowOfTerm[term] ?? -1;
  return row < 0 ? new Float64Array() : terms.subarray(row * dimensions, (row + 1) * dimensions);
}

/** Returns the document of each posting. */
function documentsOf({ starts, length, documents }: Postings): Uint32Array {
  const found = new Uint32Array(length);
  for (let document = 0; document < documents; document++)
    found.fill(document, starts[document], starts[document + 1]);
  return found;
}

/** Packs the documents and impacts of a term; `positions` are its postings. */
function pack(positions: Int32Array, documents: Uint32Array, impacts: Uint8Array): string {
  const least = leastImpact(positions, impacts);
  const writer = new ByteWriter();
  let last = -1;
  for (const at of positions) {
    const [document, impact] = [documents[at] ?? 0, impacts[at] ?? 0];
    if (impact < least) continue;
    writer.number(document - last - 1);
    writer.byte(impact);
    last = document;
  }
  return packBytes(writer.bytes());
}

/** Returns the least impact of the documents that are kept. */
function leastImpact(positions: Int32Array, impacts: Uint8Array): number {
  if (positions.length <= MAX_DOCUMENTS) return 0;
  const counts = new Uint32Array(256);
  for (const at of positions) {
    const impact = impacts[at] ?? 0;
    counts[impact] = (counts[impact] ?? 0) + 1;
  }
  let kept = 0;
  for (let impact = 255; impact > 0; impact--) {
    kept += counts[impact] ?? 0;
    if (kept > MAX_DOCUMENTS) return impact + 1;
  }
  return 0;
}

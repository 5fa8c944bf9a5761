import { impactOf } from '../codec/relevance.ts';
import { runsOf, termsOfRun, wholeTerm } from '../codec/terms.ts';
import type { DocumentText, SearchDocument } from './documents.ts';

interface Field {
  weight: number;
  /**
   * From 0 (the length of the text does not matter) to 1 (a word loses weight in proportion to length /
   * `usual`).
   */
  shortening: number;
  usual: number;
}

/**
 * Lengths are compared with constants and not with the mean of the repository, so that the weights of a
 * document do not depend on other documents.
 */
const fields: Record<keyof DocumentText, Field> = {
  name: { weight: 5, shortening: 0, usual: 1 },
  owner: { weight: 2, shortening: 0, usual: 1 },
  path: { weight: 1.5, shortening: 0, usual: 1 },
  signature: { weight: 3, shortening: 0, usual: 1 },
  doc: { weight: 1.5, shortening: 0.8, usual: 12 },
  callers: { weight: 1, shortening: 0.4, usual: 3 },
  body: { weight: 2, shortening: 0.9, usual: 70 },
};
const fieldNames = Object.keys(fields) as (keyof DocumentText)[];

/** Maximum number of identifiers whose terms are remembered between files, because identifiers repeat. */
const MAX_RUNS = 200_000;

/** The terms of the documents of one file; see `SearchPart`. */
export interface FoundTerms {
  terms: string;
  counts: Uint32Array;
  found: Uint32Array;
  impacts: Uint8Array;
}

/** Finds the terms of documents and their impact. */
export class TermReader {
  /** The terms of each run of letters. A term is a number of `#names`. */
  readonly #runs = new Map<string, readonly number[]>();
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  #counts = new Uint32Array(1024);
  #weights = new Float64Array(1024);
  /** The number of a term in the file, plus one. */
  #local = new Uint32Array(1024);

  read(documents: readonly Pick<SearchDocument, 'text' | 'heading'>[]): FoundTerms {
    if (this.#runs.size >= MAX_RUNS) this.#forget();
    const terms: number[] = [];
    const counts: number[] = [];
    const all: number[] = [];
    const impacts: number[] = [];
    for (const { text, heading } of documents) {
      const found = this.#weigh(text, heading === undefined);
      counts.push(found.length);
      for (const term of found) {
        if (this.#local[term] === 0) this.#local[term] = terms.push(term);
        all.push((this.#local[term] ?? 0) - 1);
        impacts.push(impactOf(this.#weights[term] ?? 0));
        this.#weights[term] = 0;
      }
    }
    for (const term of terms) this.#local[term] = 0;
    return {
      terms: terms.map((term) => this.#names[term] ?? '').join('\n'),
      counts: Uint32Array.from(counts),
      found: Uint32Array.from(all),
      impacts: Uint8Array.from(impacts),
    };
  }

  /** Adds up the weights of the terms of a document. Returns the terms in the order of their first occurrence. */
  #weigh(text: DocumentText, isCode: boolean): number[] {
    const found: number[] = [];
    for (const field of fieldNames) {
      const touched: number[] = [];
      let length = 0;
      for (const piece of [text[field]].flat()) length += this.#count(piece, touched);
      const { weight, shortening, usual } = fields[field];
      const norm = 1 - shortening + (shortening * length) / usual;
      for (const term of touched) {
        this.#add(term, (weight * (1 + Math.log(this.#counts[term] ?? 1))) / norm, found);
        this.#counts[term] = 0;
      }
    }
    const whole = isCode ? wholeTerm(text.name) : undefined;
    if (whole !== undefined) this.#add(this.#numberOf(whole), fields.name.weight, found);
    return found;
  }

  #count(text: string, touched: number[]): number {
    let length = 0;
    for (const run of runsOf(text)) {
      for (const term of this.#termsOf(run)) {
        length++;
        const before = this.#counts[term] ?? 0;
        if (before === 0) touched.push(term);
        this.#counts[term] = before + 1;
      }
    }
    return length;
  }

  #add(term: number, weight: number, found: number[]): void {
    const before = this.#weights[term] ?? 0;
    if (before === 0) found.push(term);
    this.#weights[term] = before + weight;
  }

  #termsOf(run: string): readonly number[] {
    const known = this.#runs.get(run);
    if (known) return known;
    const terms = termsOfRun(run).map((term) => this.#numberOf(term));
    this.#runs.set(run, terms);
    return terms;
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#names.push(term) - 1;
    this.#numbers.set(term, number);
    if (number >= this.#counts.length) {
      this.#counts = grown(this.#counts, new Uint32Array(this.#counts.length * 2));
      this.#weights = grown(this.#weights, new Float64Array(this.#weights.length * 2));
      this.#local = grown(this.#local, new Uint32Array(this.#local.length * 2));
    }
    return number;
  }

  #forget(): void {
    this.#runs.clear();
    this.#numbers.clear();
    this.#names.length = 0;
  }
}

function grown<Numbers extends Uint32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

import { impactOf } from '../codec/relevance.ts';
import { runsOf, termsOfRun, wholeTerm } from '../codec/terms.ts';
import type { DocumentText } from './documents.ts';

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

/** Maximum number of identifiers whose terms are cached, because identifiers repeat. */
const MAX_RUNS = 200_000;

export interface TermImpact {
  term: number;
  impact: number;
}

/** Numbers terms in order of occurrence, and computes their impact in documents. */
export class TermTable {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #runs = new Map<string, readonly number[]>();
  #counts = new Uint32Array(1024);
  #weights = new Float64Array(1024);

  /** Returns the terms of a document with their impact, ordered by number. */
  impactsOf(text: DocumentText, isCode: boolean): TermImpact[] {
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
    return found
      .sort((a, b) => a - b)
      .map((term) => {
        const impact = impactOf(this.#weights[term] ?? 0);
        this.#weights[term] = 0;
        return { term, impact };
      });
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
    if (this.#runs.size >= MAX_RUNS) this.#runs.clear();
    const terms = termsOfRun(run).map((term) => this.#numberOf(term));
    this.#runs.set(run, terms);
    return terms;
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.names.length;
    this.names.push(term);
    this.#numbers.set(term, number);
    if (number >= this.#counts.length) {
      this.#counts = grown(this.#counts, new Uint32Array(this.#counts.length * 2));
      this.#weights = grown(this.#weights, new Float64Array(this.#weights.length * 2));
    }
    return number;
  }
}

function grown<Numbers extends Uint32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

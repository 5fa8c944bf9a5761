import { fromBinary } from '@bufbuild/protobuf';
import { IndexSchema, type Document, type Occurrence } from '@c4312/scip/scip_pb.js';
import { readFileSync } from 'node:fs';
import { compareText } from '../../../src/model/order.ts';

/** The facts that two indexes share, and those in only one of them. Sorted. */
export interface Difference {
  shared: string[];
  onlyOurs: string[];
  onlyOracle: string[];
}

export interface ScipComparison {
  /** Paths. All other facts are about files in both indexes. */
  documents: Difference;
  /** `path:line:column` of a name, 1-based; `path:1:1` for a file. */
  definitions: Difference;
  /** From a reference to its definition, as `path:line:column -> path:line:column`. */
  references: Difference;
}

type Documents = ReadonlyMap<string, Document>;

const DEFINITION = 1;

/**
 * Compares two SCIP indexes of one repository by places, because no two programs name symbols alike. A symbol that
 * is defined at several places (overloads, merged declarations) is one definition; the use of a constructor is one
 * of its class. What has no name outside of a function and what lies outside of the repository counts on neither
 * side. Throws when a file cannot be read or is no index.
 */
export function compareScip(oursPath: string, oraclePath: string): ScipComparison {
  const [allOurs, allOracle] = [readDocuments(oursPath), readDocuments(oraclePath)];
  const documents = difference(new Set(allOurs.keys()), new Set(allOracle.keys()));
  const [ours, oracle] = [only(allOurs, documents.shared), only(allOracle, documents.shared)];
  const nameless = new Set([...namelessPlaces(ours), ...namelessPlaces(oracle)]);
  const mine = new Set(definedPlaces(ours, nameless));
  const known = new Set(definedPlaces(oracle, nameless).filter((place) => mine.has(place)));
  const [left, right] = [claimsOf(ours, nameless, known), claimsOf(oracle, nameless, known)];
  return {
    documents,
    definitions: difference(left.definitions, right.definitions),
    references: difference(left.references, right.references),
  };
}

function readDocuments(path: string): Documents {
  const { documents } = fromBinary(IndexSchema, readFileSync(path));
  return new Map(documents.map((document) => [document.relativePath, document]));
}

function only(index: Documents, paths: readonly string[]): Documents {
  const wanted = new Set(paths);
  return new Map([...index].filter(([path]) => wanted.has(path)));
}

interface Claims {
  definitions: Set<string>;
  references: Set<string>;
}

/** `known` are ranges at which both indexes define something. A symbol with several definitions is identified by one of them. */
function claimsOf(index: Documents, nameless: ReadonlySet<string>, known: ReadonlySet<string>): Claims {
  const definitions = new Map<string, string>();
  for (const [symbol, places] of placesBySymbol(index, nameless)) {
    const place = places.find((each) => known.has(each)) ?? places[0];
    if (place !== undefined) definitions.set(symbol, place);
  }
  const references = new Set<string>();
  for (const [path, { symbol, symbolRoles, range }] of occurrencesOf(index)) {
    const meant = definitions.get(classOf(symbol)) ?? definitions.get(symbol);
    if (symbolRoles & DEFINITION || meant === undefined) continue;
    // Indexers differ in whether the range of a module name includes the quotes, so only the line is compared.
    const site = meant.endsWith(':1:1') ? lineOf(path, range) : placeOf(path, range);
    references.add(`${site} -> ${meant}`);
  }
  return { definitions: new Set(definitions.values()), references };
}

/** The definitions of each symbol, in source order. */
function placesBySymbol(index: Documents, nameless: ReadonlySet<string>): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [path, { symbol, symbolRoles, range }] of occurrencesOf(index)) {
    const place = placeOf(path, range);
    if (!(symbolRoles & DEFINITION) || nameless.has(place) || isNameless(symbol)) continue;
    all.set(symbol, [...(all.get(symbol) ?? []), place]);
  }
  return all;
}

function definedPlaces(index: Documents, nameless: ReadonlySet<string>): string[] {
  return [...placesBySymbol(index, nameless).values()].flat();
}

function* occurrencesOf(index: Documents): Generator<[path: string, occurrence: Occurrence]> {
  for (const [path, { occurrences }] of index) for (const occurrence of occurrences) yield [path, occurrence];
}

/** Returns the ranges of locals, parameters, and members of literals inside a function. */
function namelessPlaces(index: Documents): string[] {
  return [...occurrencesOf(index)]
    .filter(([, { symbol, symbolRoles }]) => symbolRoles & DEFINITION && isNameless(symbol))
    .map(([path, { range }]) => placeOf(path, range));
}

/** Whether a symbol is a numbered local, a parameter, or inside a callable. Of symbols that end in a colon, only modules have a name. */
function isNameless(symbol: string): boolean {
  return /^local |[)\]]$|\((?:\+\d+)?\)\.[^]|(?<!__init__):$/.test(symbol);
}

/** Returns the symbol of the class for a constructor, and others unchanged. */
function classOf(symbol: string): string {
  return symbol.replace(/(?<=#)(?:`<constructor>`|constructor|__init__)\((?:\+\d+)?\)\.$/, '');
}

function difference(ours: ReadonlySet<string>, oracle: ReadonlySet<string>): Difference {
  const sorted = (all: ReadonlySet<string>, wanted: (each: string) => boolean): string[] =>
    [...all].filter(wanted).sort(compareText);
  return {
    shared: sorted(ours, (each) => oracle.has(each)),
    onlyOurs: sorted(ours, (each) => !oracle.has(each)),
    onlyOracle: sorted(oracle, (each) => !ours.has(each)),
  };
}

function placeOf(path: string, [line = 0, column = 0]: readonly number[]): string {
  return `${path}:${line + 1}:${column + 1}`;
}

function lineOf(path: string, [line = 0]: readonly number[]): string {
  return `${path}:${line + 1}`;
}

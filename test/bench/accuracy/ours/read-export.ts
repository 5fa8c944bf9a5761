import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../../src/dev/process.ts';
import type { EdgeType } from '../../../../src/model/kinds.ts';
import type { NdjsonEdge, NdjsonNode } from '../../../../src/render/ndjson.ts';
import type { Language } from '../languages/language.ts';
import { placeOf, type Place } from '../syntax/file-syntax.ts';

export interface OurNode {
  id: string;
  kind: string;
  path: string;
  place: Place;
  /** Owner chain and name. A constructor has those of its class. */
  chain: string[];
  isConstructor: boolean;
}

export interface OurEdge {
  from: string;
  to: string;
  type: EdgeType;
  /** `how`, or `how/rule` where the export tells the rule as well. */
  how: string;
  certain: boolean;
  path: string;
  places: Place[];
}

export interface OurGraph {
  nodes: ReadonlyMap<string, OurNode>;
  edges: readonly OurEdge[];
  /** Certain edges from a type to an interface, by the ids of their nodes. They may have no site. */
  implementations: readonly { from: string; to: string }[];
}

type ExportRecord = NdjsonNode | (NdjsonEdge & { rule?: string });

/** Runs `treeatlas export` of the sources in this checkout. Throws with what it complained of when it fails. */
export async function readExport(repository: string, language: Language, checkout = root): Promise<OurGraph> {
  const child = spawn(
    process.execPath,
    [join(checkout, 'src', 'bin.ts'), 'export', '--format', 'ndjson', repository],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) lines.push(line);
  if ((await ended) !== 0) throw new Error(`treeatlas export failed:\n${complaint.trim().slice(-2000)}`);
  return graphOf(
    lines.map((line) => JSON.parse(line) as ExportRecord),
    language,
  );
}

/** The graph in the records of an export. */
export function graphOf(records: Iterable<ExportRecord>, language: Language): OurGraph {
  const nodes = new Map<string, OurNode>();
  const edges: OurEdge[] = [];
  const implementations: { from: string; to: string }[] = [];
  for (const record of records) {
    if (record.t === 'node') nodes.set(record.id, nodeOf(record, language));
    else {
      edges.push(...edgesOf(record));
      const { from, to, type, certain } = record;
      // Methods implement those of interfaces, too.
      if (type === 'IMPLEMENTS' && certain && to.startsWith('interface:')) implementations.push({ from, to });
    }
  }
  return { nodes, edges, implementations };
}

/** The paths of the files that Treeatlas read. */
export function readPaths({ nodes }: OurGraph): Set<string> {
  return new Set([...nodes.values()].filter(({ kind }) => kind === 'module').map(({ path }) => path));
}

function nodeOf({ id, kind, name, path, nameRange }: NdjsonNode, { symbols }: Language): OurNode {
  const prefix = `${kind}:${path}:`;
  const chain = id.startsWith(prefix)
    ? id
        .slice(prefix.length)
        .split('.')
        .map((part) => part.replace(/~\d+$/, ''))
    : [];
  const isConstructor = kind === 'constructor' || (chain.length > 1 && symbols.constructors.has(name));
  return {
    id,
    kind,
    path,
    place: nameRange ? placeAt(nameRange.start) : 0,
    chain: isConstructor ? chain.slice(0, -1) : chain,
    isConstructor,
  };
}

/**
 * One for each file that the sites are in; nearly always that is one. Operators, keys and loops call without a name: their places have no width,
 * and an index of names knows nothing of them.
 */
function edgesOf({ from, to, type, how, rule, certain, sites }: NdjsonEdge & { rule?: string }): OurEdge[] {
  const edges = new Map<string, OurEdge>();
  for (const { path, range } of sites) {
    if (range.start.line === range.end.line && range.start.column === range.end.column) continue;
    const place = placeAt(range.start);
    const edge = edges.get(path);
    if (edge) edge.places.push(place);
    else {
      const by = rule === undefined ? how : `${how}/${rule}`;
      edges.set(path, { from, to, type, how: by, certain, path, places: [place] });
    }
  }
  return [...edges.values()];
}

function placeAt({ line, column }: { line: number; column: number }): Place {
  return placeOf(line - 1, column - 1);
}

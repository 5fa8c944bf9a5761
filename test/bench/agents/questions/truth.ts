import { readFile } from 'node:fs/promises';
import { answerFor, isModuleName } from '../../accuracy/judge/claims.ts';
import { Inheritance } from '../../accuracy/judge/inheritance.ts';
import { isConversion, isLocal, type World } from '../../accuracy/judge/world.ts';
import type { PreparedOracle } from '../../accuracy/oracle/prepare-oracle.ts';
import type { AccuracyCorpus } from '../../accuracy/corpora/corpora.ts';
import type { Entity } from '../../accuracy/scip/answer.ts';
import { decodeIndex } from '../../accuracy/scip/decode.ts';
import { OracleIndex } from '../../accuracy/scip/oracle-index.ts';
import { lineOf, nameAt, type FileSyntax } from '../../accuracy/syntax/file-syntax.ts';
import { readSyntax } from '../../accuracy/syntax/read-syntax.ts';

/** A function or method of the compiler's index that can contain calls. */
export interface FunctionNode {
  /** `path:line` of its first line. */
  id: string;
  name: string;
  owner: string | undefined;
  path: string;
  /** Line of its name. */
  line: number;
  /** Key of the class that it is a member of. */
  ownerKey: string;
}

type Edges = Map<string, Set<string>>;

/** The call graph of a compiler: from each callee to its callers, by the ids of functions. */
export interface Truth {
  files: ReadonlyMap<string, FileSyntax>;
  functions: ReadonlyMap<string, FunctionNode>;
  callers: Edges;
  callees: Edges;
  /** Calls and other references. */
  users: Edges;
  /** Callers by a call that the compiler cannot resolve, or of an overridden method. */
  possible: Edges;
  /** From a method to the methods of subtypes that override it. */
  overrides: Edges;
}

/** The function around a line, which counts from 1; line 0 stands for code outside of functions. */
export function functionAt(files: ReadonlyMap<string, FileSyntax>, path: string, line: number): string {
  const container = line > 0 ? files.get(path)?.containerAt(line - 1) : undefined;
  return `${path}:${container ? container.first + 1 : 0}`;
}

export async function readTruth(corpus: AccuracyCorpus, oracle: PreparedOracle): Promise<Truth> {
  const documents = decodeIndex(await readFile(oracle.index));
  const syntaxes = new Map<string, FileSyntax>();
  for (const { path } of documents) {
    const syntax = await readSyntax(corpus.language, oracle.root, path);
    if (syntax) syntaxes.set(path, syntax);
  }
  const index = new OracleIndex(corpus.language, documents, syntaxes);
  const world: World = {
    language: corpus.language,
    oracle: index,
    inheritance: new Inheritance(index, syntaxes),
    syntaxes,
    graph: { nodes: new Map(), edges: [], implementations: [] },
    read: new Set(syntaxes.keys()),
  };
  const functions = functionsOf(world);
  const truth: Truth = {
    files: syntaxes,
    functions,
    callers: new Map(),
    callees: new Map(),
    users: new Map(),
    possible: new Map(),
    overrides: overridesOf(world, functions),
  };
  addEdges(world, truth);
  return truth;
}

function functionsOf(world: World): Map<string, FunctionNode> {
  const functions = new Map<string, FunctionNode>();
  for (const entity of world.oracle.entities()) {
    const node = functionOf(world, entity);
    if (node && !isLocal(world, entity)) functions.set(node.id, node);
  }
  return functions;
}

function functionOf(
  { syntaxes }: World,
  { path, places, name, isType, key }: Entity,
): FunctionNode | undefined {
  if (isType) return undefined;
  const chain = name.split('.');
  const own = chain.at(-1) ?? '';
  for (const place of places) {
    const container = syntaxes.get(path)?.containerAt(lineOf(place));
    if (container?.name.split('.').at(-1) !== own || nameAt(syntaxes.get(path), place) !== own) continue;
    return {
      id: `${path}:${container.first + 1}`,
      name: own,
      owner: chain.at(-2),
      path,
      line: lineOf(place) + 1,
      ownerKey: key.slice(0, Math.max(key.indexOf('|'), key.lastIndexOf('.'))),
    };
  }
  return undefined;
}

function overridesOf(world: World, functions: ReadonlyMap<string, FunctionNode>): Edges {
  const byOwner = new Map<string, FunctionNode[]>();
  for (const node of functions.values())
    if (node.owner !== undefined) byOwner.set(node.ownerKey, [...(byOwner.get(node.ownerKey) ?? []), node]);
  const above = new Map<string, Set<string>>();
  for (const { type, of } of world.oracle.implementations()) add(above, type.key, of.key);
  for (const key of byOwner.keys())
    for (const ancestor of world.inheritance.ancestorsOf(key))
      if (ancestor !== undefined) add(above, key, ancestor);
  const edges: Edges = new Map();
  for (const [owner, members] of byOwner)
    for (const ancestor of above.get(owner) ?? [])
      for (const base of byOwner.get(ancestor) ?? [])
        for (const member of members) if (member.name === base.name) add(edges, base.id, member.id);
  return edges;
}

function addEdges(world: World, truth: Truth): void {
  const byName = new Map<string, string[]>();
  for (const { id, name } of truth.functions.values()) byName.set(name, [...(byName.get(name) ?? []), id]);
  for (const [path, syntax] of world.syntaxes) {
    const taken = new Set(syntax.modules.flatMap(({ names }) => names.map(({ place }) => place)));
    for (const place of new Set([...syntax.calls.keys(), ...world.oracle.placesOf(path)])) {
      const isCall = syntax.calls.has(place);
      if (syntax.definitions.has(place) || isModuleName(syntax, place) || taken.has(place)) continue;
      const from = functionAt(world.syntaxes, path, lineOf(place) + 1);
      const answer = answerFor(world, path, place, isCall ? 'calls' : 'references');
      if (answer.kind === 'unknown' || (answer.kind === 'definitions' && answer.open))
        for (const id of byName.get(nameAt(syntax, place) ?? '') ?? []) add(truth.possible, id, from);
      if (answer.kind !== 'definitions') continue;
      for (const entity of answer.entities) {
        const target = functionOf(world, entity)?.id;
        if (target === undefined || !truth.functions.has(target) || isConversion(world, entity)) continue;
        add(truth.users, target, from);
        if (!isCall) continue;
        add(truth.callers, target, from);
        add(truth.callees, from, target);
      }
    }
  }
  for (const [base, members] of truth.overrides)
    for (const member of members)
      for (const caller of truth.callers.get(base) ?? []) add(truth.possible, member, caller);
}

function add(edges: Edges, key: string, value: string): void {
  const values = edges.get(key);
  if (values) values.add(value);
  else edges.set(key, new Set([value]));
}

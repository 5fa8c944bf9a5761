import { baseName, parentPath } from '../../model/path.ts';
import { fileId, symbolId } from '../../model/id.ts';
import type {
  End,
  FileShard,
  UnresolvedReference,
  ShardCandidate,
  ShardEdge,
  ShardImport,
  ShardNode,
} from '../../model/file-shard.ts';
import { compareCandidates, compareEdges } from '../../model/edge-order.ts';
import { isTestFile } from '../../model/root.ts';
import type { CandidateHow, CertainHow } from '../../model/kinds.ts';
import { packLocals } from '../../model/locals.ts';
import { compareText } from '../../model/order.ts';
import { estimateTokens, tiersOf } from '../../model/tokens.ts';
import { edgesOfFile, edgesOfPlainFile } from '../analyse/file-edges.ts';
import { type DefinitionNumber, isNone } from '../facts/ids.ts';
import type { IndexedFile } from '../files/indexed-file.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import {
  accessorsOf,
  interfaceOf,
  isCandidateRow,
  linkCell,
  ruleOf,
  sitesOf,
} from '../resolve/link/edges.ts';
import { LinkColumn as L, linkHows, linkTypes } from '../resolve/link/links.ts';
import { localsOf } from '../resolve/bind/locals.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { type Atlas, type Naming } from './atlas.ts';
import { endTable } from './end-table.ts';
import { exportAliases } from './export-aliases.ts';
import { misfitsIn } from './misfits.ts';
import { listPackageReferences } from './package-references.ts';
import { listValueCalls, valueCallsIn } from './value-calls.ts';
import { outsideOwnership, ownershipFields } from './outside-ownership.ts';
import type { NumberedReference, UnresolvedReferences } from './unresolved-references.ts';
import type { DispatchedCalls } from './dispatched-calls.ts';

/** Data of the whole repository that a file shard needs in addition to its own edges. */
export interface Beyond {
  naming: Naming;
  unresolvedReferences: UnresolvedReferences;
  dispatchedCalls: DispatchedCalls;
  /** Groups of declarations of one type, by the number of each. */
  sameTypes: ReadonlyMap<number, readonly DefinitionNumber[]>;
}

/** The shard of one file. */
export function fileShard(record: IndexedFile, source: string, atlas: Atlas, beyond: Beyond): FileShard {
  const { naming, unresolvedReferences, dispatchedCalls, sameTypes } = beyond;
  const file = atlas.analysis.linked.program.fileAt(record.path);
  const raw = file ? edgesOfFile(file.index, atlas.analysis) : edgesOfPlainFile(record.path, atlas.analysis);
  const links = file && atlas.analysis.linked.links[file.index];
  const dispatched = file ? dispatchedCalls.ofFile(file) : [];
  const unresolvedByName = file ? unresolvedReferences.toNamesIn(file) : [];
  const roots = file ? atlas.roots.of(file) : [];
  const containsTests = file && isTestFile(roots) ? atlas.roots.containsTests(file) : undefined;
  const mentionedInSkipped = file ? atlas.skippedFiles.mentionsOf(file) : [];
  const unresolvedHere = file ? unresolvedReferences.inFile(file) : new Map<string, NumberedReference[]>();
  const valueCalls =
    file && links ? listValueCalls(valueCallsIn(atlas.analysis.linked.program, file, links), source) : [];
  const misfits = links ? misfitsIn(links) : [];
  const locals = file ? localsOf(file) : [];
  const references = file && links ? listPackageReferences(file, links, atlas.analysis.linked.externals) : [];
  const aliases = file && links ? exportAliases(file, links, atlas.analysis.linked.program) : [];
  const outside = file ? outsideOwnership(file, atlas.analysis.linked.program, sameTypes) : [];
  const { ends, indexOf } = endTable(
    [
      ...outside.flatMap(({ owner, members, declarations, declaredMembers }) => [
        ...(owner === undefined ? [] : [owner]),
        ...members,
        ...declarations,
        ...declaredMembers,
      ]),
      ...raw.flatMap(({ from, to }) => [from, ...to]),
      ...(links?.imports ?? []).filter((number) => number !== null),
      ...dispatched.flatMap(({ via, calls }) => [via, ...calls.map(({ from }) => from)]),
      ...unresolvedByName.flatMap(({ references }) => references.map(({ from }) => from)),
      ...valueCalls.map(({ from }) => from),
      ...misfits.flatMap(({ from, to }) => [from, to]),
    ],
    file ?? atlas.analysis.plainFiles.get(record.path)?.number,
    naming,
  );
  const toShardReferences = (references: readonly NumberedReference[]): UnresolvedReference[] =>
    references.map(({ from, type, sites }) => ({ from: indexOf(from), type, sites }));
  const nodes = file
    ? symbolNodes(file, record, atlas, naming).map((node, index) => ({
        ...node,
        ...ownershipFields(outside[index], atlas.analysis.linked.program, indexOf),
      }))
    : [bareNode(record, naming)];
  const testFiles = testsAmong(ends, atlas);
  const certain = raw.filter(({ rows, run }) => !isCandidateRow(rows, run.start));
  const candidates = raw.filter(({ rows, run }) => isCandidateRow(rows, run.start));
  return {
    path: record.path,
    address: naming.addresses.file(record.path),
    directory: naming.addresses.directory(parentPath(record.path)),
    language: record.language,
    status: record.status,
    ...(file?.grammar.isByName ? { isByName: true as const } : {}),
    hash: record.hash,
    lines: record.lines,
    bytes: record.bytes,
    nodes,
    ends,
    edges: certain
      .map(({ from, to, rows, run }): ShardEdge => ({
        from: indexOf(from),
        to: indexOf(to[0] ?? from),
        type: linkTypes[linkCell(rows, run.start, L.Type)] ?? 'REFERENCES',
        how: linkHows[linkCell(rows, run.start, L.How)] as CertainHow,
        ...ruleOf(rows, run),
        ...accessorsOf(rows, run),
        sites: sitesOf(rows, run),
      }))
      .sort(compareEdges),
    candidates: candidates
      .map(({ from, to, rows, run }): ShardCandidate => ({
        from: indexOf(from),
        to: to.map(indexOf).sort((a, b) => a - b),
        type: linkTypes[linkCell(rows, run.start, L.Type)] ?? 'REFERENCES',
        how: linkHows[linkCell(rows, run.start, L.How)] as CandidateHow,
        ...interfaceOf(rows, run, atlas.analysis.linked.interfaces),
        sites: sitesOf(rows, run),
      }))
      .sort(compareCandidates),
    imports: importList(file?.facts.imports ?? [], links?.imports ?? [], indexOf),
    viaOverride: dispatched.map(({ to, via, total, calls }) => ({
      to: indexOf(to),
      via: indexOf(via),
      total,
      calls: calls.map((call) => ({ ...call, from: indexOf(call.from) })),
    })),
    ...(valueCalls.length > 0
      ? { valueCalls: valueCalls.map((each) => ({ ...each, from: indexOf(each.from) })) }
      : {}),
    ...(misfits.length > 0
      ? { misfits: misfits.map((each) => ({ ...each, from: indexOf(each.from), to: indexOf(each.to) })) }
      : {}),
    ...(roots.length > 0 ? { roots } : {}),
    ...(containsTests === undefined ? {} : { containsTests }),
    ...(mentionedInSkipped.length > 0 ? { mentionedInSkipped } : {}),
    findings: record.findings,
    source,
    unresolved: [...(links?.unresolved ?? [])]
      .map(([name, count]) => {
        const references = unresolvedHere.get(name);
        return { name, count, ...(references ? { references: toShardReferences(references) } : {}) };
      })
      .sort((a, b) => b.count - a.count || compareText(a.name, b.name)),
    unresolvedByName: unresolvedByName.map(({ name, total, references }) => ({
      name,
      total,
      references: toShardReferences(references),
    })),
    ...(testFiles.length > 0 ? { testFiles } : {}),
    // Only files with facts have highlights.
    view: {
      path: record.path,
      highlights: [...(file?.highlights ?? [])],
      ...(locals.length > 0 ? { locals: packLocals(locals) } : {}),
      ...(references.length > 0 ? { references } : {}),
      ...(aliases.length > 0 ? { aliases } : {}),
    },
  };
}

/** Returns the paths of ends that are test files, sorted. */
function testsAmong(ends: readonly End[], { analysis, roots }: Atlas): string[] {
  const paths = new Set(ends.flatMap(({ kind, path }) => (kind === 'package' ? [] : [path])));
  return [...paths]
    .filter((path) => {
      const file = analysis.linked.program.fileAt(path);
      return file !== undefined && roots.isTest(file);
    })
    .sort(compareText);
}

/** Returns an entry for each statement and module: the names imported by one specifier, apart from modules among them. */
function importList(
  imports: readonly ImportFact[],
  targets: readonly (number | null)[],
  place: (number: number) => number,
): ShardImport[] {
  const byPlace = new Map<string, ShardImport>();
  imports.forEach(({ source, span, imported, kind }, index) => {
    if (kind === 'qualified') return;
    const to = targets[index] ?? null;
    const key = `${span.join()} ${to ?? ''}`;
    const entry = byPlace.get(key) ?? { source, names: [], to: to === null ? null : place(to), span };
    // A dynamic import adds no entry if names are taken from its result.
    const isListed = entry.names.includes(imported) || (kind === 'dynamic' && entry.names.length > 0);
    if (imported !== '' && !isListed) entry.names.push(imported);
    byPlace.set(key, entry);
  });
  return [...byPlace.values()].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

function bareNode(record: IndexedFile, naming: Naming): ShardNode {
  const name = baseName(record.path);
  return {
    id: fileId(record.path),
    kind: 'module',
    name,
    symbol: '',
    address: naming.addresses.file(record.path),
    parent: null,
    span: [1, 1, Math.max(1, record.lines), 1],
    nameSpan: [1, 1, 1, 1],
    visibility: 'public',
    exported: false,
    modifiers: [],
    rank: 0,
    tokens: {
      skeleton: estimateTokens(record.path),
      summary: estimateTokens(record.path),
      full: estimateTokens(record.bytes),
    },
  };
}

function symbolNodes(file: ProgramFile, record: IndexedFile, atlas: Atlas, naming: Naming): ShardNode[] {
  const addresses = naming.nodesOf(file.index);
  return file.facts.definitions.map((fact, index): ShardNode => {
    const id = index === 0 ? fileId(file.path) : symbolId(fact.kind, file.path, fact.symbol);
    const name = index === 0 ? baseName(file.path) : fact.name;
    return {
      id,
      kind: fact.kind,
      name,
      symbol: fact.symbol,
      address: addresses[index] ?? '',
      parent: isNone(fact.parent) ? null : fact.parent,
      span: index === 0 ? [1, 1, Math.max(1, fact.span[2]), fact.span[3]] : fact.span,
      nameSpan: fact.nameSpan,
      ...(fact.signature ? { signature: fact.signature } : {}),
      ...(fact.declaredType ? { declaredType: fact.declaredType } : {}),
      ...(fact.doc ? { doc: fact.doc } : {}),
      visibility: fact.visibility,
      exported: fact.exported,
      modifiers: fact.modifiers,
      ...(fact.complexity ? { complexity: fact.complexity } : {}),
      rank: round(atlas.analysis.rank[file.base + index] ?? 0),
      tokens: tiersOf({ ...fact, id, name }, index === 0 ? record.bytes : fact.length),
    };
  });
}

/**
 * Rounds to four steps per doubling. Any change moves every rank slightly, and finer ranks would change every
 * page that shows one.
 */
export function round(value: number): number {
  return value <= 0 ? 0 : Number((2 ** (Math.round(Math.log2(value) * 4) / 4)).toPrecision(2));
}

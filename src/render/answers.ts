/**
 * The parts of answers that are rendered. Operations may use what is in this folder and not the other way round,
 * so these shapes are said here once more; a test renders the answer of each operation.
 */
export interface MetaPart {
  total: number;
  returned: number;
  truncated: boolean;
  next: Record<string, unknown> | null;
  commit?: string | null;
  dirty?: boolean;
  coverage?: {
    skippedFileCount: number;
    failedFileCount: number;
    partialFileCount: number;
    sites: { candidate: number; unresolved: number };
  };
  notSeen?: NotSeenPart;
}

export interface NotSeenPart {
  files: { total: number; partial: number; failed: number; leftOut: number; unsearched: number };
  namedIn?: string[];
  dynamic: number;
  unresolved?: { name: string; total: number; uses?: { relPath: string; range: RangePart }[] };
}

export interface RangePart {
  start: { line: number; column: number };
}

export interface TiersPart {
  skeleton: number;
  summary: number;
  full: number;
}

export interface TreePart {
  name: string;
  type: string;
  path?: string;
  signature?: string;
  line?: number;
  tokens: TiersPart;
  more?: number;
  children?: TreePart[];
}

export interface SymbolPart {
  symbolId: string;
  kind: string;
  name: string;
  relPath: string;
  range: RangePart;
}

export interface ReferencePart {
  relPath: string;
  range: RangePart;
  symbolId?: string;
  type: string;
  how: string;
  rule?: string;
}

export interface NodePart {
  node_id: string;
  type: string;
  path: string;
  line_start: number;
  line_end: number;
  content: string;
  metadata: { signature: string | null; docstring: string | null; language: string | null };
  children: { name: string; type: string; line: number; tokens: TiersPart }[];
  edges: { incoming: Record<string, number>; outgoing: Record<string, number>; candidates: number };
}

export interface CallGraphPart {
  nodes: SymbolPart[];
  edges: CallPart[];
  external: CallPart[];
  candidates: {
    total: number;
    edges: (Omit<CallPart, 'toSymbolId'> & { toSymbolIds: string[]; how: string })[];
  };
  through: { total: number; edges: (CallPart & { viaSymbolId: string })[] };
  openCalls: { name: string; symbolId: string; range: RangePart }[];
}

export interface CallPart {
  fromSymbolId: string;
  toSymbolId: string;
  sites: (readonly [number, number, number, number])[];
}

export interface ImportsPart {
  relPath: string;
  imports: { source: string; names: string[]; to: string | null; line: number }[];
}

export interface GraphEdgePart {
  target_id: string;
  edge_type: string;
}

export interface GraphNodePart {
  id: string;
  type: string;
  level: number;
  line_start: number;
  line_end: number;
  depends_on: GraphEdgePart[];
  depended_by: GraphEdgePart[];
  signature?: string;
  description?: string;
  source?: string;
}

export interface DependencyChainPart {
  node: GraphNodePart;
  depth: number;
  edges: GraphEdgePart[];
}

export interface CandidatePart {
  source_id: string;
  target_ids: string[];
  edge_type: string;
}

export interface DependenciesPart {
  center: GraphNodePart;
  outgoing: DependencyChainPart[];
  incoming: DependencyChainPart[];
  external: (GraphEdgePart & { source_id: string })[];
  candidates: { total: number; outgoing: CandidatePart[]; incoming: CandidatePart[] };
}

export interface PicturePart {
  content: string;
  format: string;
  note?: string;
}

export interface ValidationPart {
  summary: { passed: number; warnings: number; errors: number; suppressed: number };
  violations: { rule: string; severity: string; id: string; file: string; line: number; message: string }[];
}

interface SnapshotRecordPart {
  short_id: string;
  timestamp: string;
}

export interface SnapshotsPart {
  snapshots: (SnapshotRecordPart & { subject: string; author: string; tags: string[] })[];
}

export interface SnapshotPart {
  snapshot: SnapshotRecordPart;
  node: GraphNodePart;
}

interface DiffEdgePart extends GraphEdgePart {
  source_id: string;
}

export interface DiffPart {
  from: SnapshotRecordPart;
  to: SnapshotRecordPart;
  summary: Record<'nodes' | 'edges' | 'files', Record<string, number>>;
  nodes: {
    changed: { id: string; parts: string[] }[];
    moved: { id: string; from_id: string; how: string; score: number; parts: string[]; carried: number }[];
    removed: { id: string }[];
    added: { id: string }[];
  };
  edges: { added: DiffEdgePart[]; removed: DiffEdgePart[] };
}

export interface IndexedPart {
  repository: { name: string };
  counts: { files: number; symbols: number };
  delta: Record<string, number>;
  files: { path: string; change: string }[];
}

export interface PlacePart {
  id: string;
  line: number;
  rank: number;
}

export interface OverviewPart {
  repository: string;
  readme: { path: string; excerpt: string } | null;
  counts: {
    directories: number;
    files: number;
    lines: number;
    symbols: number;
    edges: { certain: number; candidate: number };
  };
  languages: { language: string | null; files: number; lines: number }[];
  directories: { path: string; files: number; lines: number; symbols: number; tokens: TiersPart }[];
  entryPoints: PlacePart[];
  topModules: PlacePart[];
  topSymbols: PlacePart[];
  coverage: { reasons: { reason: string; count: number }[] };
  importCycles: { count: number; largest: string[] };
  goOn: string[];
}

export interface DeadSymbolPart {
  file: string;
  line: number;
  symbol: string;
  type: string;
  severity: string;
  reason: string;
  doubts: string[];
  unresolved: { total: number };
  dies_with: { total: number; lines: number };
}

export interface DeadCodePart {
  path: string;
  dead_code: DeadSymbolPart[];
  total: number;
  by_severity: Record<string, number>;
  report_path: string | null;
  roots: { kind: string; count: number }[];
  not_searched: { total: number; files: { file: string; reason: string }[] };
}

import type { FieldNames } from '../operation.ts';
import { snakeNames } from './snake-names.ts';

/** The answer of each action of `lsp`, as contract 003 names its fields. */
export const lspNames = {
  deadcode: {
    ...snakeNames('reportPath', 'bySeverity', 'notRootBecause', 'usedByDead', 'removableWith'),
    symbols: [
      'dead_code',
      { path: 'file', qualifiedName: 'symbol', kind: 'type', unresolved: ['unresolved', { path: 'path' }] },
    ],
    notSearched: ['not_searched', { path: 'file' }],
  },
  impact: {
    ...snakeNames('usedByFiles', 'totalUsages', 'otherDefinitions'),
    ...snakeNames('textMatches', 'textFiles', 'textTruncated'),
    name: 'symbol',
    totalImports: 'imported_by',
    topCallers: ['top_callers', { path: 'file' }],
    textPlaces: ['text_places', { path: 'file' }],
    affected: ['affected', { path: 'file', ...snakeNames('maxDepth', 'usesId', 'viaId', 'totalFiles') }],
    candidates: ['candidates', { path: 'file' }],
    viaOverride: ['via_override', { path: 'file', ...snakeNames('viaId') }],
  },
  check: {
    ...snakeNames('usedByFiles', 'otherDefinitions', 'textMatches', 'textFiles', 'textTruncated'),
    name: 'symbol',
    totalUsages: 'used_by',
    totalImports: 'imported_by',
    totalCandidates: 'candidates',
    textPlaces: ['text_places', { path: 'file' }],
    viaOverride: ['via_override', { path: 'file', ...snakeNames('viaId') }],
  },
  imports: {
    ...snakeNames('importedBy', 'targetKind'),
    sites: ['sites', { path: 'file', importedIds: 'imports' }],
  },
  related: {
    ...snakeNames('totalCalls', 'unresolvedCalls', 'valueCalls', 'otherDefinitions'),
    id: 'symbol_id',
    ids: 'symbol_ids',
    name: 'symbol',
    calls: ['calls', { name: 'name', path: 'file' }],
  },
} as const satisfies Record<string, FieldNames>;

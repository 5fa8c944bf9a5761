import type { ChangeReport, SymbolChange } from '../../model/changes.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import { findUnresolvedName } from '../../query/coverage-gaps.ts';
import { counted } from '../../render/counted.ts';
import type { FilePair } from './file-pairs.ts';
import type { PlacedNode } from './compare-symbols.ts';

type Unseen = ChangeReport['unseen'][number];

/** Most names with unresolved references that are listed. */
const MAX_NAMES = 20;

/** Lists what may hide a broken place: files that could not be read, and references that may mean a changed symbol. */
export function findUnseen(
  changed: readonly FilePair[],
  symbols: readonly (SymbolChange & { placed: PlacedNode | undefined })[],
): Unseen[] {
  const files = changed.flatMap(({ base, head }): Unseen[] => {
    const shard = head ?? base;
    return shard ? fileDoubt(shard) : [];
  });
  const names = symbols.flatMap(({ placed, isBreaking, isTest, name, path }): Unseen[] => {
    const unresolved =
      placed && isBreaking && !isTest ? findUnresolvedName(placed.shard, placed.node) : undefined;
    if (!unresolved) return [];
    const times = counted(unresolved.total, 'reference');
    return [{ text: `${times} to a "${name}" could not be resolved and may mean this one`, path }];
  });
  const left = names.length - MAX_NAMES;
  return [
    ...files.sort((a, b) => compareText(a.path ?? '', b.path ?? '')),
    ...names.slice(0, MAX_NAMES),
    ...(left > 0
      ? [{ text: `${counted(left, 'more name')} with references that could not be resolved` }]
      : []),
  ];
}

function fileDoubt({ status, path, isByName, language }: FileShard): Unseen[] {
  if (status === 'failed') return [{ text: 'could not be parsed, so its references are not known', path }];
  if (status === 'partial') return [{ text: 'has syntax errors in parts, which were left out', path }];
  if (isByName)
    return [{ text: `in ${language ?? 'its language'}, references are found by name only`, path }];
  return [];
}

import type { BrokenPlace } from '../../model/changes.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { isTestFile } from '../../model/root.ts';
import { nameOf } from './broken-places.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import { lineText } from './file-positions.ts';
import type { LostLocal } from './lost-locals.ts';
import type { ReorderedCall } from './reordered-calls.ts';

/** Describes uses of local names that are gone. */
export function placesOfLocals(
  lost: readonly LostLocal[],
  head: FileShard,
  symbols: SymbolComparison,
): BrokenPlace[] {
  return lost.map(({ span, name, fromId }) => {
    const id = symbols.idNow(fromId) ?? fromId;
    return {
      path: head.path,
      span,
      text: lineText(head.source, span[0]),
      inId: id,
      causeId: id,
      reason: 'removed',
      message: `"${name}" is not declared here any more`,
      isCertain: true,
      isTest: isTestFile(head.roots),
    };
  });
}

/** Describes calls whose arguments are in the old order of the parameters. */
export function placesOfReordered(
  calls: readonly ReorderedCall[],
  head: FileShard,
  symbols: SymbolComparison,
): BrokenPlace[] {
  return calls.map(({ span, fromId, targetId }) => ({
    path: head.path,
    span,
    text: lineText(head.source, span[0]),
    inId: symbols.idNow(fromId) ?? fromId,
    causeId: symbols.idNow(targetId) ?? targetId,
    reason: 'argument type',
    message: `the parameters of ${nameOf(targetId)} are in another order`,
    isCertain: true,
    isTest: isTestFile(head.roots),
  }));
}

import { z } from 'zod';
import { endAt } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { dispatchesTo } from '../../query/coverage-gaps.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { page, tokensOf, within } from '../../operations/answer.ts';
import { findDefinitions } from '../../operations/support/definition.ts';
import { isNamed, symbolQuery, unnamed } from '../../operations/support/symbol-query.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { nodeDocuments } from '../../operations/support/node-documents.ts';
import { notSeen } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import type { ReferenceRecord } from '../../operations/support/records.ts';
import { referenceRecords } from '../../operations/support/records.ts';
import { noSuchSymbol, requireCode } from '../../operations/support/target.ts';
import { ReferencesAnswer, renderReferences } from './find-references-answer.ts';

const input = z.strictObject({ ...symbolQuery, limit, offset, budget }).refine(isNamed, unnamed);

export const findReferences = defineOperation({
  name: 'find_references',
  contracts: [{ names: ['AstFindReferences', 'ast-find-references'] }],
  description:
    'Finds every use of a symbol: calls, imports, inheritance, types. Uses that cannot be resolved for certain are listed apart, as candidates; `meta.notSeen` says what none of it can tell.',
  input,
  output: ReferencesAnswer,
  toMarkdown: renderReferences,
  urls: ['api/v1/node/{address}.json'],
  prerender: (store, scope) => nodeDocuments(store, scope, 'find_references', ({ id }) => ({ symbolId: id })),
  async run(store, wanted) {
    await requireCode(store, wanted.repository);
    const { symbolId, name, kind } = wanted;
    const [symbol, ...others] = (await findDefinitions(store, { symbolId, name, kind })).found;
    if (!symbol) throw await noSuchSymbol(store, wanted);
    const size = capLimit(wanted.limit);
    const about = {
      symbolId: symbol.node.id,
      tokens: symbol.node.tokens,
      others: others.map(({ node }) => node.id),
      through: through(symbol),
      notSeen: await notSeen(store, symbol, { withUses: true }),
    };
    // What is certain goes first, and what may be has what is left.
    const room = wanted.budget - tokensOf(about);
    const { items, meta } = page(certain(symbol), wanted.offset, size, room);
    const possible = candidates(symbol);
    const shown = within(possible.slice(0, size), room - tokensOf(items));
    const { notSeen: unknown, ...answer } = about;
    return {
      references: items,
      ...answer,
      candidates: { total: possible.length, references: shown },
      meta: { ...meta, notSeen: unknown },
    };
  },
});

function certain({ shard, index }: FoundNode): ReferenceRecord[] {
  return sorted(edgesOf(shard, index).incoming.flatMap((edge) => referenceRecords(shard, edge)));
}

function candidates({ shard, index }: FoundNode): ReferenceRecord[] {
  return sorted(edgesOf(shard, index).incomingCandidates.flatMap((edge) => referenceRecords(shard, edge)));
}

function through({ shard, index }: FoundNode): ReferencesAnswer['through'] {
  return dispatchesTo(shard, index).map(({ via, total, calls }) => ({
    viaSymbolId: endAt(shard, via).id,
    total,
    references: sorted(calls.flatMap((call) => referenceRecords(shard, { ...call, type: 'CALLS' }))),
  }));
}

function sorted(references: ReferenceRecord[]): ReferenceRecord[] {
  return references.sort(
    (a, b) =>
      compareText(a.relPath, b.relPath) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      compareText(a.type, b.type),
  );
}

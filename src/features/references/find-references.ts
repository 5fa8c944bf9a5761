import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { endAt } from '../../model/file-shard.ts';
import { LineTexts } from '../../model/line-texts.ts';
import { compareText } from '../../model/order.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { dispatchesTo } from '../../query/coverage-gaps.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { page, tokensOf, within } from '../../operations/answer.ts';
import { absenceOf } from '../grep/absence.ts';
import { findDefinitions } from '../../operations/support/find-definitions.ts';
import { astInput, astOutput } from '../../operations/contracts/ast.ts';
import { isNamed, symbolQuery, unnamed } from '../../operations/support/symbol-query.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysed } from '../../operations/support/not-analysed.ts';
import type { ReferenceRecord } from '../../operations/support/records.ts';
import { referenceRecords } from '../../operations/support/records.ts';
import { noSuchSymbol, requireCode } from '../../operations/support/target.ts';
import { ReferencesAnswer, renderReferences } from './find-references-answer.ts';

const input = z.strictObject({ ...symbolQuery, limit, offset, budget }).refine(isNamed, unnamed);

export const findReferences = defineOperation({
  name: 'find_references',
  contracts: [{ names: ['AstFindReferences', 'ast-find-references'], input: astInput, output: astOutput }],
  description:
    'Finds who calls or uses a symbol: all references, callers, usages, imports, subtypes. Lists possible references separately as candidates; `meta.coverageGaps` says what may be missing. For the effects of a change use `impact`; for callers of callers `call_graph`.',
  input,
  output: ReferencesAnswer,
  toMarkdown: renderReferences,
  static: inFile(
    '/symbols/{symbol}/in',
    'Possible references are in `possibleIn` beside it; those to the whole file in `/module/in`.',
  ),
  async run(store, params, { signal }) {
    await requireCode(store, params.repository);
    const { id, name, kind } = params;
    const [symbol, ...others] = (await findDefinitions(store, { id, name, kind })).found;
    if (!symbol) throw await noSuchSymbol(store, params);
    const size = capLimit(params.limit);
    const lines = new LineTexts(symbol.shard);
    const about = {
      id: symbol.node.id,
      tokens: symbol.node.tokens,
      otherDefinitions: others.map(({ node }) => node.id),
      viaOverride: viaOverride(symbol, lines),
      coverageGaps: await coverageGaps(store, symbol, { withReferences: true, signal }),
    };
    // Resolved references come first; possible ones get the rest of the budget.
    const room = params.budget - tokensOf(about);
    const { items, meta } = page(resolved(symbol, lines), params.offset, size, room);
    const candidates = possible(symbol, lines);
    const shown = within(candidates.slice(0, size), room - tokensOf(items));
    const { coverageGaps: gaps, ...answer } = about;
    const isUnused = meta.total + candidates.length + answer.viaOverride.length === 0;
    const absence = isUnused ? { absence: await absenceOf(store, symbol, { signal }) } : {};
    return {
      references: items,
      ...answer,
      candidates: { total: candidates.length, references: shown },
      meta: { ...meta, ...absence, coverageGaps: gaps, ...(await notAnalysed(store, symbol.shard)) },
    };
  },
});

function resolved({ shard, index }: FoundNode, lines: LineTexts): ReferenceRecord[] {
  return sorted(edgesOf(shard, index).incoming.flatMap((edge) => referenceRecords(shard, edge, lines)));
}

function possible({ shard, index }: FoundNode, lines: LineTexts): ReferenceRecord[] {
  return sorted(
    edgesOf(shard, index).incomingCandidates.flatMap((edge) => referenceRecords(shard, edge, lines)),
  );
}

function viaOverride({ shard, index }: FoundNode, lines: LineTexts): ReferencesAnswer['viaOverride'] {
  const type = shard.nodes[index]?.kind === 'property' ? 'REFERENCES' : 'CALLS';
  return dispatchesTo(shard, index).map(({ via, total, calls }) => ({
    viaId: endAt(shard, via).id,
    total,
    references: sorted(calls.flatMap((call) => referenceRecords(shard, { ...call, type }, lines))),
  }));
}

function sorted(references: ReferenceRecord[]): ReferenceRecord[] {
  return references.sort(
    (a, b) =>
      compareText(a.path, b.path) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      compareText(a.type, b.type),
  );
}

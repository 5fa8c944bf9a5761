import { z } from 'zod';
import { EdgeType, CandidateHow } from '../../model/kinds.ts';
import { Span } from '../../model/position.ts';
import { Meta } from '../../operations/answer.ts';
import { OpenRecord } from '../../operations/support/not-seen.ts';
import { EdgeRecord, SymbolRecord } from '../../operations/support/records.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { symbolTable } from '../../operations/support/symbol-table.ts';

const ExternalRecord = z.object({ fromSymbolId: z.string(), toSymbolId: z.string(), sites: z.array(Span) });

export const CandidateRecord = z.object({
  fromSymbolId: z.string(),
  toSymbolIds: z.array(z.string()),
  type: EdgeType,
  how: CandidateHow,
  sites: z.array(Span),
});

export const CallGraphAnswer = z.object({
  nodes: z.array(SymbolRecord).describe('The symbol first, then level by level'),
  edges: z.array(EdgeRecord),
  external: z
    .array(ExternalRecord)
    .describe(
      'Calls that leave the repository; `toSymbolId` is `package:{name}` or `package:{name}:{symbol}`',
    ),
  candidates: z
    .object({ total: z.int().nonnegative(), edges: z.array(CandidateRecord) })
    .describe(
      'Calls of the symbol, in the direction asked for, that no certain evidence resolves, with all that fit',
    ),
  through: z
    .object({
      total: z
        .int()
        .nonnegative()
        .describe('How many were found; of more than 20 callers rounded to one digit'),
      edges: z.array(
        z.object({
          fromSymbolId: z.string(),
          toSymbolId: z.string(),
          viaSymbolId: z.string().describe('What the call names'),
          sites: z.array(Span),
        }),
      ),
    })
    .describe('Calls of an inherited or interface member that may end in what overrides or implements it'),
  openCalls: z
    .array(OpenRecord.extend({ name: z.string() }))
    .describe('Calls in the symbol, of names that the repository defines, that lead nowhere'),
  meta: Meta,
});
export type CallGraphAnswer = z.output<typeof CallGraphAnswer>;

export function renderCallGraph(answer: CallGraphAnswer): string {
  const { nodes, edges, external, candidates, through, openCalls } = answer;
  const possible = candidates.edges.map(({ fromSymbolId, toSymbolIds, sites, how }) =>
    item(`${fromSymbolId} -> ${toSymbolIds.join(' or ')}${at(sites)}, ${how}`),
  );
  return paragraphs([
    symbolTable(nodes),
    section('Calls', edges.map(callLine)),
    section('Calls that leave the repository', external.map(callLine)),
    section(
      `Calls via interface or override: ${through.total}`,
      through.edges.map(({ fromSymbolId, toSymbolId, viaSymbolId, sites }) =>
        item(`${fromSymbolId} -> ${toSymbolId}${at(sites)}, via ${viaSymbolId}`),
      ),
    ),
    section(`Possible calls: ${candidates.total}`, possible),
    section(
      'Unresolved calls, to names that the repository defines',
      openCalls.map(({ name, symbolId, range }) => item(`${symbolId} -> ${name} (line ${range.start.line})`)),
    ),
  ]);
}

function callLine({ fromSymbolId, toSymbolId, sites }: z.output<typeof ExternalRecord>): string {
  return item(`${fromSymbolId} -> ${toSymbolId}${at(sites)}`);
}

function at(sites: z.output<typeof ExternalRecord>['sites']): string {
  return ` (line ${sites.map(([line]) => line).join(', ')})`;
}

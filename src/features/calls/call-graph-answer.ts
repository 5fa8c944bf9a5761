import * as z from 'zod';
import { EdgeType, CandidateHow } from '../../model/kinds.ts';
import { Span } from '../../model/position.ts';
import { Meta } from '../../operations/answer.ts';
import { UnresolvedRecord } from '../../operations/support/coverage-gaps.ts';
import { acrossLanguages } from '../../operations/support/across-languages.ts';
import { EdgeRecord, InterfaceOfEdge, SymbolRecord } from '../../operations/support/records.ts';
import { RiskDoubts, riskDoubtsText } from '../impact/risk-doubt.ts';
import { inlineCode, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { symbolTable } from '../../operations/support/symbol-table.ts';

/** Whether a value is called, and not a name that the repository defines. */
const isValue = z
  .literal(true)
  .optional()
  .describe('`name` is the text of a value that is called, such as a parameter');

const ExternalRecord = z.object({ fromId: z.string(), toId: z.string(), sites: z.array(Span) });

export const CandidateRecord = z.object({
  fromId: z.string(),
  toIds: z.array(z.string()),
  type: EdgeType,
  how: CandidateHow,
  via: InterfaceOfEdge,
  sites: z.array(Span),
});

export const CallGraphAnswer = z.object({
  nodes: z.array(SymbolRecord).describe('The symbol first, then by distance'),
  edges: z
    .array(EdgeRecord)
    .describe('Calls. Of type REFERENCES: gets or sets a property that has an accessor'),
  external: z
    .array(ExternalRecord)
    .describe('Calls of packages; `toId` is `package:{name}` or `package:{name}:{symbol}`'),
  candidates: z
    .object({ total: z.int().nonnegative(), edges: z.array(CandidateRecord) })
    .describe(
      'Possible calls by or of the symbols above the last level, with all definitions that fit. They are not followed',
    ),
  viaOverride: z
    .object({
      total: z.int().nonnegative().describe('Above 20 callers rounded to one digit'),
      edges: z.array(
        z.object({
          fromId: z.string(),
          toId: z.string(),
          viaId: z.string().describe('The member that the call names'),
          sites: z.array(Span),
        }),
      ),
    })
    .describe(
      'Calls via interface or override: they name `viaId` and may run `toId`. Without sites: `toId` implements or overrides the symbol itself',
    ),
  stoppedAt: z
    .enum(['depth', 'limit'])
    .optional()
    .describe(
      'Why there are or may be further calls. `depth`: the last symbols have some; `limit`: too many symbols. Absent if the graph is complete',
    ),
  endDoubts: RiskDoubts.describe(
    'Places that may use the last callers, of which no caller is known. The first callers are looked at. Absent if there are none',
  ),
  unresolvedCalls: z
    .array(UnresolvedRecord.extend({ name: z.string(), isValue }))
    .describe(
      'Calls whose target is not known, in the symbol and in its callees above the last level: of names that the repository defines, and of values',
    ),
  meta: Meta,
});
export type CallGraphAnswer = z.output<typeof CallGraphAnswer>;

const stops = {
  depth: 'The last symbols have further calls: see `depth`.',
  limit: 'The search stopped at its limit: there may be more.',
};

export function renderCallGraph(answer: CallGraphAnswer): string {
  const { nodes, edges, external, candidates, viaOverride, unresolvedCalls, stoppedAt, endDoubts } = answer;
  const ends = riskDoubtsText(endDoubts);
  const named = unresolvedCalls.filter((call) => !call.isValue);
  const values = unresolvedCalls.filter((call) => call.isValue);
  const possible = candidates.edges.map(({ fromId, toIds, sites, how, via }) =>
    item(`${fromId} -> ${toIds.join(' or ')}${at(sites)}, ${how}${acrossLanguages(via)}`),
  );
  return paragraphs([
    symbolTable(nodes),
    stoppedAt === undefined ? '' : stops[stoppedAt],
    ends === '' ? '' : `No caller of the last callers is known, but ${ends}.`,
    section(
      'Calls',
      edges.map((edge) => callLine(edge) + accessed(edge)),
    ),
    section('Calls that leave the repository', external.map(callLine)),
    section(
      `Calls via interface or override: ${viaOverride.total}`,
      viaOverride.edges.map(({ fromId, toId, viaId, sites }) =>
        item(`${fromId} -> ${toId}${at(sites)}, via ${viaId}`),
      ),
    ),
    section(`Possible calls: ${candidates.total}`, possible),
    section(
      'Unresolved calls, to names that the repository defines',
      named.map(({ name, id, range }) => item(`${id} -> ${name} (line ${range.start.line})`)),
    ),
    section(
      'Calls of values: nothing says which functions they are',
      values.map(({ name, id, range }) => item(`${id} -> ${inlineCode(name)} (line ${range.start.line})`)),
    ),
  ]);
}

function callLine({ fromId, toId, sites }: z.output<typeof ExternalRecord>): string {
  return item(`${fromId} -> ${toId}${at(sites)}`);
}

function accessed({ type }: z.output<typeof EdgeRecord>): string {
  return type === 'REFERENCES' ? ', gets or sets it' : '';
}

function at(sites: z.output<typeof ExternalRecord>['sites']): string {
  return sites.length === 0 ? '' : ` (line ${sites.map(([line]) => line).join(', ')})`;
}

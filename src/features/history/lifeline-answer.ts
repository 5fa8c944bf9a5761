import * as z from 'zod';
import { LifelineSnapshot } from '../../model/timeline.ts';
import { Meta } from '../../operations/answer.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { readableId } from '../../query/lifeline.ts';
import { inlineCode, item, paragraphs } from '../../render/markdown/parts.ts';

/** A snapshot as in the lists of snapshots. */
const Snapshot = LifelineSnapshot.omit({ id: true }).extend({
  snapshotId: z.string().describe('The full hash of the commit'),
});

const change = z.object({
  from: wholeNumber.nullable().describe('Null in the first snapshot that has it'),
  to: wholeNumber,
});

export const LifelineAnswer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  path: z.string(),
  firstSeen: Snapshot.extend({
    orBefore: z.boolean().describe('Whether it is the oldest snapshot, so that the symbol may be older'),
  }),
  lastChanged: Snapshot.describe(
    'The last snapshot in which its text, signature, docs, place or name changed',
  ),
  events: z
    .array(
      z.object({
        snapshot: Snapshot,
        moved: z
          .object({
            from: z.string().describe('The old id'),
            to: z.string().describe('The new id'),
            how: z.enum(['moved', 'renamed', 'moved and renamed']),
          })
          .optional(),
        signature: z
          .object({ from: z.string(), to: z.string() })
          .optional()
          .describe('The old and the new one; empty if there was or is none'),
        lines: change.optional().describe('Its size, if it changed'),
        users: change.optional().describe('Symbols and files that refer to it, if their number changed'),
      }),
    )
    .describe('What changed, newest first'),
  meta: Meta,
});
export type LifelineAnswer = z.output<typeof LifelineAnswer>;
type Event = LifelineAnswer['events'][number];

export function renderLifeline({ id, firstSeen, lastChanged, events }: LifelineAnswer): string {
  const orBefore = firstSeen.orBefore ? ' or before' : '';
  return paragraphs([
    `${inlineCode(readableId(id))}: first seen in ${firstSeen.name}${orBefore} (${firstSeen.day}), last changed in ${lastChanged.name} (${lastChanged.day}).`,
    events.map(eventText).join('\n'),
  ]);
}

function eventText({ snapshot, moved, signature, lines, users }: Event): string {
  const parts = [
    moved ? `${moved.how} from ${readableId(moved.from)}` : '',
    signature ? signatureText(signature) : '',
    lines ? `lines ${changeText(lines)}` : '',
    users ? `users ${changeText(users)}` : '',
  ].filter(Boolean);
  return item(`${snapshot.name} ${snapshot.day}: ${parts.join('; ')}`);
}

function changeText({ from, to }: { from: number | null; to: number }): string {
  return from === null ? String(to) : `${from} → ${to}`;
}

function signatureText({ from, to }: { from: string; to: string }): string {
  return `signature ${from === '' ? '' : `${inlineCode(from)} → `}${to === '' ? 'none' : inlineCode(to)}`;
}

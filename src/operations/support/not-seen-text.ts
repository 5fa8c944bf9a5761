import { printableLine } from '../../render/printable.ts';
import { count } from '../../render/markdown/parts.ts';
import type { NotSeen } from './not-seen.ts';

/** What an answer about uses cannot tell; empty when there is nothing to say. */
export function notSeenLine({ files, namedIn = [], dynamic, unresolved }: NotSeen): string {
  const { total, partial, failed, leftOut, unsearched } = files;
  const unread = [
    leftOut > 0
      ? `${leftOut} left out${unsearched > 0 ? ` (${unsearched} not even searched for names)` : ''}`
      : '',
    failed > 0 ? `${failed} could not be read` : '',
    partial > 0 ? `${partial} could only be read in part` : '',
  ].filter(Boolean);
  const gaps = [
    unread.length > 0 ? `of ${count(total, 'file')} that could use it, ${unread.join(', ')}` : '',
    namedIn.length > 0 ? `the name stands in ${namedIn.map(printableLine).join(', ')}, left out` : '',
    dynamic > 0 ? `${count(dynamic, 'place')} where a value says what is called` : '',
    unresolved
      ? `${count(unresolved.total, 'use')} of the name "${printableLine(unresolved.name)}" that lead nowhere${places(unresolved)}`
      : '',
  ].filter(Boolean);
  return gaps.length > 0 ? `Not seen: ${gaps.join('; ')}.` : '';
}

function places({ total, uses = [] }: NonNullable<NotSeen['unresolved']>): string {
  if (uses.length === 0) return '';
  const list = uses.map(({ relPath, range }) => `${printableLine(relPath)}:${range.start.line}`);
  return ` (${list.join(', ')}${total > uses.length ? ' …' : ''})`;
}

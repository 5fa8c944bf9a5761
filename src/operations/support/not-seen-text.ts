import { printableLine } from '../../render/printable.ts';
import { count } from '../../render/markdown/parts.ts';
import type { NotSeen } from './not-seen.ts';

/** Returns a line about references that the answer may lack; empty if there are no known gaps. */
export function notSeenLine({ files, namedIn = [], dynamic, unresolved }: NotSeen): string {
  const { total, partial, failed, leftOut, unsearched } = files;
  const unread = [
    leftOut > 0 ? `${leftOut} skipped${unsearched > 0 ? ` (${unsearched} not searched for names)` : ''}` : '',
    failed > 0 ? `${failed} not parsed` : '',
    partial > 0 ? `${partial} with syntax errors` : '',
  ].filter(Boolean);
  const gaps = [
    unread.length > 0 ? `of ${count(total, 'file')} that could refer to it, ${unread.join(', ')}` : '',
    namedIn.length > 0 ? `the name occurs in skipped files: ${namedIn.map(printableLine).join(', ')}` : '',
    dynamic > 0 ? count(dynamic, 'dynamic call') : '',
    unresolved
      ? `${count(unresolved.total, 'unresolved reference')} to the name "${printableLine(unresolved.name)}"${places(unresolved)}`
      : '',
  ].filter(Boolean);
  return gaps.length > 0 ? `Not covered: ${gaps.join('; ')}.` : '';
}

function places({ total, uses = [] }: NonNullable<NotSeen['unresolved']>): string {
  if (uses.length === 0) return '';
  const list = uses.map(({ relPath, range }) => `${printableLine(relPath)}:${range.start.line}`);
  return ` (${list.join(', ')}${total > uses.length ? ' …' : ''})`;
}

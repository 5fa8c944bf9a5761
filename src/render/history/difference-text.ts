import type { SnapshotDifference } from '../../model/timeline.ts';
import { count } from '../counted.ts';

/** Returns the differences as one line for people. */
export function differenceText({ files, symbols, publicInterface }: SnapshotDifference): string {
  const parts = [
    changesOf('symbols', symbols),
    changesOf('files', files),
    changesOf('public interface', publicInterface),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join('; ') : 'no differences';
}

function changesOf(noun: string, counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([change, number]) => `${count(number)} ${change}`);
  return parts.length > 0 ? `${noun}: ${parts.join(', ')}` : '';
}

import { counted } from '../../render/counted.ts';
import type { Coloring } from './map-colors.ts';
import type { Scene } from './scene.ts';
import type { VisibleMap } from './visible-map.ts';

/** Returns the picture of a map with its heaviest references. */
export function mapScene(
  { boxes, edges }: VisibleMap,
  { colors, notes, lines }: Coloring,
  maxEdges: number,
): Scene {
  const largest = Math.max(1, ...boxes.filter(({ isOpen }) => !isOpen).map(({ totals }) => totals.lines));
  return {
    // Files refer to each other in long chains: to the right, they are strips much wider than a page.
    direction: 'DOWN',
    boxes: boxes.map(({ key, label, node, totals, parent, isOpen, canOpen }) => ({
      key,
      label,
      kind: node?.file === undefined ? 'directory' : 'module',
      parent,
      color: colors.get(key),
      size: isOpen ? 0 : Math.sqrt(totals.lines / largest),
      hint: [
        node?.path ?? label,
        counted(totals.files, 'file'),
        counted(totals.lines, 'line'),
        notes.get(key) ?? '',
      ]
        .filter(Boolean)
        .join(' · '),
      canOpen,
    })),
    edges: edges.slice(0, maxEdges).map(({ from, to, count, isMutual }) => ({
      from,
      to,
      certain: true,
      weight: count,
      isMutual,
      color: lines?.get(from),
      hint: `${from} → ${to}: ${counted(count, 'reference')}${isMutual ? ', and back' : ''}`,
    })),
  };
}

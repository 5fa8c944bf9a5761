import type { EdgeType } from '../../model/kinds.ts';
import type { LegendEntry } from './map-colors.ts';
import { edgeGroups } from './symbol-graph.ts';

/** Told apart on the paper of both themes, with a contrast of at least 3. */
const colors: Readonly<Record<string, string>> = {
  calls: 'var(--t-function)',
  inheritance: 'var(--t-keyword)',
  types: 'var(--t-string)',
  references: 'var(--clay)',
  imports: 'var(--ink-3)',
};

/** Returns the colour of an edge, by its first kind of reference. */
export function edgeColor([type]: readonly EdgeType[]): string | undefined {
  return type && colors[groupOf(type) ?? ''];
}

/** Returns the colours of the kinds of reference among some edges. */
export function edgeLegend(edges: readonly { types: readonly EdgeType[] }[]): LegendEntry[] {
  const shown = new Set(edges.map(({ types }) => edgeColor(types)));
  return Object.entries(edgeGroups).flatMap(([name, { title }]) => {
    const color = colors[name];
    return color !== undefined && shown.has(color) ? [{ color, label: title }] : [];
  });
}

function groupOf(type: EdgeType): string | undefined {
  return Object.entries(edgeGroups).find(([, { types }]) => types.includes(type))?.[0];
}

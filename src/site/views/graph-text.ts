import type { PageGraph } from './graphs.ts';

/** A graph as Mermaid text: solid arrows are certain, dotted ones are candidates, every node is a link to its page. */
export function graphText({ nodes, edges }: PageGraph, direction: 'LR' | 'TD'): string {
  const names = new Map(nodes.map(({ key }, index) => [key, `n${index}`]));
  const lines = [`flowchart ${direction}`];
  for (const { key, label, here, kind } of nodes) {
    const name = names.get(key) ?? '';
    const text = escapeLabel(label);
    const shape = kind === 'package' ? `([${text}])` : `[${text}]`;
    lines.push(`${name}${shape}${here ? ':::here' : kind === 'package' ? ':::outside' : ''}`);
  }
  for (const { from, to, certain, weight } of edges) {
    const arrow = certain ? '-->' : '-.->';
    lines.push(`${names.get(from)}${arrow}${weight > 1 ? `|${weight}|` : ''}${names.get(to)}`);
  }
  for (const { key, href } of nodes) if (href) lines.push(`click ${names.get(key)} "${href}"`);
  return lines.join('\n');
}

/** Mermaid reads quotes, markup and its own entities in labels; all that could be one is written as a number. */
function escapeLabel(label: string): string {
  const short = label.length > 60 ? `…${label.slice(-59)}` : label;
  return `"${short.replace(/[^\p{L}\p{N} _./$~,:()…-]/gu, (character) => `#${character.codePointAt(0)};`)}"`;
}

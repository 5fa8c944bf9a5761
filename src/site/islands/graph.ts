import mermaidLibrary from 'mermaid';
import type { DrawnEdge } from '../../render/drawing.ts';
import { mermaid, type MermaidDrawing } from '../../render/mermaid.ts';
import { readGraph, usualSize, type GraphSize, type LinkedNode } from '../scripts/graph-data.ts';
import { button, dragToPan, lightEdges, zoomButtons } from './graph-tools.ts';

let drawn = 0;
const SMALLEST_SCALE = 0.7;

/** All that Mermaid can draw. */
const wholeSize: GraphSize = { side: Infinity, pairs: Infinity };

/** Fills a figure with a diagram of the lists around it, a legend and the Mermaid text. Throws if there are no edges. */
export async function showGraph(figure: HTMLElement, size: GraphSize = usualSize): Promise<void> {
  const graph = readGraph(figure.closest('.symbol, [data-graph]') ?? document.body, size);
  const drawing = mermaid(graph);
  if (drawing.edges.length === 0) throw new Error('There is nothing to draw.');
  const canvas = document.createElement('div');
  canvas.className = 'graph-canvas';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'group');
  canvas.ariaLabel = figure.ariaLabel;
  const paint = async () => {
    canvas.innerHTML = await draw(drawing.text);
    linkNodes(canvas, drawing);
    lightEdges(canvas, drawing);
    fit(canvas);
  };
  const left = graph.left + drawing.cut.nodes + drawing.cut.edges;
  const canGrow = size !== wholeSize && graph.left > 0;
  figure.replaceChildren(
    canvas,
    caption(
      drawing,
      left,
      canGrow ? () => void showGraph(figure, wholeSize) : undefined,
      zoomButtons(canvas, figure),
    ),
  );
  dragToPan(canvas);
  await paint();
  // The SVG contains the colours of the theme.
  document.addEventListener('treeatlas:theme', () => void paint());
}

async function draw(text: string): Promise<string> {
  const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  mermaidLibrary.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    fontFamily: color('--sans'),
    flowchart: { curve: 'basis', nodeSpacing: 22, rankSpacing: 56, padding: 10, useMaxWidth: false },
    themeVariables: {
      background: color('--surface'),
      primaryColor: color('--paper'),
      primaryTextColor: color('--ink'),
      primaryBorderColor: color('--line-2'),
      lineColor: color('--ink-3'),
      textColor: color('--ink'),
      edgeLabelBackground: color('--surface'),
      fontSize: '13px',
    },
    themeCSS: `
      .node .label-container { stroke-width: 1.25px; }
      .node rect.label-container { rx: 6px; }
      .node:hover .label-container, a:focus-visible .label-container { stroke: ${color('--water')}; stroke-width: 2.5px; }
      .here .label-container { fill: ${color('--water')} !important; stroke: ${color('--water')} !important; }
      .here .nodeLabel { color: ${color('--surface')} !important; font-weight: 600; }
      .nodeLabel p { white-space: nowrap; }
      .edge-pattern-dotted { stroke: ${color('--clay')} !important; stroke-dasharray: 2 4 !important; stroke-width: 2px; }
      .edgeLabel p { font-size: 11px; color: ${color('--ink-2')}; background: ${color('--surface')}; }
    `,
  });
  const { svg } = await mermaidLibrary.render(`graph-${++drawn}`, text);
  return svg;
}

/** Shrinks a diagram to the width of the page, but only while its text stays legible. Wider diagrams scroll. */
function fit(canvas: HTMLElement): void {
  const drawing = canvas.querySelector('svg');
  const width = drawing?.viewBox.baseVal.width ?? 0;
  const room = canvas.clientWidth - 40;
  if (!drawing || room <= 0 || width <= room) return;
  drawing.setAttribute('width', String(Math.max(room, width * SMALLEST_SCALE)));
  drawing.removeAttribute('height');
}

/** Makes every node a link to its page. */
function linkNodes(canvas: Element, { nodes, ids }: MermaidDrawing<LinkedNode, DrawnEdge>): void {
  const elements = [...canvas.querySelectorAll<SVGGElement>('g.node')];
  for (const { key, href, label } of nodes) {
    const id = ids.get(key);
    const element = id === undefined ? undefined : elements.find((node) => node.id.includes(`-${id}-`));
    if (!element || href === undefined) continue;
    const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
    link.setAttribute('href', href);
    link.setAttribute('aria-label', label);
    element.replaceWith(link);
    link.append(element);
  }
  const drawing = canvas.querySelector('svg');
  drawing?.setAttribute('role', 'group');
  drawing?.removeAttribute('aria-roledescription');
}

function caption(
  { text, edges }: MermaidDrawing<LinkedNode, DrawnEdge>,
  left: number,
  drawMore: (() => void) | undefined,
  tools: HTMLElement,
): HTMLElement {
  const element = document.createElement('figcaption');
  const legend = document.createElement('span');
  legend.className = 'legend';
  legend.append(
    ...[true, false].filter((certain) => edges.some((edge) => edge.certain === certain)).map(legendLine),
  );
  if (left > 0) legend.append(`${left} more not drawn`);
  if (drawMore) legend.append(button('Draw more', 'Draw more of the list', drawMore));
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'As Mermaid text';
  const pre = document.createElement('pre');
  pre.className = 'graph-text';
  pre.tabIndex = 0;
  pre.textContent = text;
  details.append(summary, pre);
  element.append(legend, tools, details);
  return element;
}

function legendLine(certain: boolean): HTMLElement {
  const line = document.createElement('span');
  line.className = certain ? 'line' : 'line dotted';
  line.textContent = certain ? 'resolved' : 'possible';
  return line;
}

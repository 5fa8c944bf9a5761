import mermaid from 'mermaid';

let drawn = 0;

/** Draws Mermaid text in the colours of the current theme. Rejects when it cannot be drawn. */
export async function drawGraph(canvas: HTMLElement, text: string): Promise<void> {
  const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    fontFamily: color('--sans'),
    flowchart: {
      htmlLabels: false,
      curve: 'basis',
      nodeSpacing: 28,
      rankSpacing: 56,
      padding: 10,
      useMaxWidth: false,
    },
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
      .node rect, .node path, .node polygon { rx: 6; stroke-width: 1.25px; }
      .node a { text-decoration: none; cursor: pointer; }
      .node:hover rect { stroke: ${color('--water')}; stroke-width: 2px; }
      .here rect { fill: ${color('--water')} !important; stroke: ${color('--water')} !important; }
      .here text, .here tspan { fill: ${color('--surface')} !important; font-weight: 600; }
      .outside rect, .outside path { stroke-dasharray: 3 3; fill: ${color('--sunk')} !important; }
      .edge-pattern-dotted { stroke: ${color('--clay')} !important; stroke-dasharray: 2 4 !important; stroke-width: 2px; }
      .edgeLabel { font-size: 11px; }
    `,
  });
  const { svg } = await mermaid.render(`graph-${++drawn}`, text);
  canvas.innerHTML = svg;
  const drawing = canvas.querySelector('svg');
  drawing?.setAttribute('role', 'img');
  drawing?.setAttribute('aria-label', canvas.dataset['label'] ?? '');
}

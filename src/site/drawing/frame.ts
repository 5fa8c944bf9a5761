import type { Mermaid, MermaidConfig } from 'mermaid';
import { failScripts, loadModule, receiveScripts } from './frame-modules.ts';
import { receiveLayout, whenLayout } from './layout-worker.ts';
import {
  FONT_SIZE,
  type DrawingAnswer,
  type DrawingColors,
  type DrawingRequest,
  type DrawnBox,
  type DrawnPicture,
} from './messages.ts';

/**
 * The program of the frame that draws. It is in `frame.html` itself, the only script that its policy allows by its hash. The page sends it a
 * port, the scripts of Mermaid, and texts; it answers with pictures, which the page shows as images.
 */
declare const ENTRY_MODULE: string;

declare global {
  /** Read by the layout of Mermaid, which `src/dev/drawings.ts` changes for it. */
  var drawingSpacing: Readonly<Record<string, number>> | undefined;
}

/** Settings of ELK: rows close to each other, with room for arrows between columns. */
const denseSpacing = {
  'spacing.baseValue': 8,
  'elk.layered.spacing.nodeNodeBetweenLayers': 64,
  'elk.layered.spacing.edgeNodeBetweenLayers': 24,
};

const narrowSpacing = {
  ...denseSpacing,
  'elk.layered.spacing.nodeNodeBetweenLayers': 32,
  'elk.layered.spacing.edgeNodeBetweenLayers': 12,
};

addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  const answer = (message: DrawingAnswer): void => port.postMessage(message);
  const load = (name: string): Promise<unknown> =>
    loadModule(name, (needs) => {
      answer({ needs });
    });
  /** Mermaid has one configuration, so texts are drawn one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<DrawingRequest>) => {
    if ('missing' in data) {
      failScripts(data.missing, data.reason);
      return;
    }
    if ('scripts' in data) {
      // First, so that the worker reads its program while Mermaid is read here.
      if (data.layout !== undefined) receiveLayout(data.layout);
      receiveScripts(data.scripts, load);
      return;
    }
    const { id, text, colors, isDense, isStar, isNarrow } = data;
    last = last
      .then(async () => {
        const { default: mermaid } = (await load(ENTRY_MODULE)) as { default: Mermaid };
        await whenLayout;
        globalThis.drawingSpacing = isDense ? (isNarrow ? narrowSpacing : denseSpacing) : undefined;
        answer({ id, picture: await draw(mermaid, text, configuration(colors, isDense, isStar), `d${id}`) });
      })
      .catch((error: unknown) => {
        answer({ id, failure: reasonOf(error) });
      });
  };
  answer({ needs: [] });
});

/** Limits for drawings that browsers draw in a second or two, and that a reader can still follow. */
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;

/** Mermaid tells the reader of a page to configure it. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.startsWith('Edge limit exceeded') ? `It has more than ${MAX_EDGES} edges.` : reason;
}

async function draw(
  mermaid: Mermaid,
  text: string,
  settings: MermaidConfig,
  name: string,
): Promise<DrawnPicture> {
  if (text.length > MAX_TEXT)
    throw new Error(`Its text has more than ${MAX_TEXT.toLocaleString('en')} characters.`);
  mermaid.initialize(settings);
  // ELK fails with the lines of a mind map, which have a layout of their own.
  if (/^\s*mindmap\b/m.test(text) && mermaid.detectType(text) === 'mindmap')
    mermaid.initialize({ ...settings, layout: 'cose-bilkent' });
  const { svg } = await mermaid.render(name, text);
  const place = document.createElement('div');
  place.innerHTML = svg;
  document.body.append(place);
  try {
    const drawn = place.querySelector('svg');
    if (!drawn) throw new Error('Mermaid made no picture.');
    decodeLabels(drawn);
    return measure(drawn);
  } finally {
    place.remove();
  }
}

/** Decodes characters that the text escapes. Mermaid does so in HTML only, and shows the codes in SVG. */
function decodeLabels(svg: SVGSVGElement): void {
  const texts = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement?.closest('text'))
      node.nodeValue = (node.nodeValue ?? '').replace(/&#(\d+);/g, (_, code: string) =>
        String.fromCodePoint(Number(code)),
      );
}

function measure(svg: SVGSVGElement): DrawnPicture {
  const box = svg.viewBox.baseVal;
  const own = svg.getBoundingClientRect();
  const width = Math.ceil(box.width || own.width);
  const height = Math.ceil(box.height || own.height);
  svg.removeAttribute('style');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const start = svg.getBoundingClientRect();
  const nodes = [...svg.querySelectorAll('g.node')].flatMap((node): DrawnBox[] => {
    const [, id] = /(?:^|-)flowchart-(.+)-\d+$/.exec(node.id) ?? [];
    if (id === undefined) return [];
    const { left, top, width: wide, height: high } = node.getBoundingClientRect();
    return [{ id, left: left - start.left, top: top - start.top, width: wide, height: high }];
  });
  return { svg: new XMLSerializer().serializeToString(svg), width, height, nodes };
}

/** Fonts of the system: an image has no others, and text is measured here and shown there. */
const FONT = 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

function configuration(colors: DrawingColors, isDense: boolean, isStar: boolean): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    layout: 'elk',
    elk: { mergeEdges: isStar },
    look: 'classic',
    maxTextSize: MAX_TEXT,
    maxEdges: MAX_EDGES,
    suppressErrorRendering: true,
    // A text may choose its layout and theme, and nothing that makes HTML or loads something.
    secure: [
      ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
      ...['htmlLabels', 'themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'deterministicIds'],
    ],
    deterministicIds: true,
    fontFamily: FONT,
    flowchart: { padding: isDense ? 6 : 8, minNodeWidth: 40, wrappingWidth: 440, useMaxWidth: false },
    theme: 'base',
    themeVariables: themeOf(colors),
    themeCSS: styleOf(colors),
  };
}

function themeOf(colors: DrawingColors): Record<string, string | boolean> {
  const { surface, sunk, ink, water } = colors;
  return {
    darkMode: colors.isDark,
    background: colors.paper,
    fontFamily: FONT,
    fontSize: `${FONT_SIZE}px`,
    primaryColor: surface,
    primaryTextColor: ink,
    primaryBorderColor: colors['line-2'],
    secondaryColor: colors['water-soft'],
    tertiaryColor: sunk,
    lineColor: colors['ink-2'],
    textColor: ink,
    noteBkgColor: colors['water-soft'],
    noteTextColor: ink,
    noteBorderColor: water,
    edgeLabelBackground: colors.surface,
  };
}

function styleOf(colors: DrawingColors): string {
  return [
    `.node.here > rect, .node.here > path, .node.here > polygon { fill: ${colors['water-soft']} !important; stroke: ${colors.water} !important; stroke-width: 2px !important; }`,
    '.node.here text { font-weight: 600; }',
    '.flowchart-link { stroke-width: 1.25px; }',
    // A line through a number looks like a strike.
    `.edgeLabel rect, .edgeLabel .background { opacity: 1 !important; fill: ${colors.surface} !important; }`,
  ].join('\n');
}

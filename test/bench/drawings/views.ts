import type { DrawingPage } from './pages.ts';
import type { PictureParts } from './read-picture.ts';

/** The place of a drawing on its page. */
export interface View {
  /** In view when the reader sees that there is a drawing. */
  place: string;
  /** There when it is drawn. */
  picture: string;
  /** The part of the page that is saved as a picture. */
  shot: string;
  parts: PictureParts;
  /** Says how many lines are not drawn. */
  notes: string;
  /** Whether the picture is an image, whose parts are not in the page. */
  isImage: boolean;
  /** The heading of the fold that must be opened. */
  fold?: { within: string; title: string };
}

const mapParts = { svg: 'svg.map-drawing', text: 'text', box: '.box:not(.open)', line: 'path.way' };

/** The maps and graphs of `explore.html`, in every version. */
const explored: View = {
  place: 'main',
  picture: 'main svg.map-drawing',
  shot: '.map-canvas',
  parts: mapParts,
  notes: '.map-figure .legend',
  isImage: false,
};

const byMermaid: View = {
  place: 'figure.drawing',
  picture: 'figure.drawing .drawing-stage img',
  shot: 'figure.drawing .drawing-view',
  parts: { svg: 'svg', text: 'text', box: 'g.node', line: 'path.flowchart-link' },
  notes: 'figure.drawing .drawing-left',
  isImage: true,
};

export function viewOf({ path }: DrawingPage): View {
  return path.startsWith('explore.html') ? explored : byMermaid;
}

/** The view of a page before drawings were by Mermaid and ELK. */
export function oldViewOf({ path, oldPath = path, oldFold }: DrawingPage): View {
  if (path.startsWith('explore.html')) return explored;
  const id = /#(.*)$/.exec(oldPath)?.[1];
  const within = oldFold === undefined ? '[data-graph]' : id === undefined ? '.connections' : `[id="${id}"]`;
  return {
    place: `${within} figure.graph`,
    picture: `${within} figure.graph svg.map-drawing`,
    shot: `${within} .map-canvas`,
    parts: { ...mapParts, svg: `${within} svg.map-drawing` },
    notes: `${within} figure.graph .legend`,
    isImage: false,
    ...(oldFold === undefined ? {} : { fold: { within, title: oldFold } }),
  };
}

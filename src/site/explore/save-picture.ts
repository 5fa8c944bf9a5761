import { mermaid } from '../../render/mermaid.ts';
import { download, toPng, toSvgText } from './export-picture.ts';
import { pictureJson } from './picture-json.ts';
import type { Picture } from './scene.ts';

/** The endings of the files. */
export type PictureFormat = 'svg' | 'png' | 'mmd' | 'json';

interface Shown {
  svg: SVGSVGElement;
  picture: Picture;
  /** Name of the files, without an ending. */
  name: string;
  title: string;
}

/** Saves a picture as a file. Returns what the reader must know of it, or an empty text. */
export async function savePicture(format: PictureFormat, shown: Shown): Promise<string> {
  const { svg, picture, name, title } = shown;
  const save = (content: Blob): void => download(`${name}.${format}`, content);
  switch (format) {
    case 'svg':
      save(new Blob([toSvgText(svg, title).text], { type: 'image/svg+xml' }));
      return '';
    case 'json':
      save(new Blob([pictureJson(picture)], { type: 'application/json' }));
      return '';
    case 'mmd': {
      const { text, cut } = mermaid({ nodes: picture.boxes, edges: picture.edges }, 'TB');
      save(new Blob([text], { type: 'text/plain' }));
      return cut.nodes + cut.edges > 0
        ? 'Mermaid draws 60 boxes and 120 lines; the others are left out.'
        : '';
    }
    case 'png':
      return toPng(toSvgText(svg, title)).then(
        (blob) => {
          save(blob);
          return '';
        },
        () => 'The browser could not draw the picture; save it as SVG.',
      );
  }
}

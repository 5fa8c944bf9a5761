import type { Point, Rectangle } from './geometry.ts';

/** Selectors of the parts of a picture. */
export interface PictureParts {
  /** The picture; relative to the document. */
  svg: string;
  /** The rest is relative to the picture. */
  text: string;
  box: string;
  line: string;
}

export interface PictureRead {
  /** Sizes of text as shown, in pixels of CSS. */
  texts: number[];
  /** Labels of the boxes. */
  labels: string[];
  boxes: Rectangle[];
  lines: Point[][];
}

/** Reads a picture in the document of a browser. It is sent there as text, so it uses nothing from outside. */
export function readPicture({ svg, text, box, line }: PictureParts): PictureRead {
  const picture = document.querySelector<SVGSVGElement>(svg);
  if (!picture) throw new Error(`There is no picture ${svg}.`);
  const scale = picture.getScreenCTM()?.a ?? 1;
  const boxes = [...picture.querySelectorAll<SVGGElement>(box)];
  return {
    texts: [...picture.querySelectorAll<SVGTextElement>(text)]
      .filter((element) => element.textContent.trim() !== '')
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * scale),
    labels: boxes.map((element) => element.querySelector('text')?.textContent ?? ''),
    boxes: boxes.map((element) => {
      const { left, top, right, bottom } = (
        element.querySelector('rect, path, polygon') ?? element
      ).getBoundingClientRect();
      return { left, top, right, bottom };
    }),
    lines: [...picture.querySelectorAll<SVGPathElement>(line)].map((path) => {
      const matrix = path.getScreenCTM() ?? new DOMMatrix();
      const length = path.getTotalLength();
      const steps = Math.max(2, Math.min(600, Math.ceil(length / 4)));
      return Array.from({ length: steps + 1 }, (_, step): Point => {
        const { x, y } = path.getPointAtLength((length * step) / steps).matrixTransform(matrix);
        return [x, y];
      });
    }),
  };
}

/** Properties of CSS that a picture keeps outside of the page. */
const kept = [
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'paint-order',
  'stroke-linejoin',
];
const MARGIN = 24;
/** Larger pictures exceed what browsers can draw: pixels of a side, and of all. */
const MAX_SIDE = 16_384;
const MAX_AREA = 64_000_000;

/** Returns a picture as a file of its own: whole, with its colours as numbers, because other programs know no variables. */
export function toSvgText(
  svg: SVGSVGElement,
  title: string,
): { text: string; width: number; height: number } {
  const [wide = 0, high = 0] = (svg.dataset['size'] ?? '').split(' ').map(Number);
  const [width, height] = [wide + 2 * MARGIN, high + 2 * MARGIN];
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const color = colorReader();
  const originals = svg.querySelectorAll<SVGElement>('rect, path, text');
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('rect, path, text')].entries()) {
    const original = originals[at];
    if (!original) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const name of kept) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['fill', 'stroke']) {
      const { text, opacity } = color(style.getPropertyValue(name));
      element.setAttribute(name, text);
      // Not all programs know colours with an opacity.
      if (opacity < 1) element.setAttribute(`${name}-opacity`, opacity.toFixed(3));
    }
  }
  for (const element of copy.querySelectorAll('[class], [data-key]')) {
    element.removeAttribute('class');
    element.removeAttribute('data-key');
  }
  for (const name of ['class', 'aria-hidden', 'data-size']) copy.removeAttribute(name);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const box = { x: -MARGIN, y: -MARGIN, width, height };
  for (const [name, value] of Object.entries(box)) paper.setAttribute(name, String(value));
  paper.setAttribute('fill', color(getComputedStyle(document.body).backgroundColor).text);
  const heading = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  heading.textContent = title;
  copy.prepend(heading, paper);
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('role', 'img');
  copy.setAttribute('font-family', 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace');
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** Draws the text of a picture to a PNG, in twice its size if that is not too large. */
export async function toPng({ text, width, height }: ReturnType<typeof toSvgText>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = pngScale(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not draw the picture.'));
    });
  });
}

/** Returns the scale at which a picture is drawn: twice its size, unless its longest side or its area would be too large. */
export function pngScale(width: number, height: number): number {
  return Math.min(2, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(MAX_AREA / (width * height)));
}

/** Saves a file on the reader's machine. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface PlainColor {
  text: string;
  opacity: number;
}

/** Returns a function that turns any colour of CSS into numbers, by drawing it. */
function colorReader(): (color: string) => PlainColor {
  const known = new Map<string, PlainColor>([['none', { text: 'none', opacity: 1 }]]);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (color) => {
    const found = known.get(color);
    if (found || !context) return found ?? { text: color, opacity: 1 };
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const plain = { text: `rgb(${red},${green},${blue})`, opacity: alpha / 255 };
    known.set(color, plain);
    return plain;
  };
}

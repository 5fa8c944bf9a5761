export type Point = readonly [x: number, y: number];

/** Lines of pixels are divided into this many lines, on each of which horizontal coverage is exact. */
const LINES = 8;

/**
 * Returns how much of each pixel is inside closed outlines, from 0 to 1, row by row. Coordinates are in pixels, y downwards. Outlines of variable fonts
 * overlap, so a pixel is inside where the winding number is not zero.
 */
export function rasterise(outlines: readonly Point[][], width: number, height: number): Float32Array {
  const coverage = new Float32Array(width * height);
  const edges = outlines.flatMap((outline) =>
    outline.map((from, at): [Point, Point] => [from, outline[(at + 1) % outline.length] ?? from]),
  );
  for (let line = 0; line < height * LINES; line++) {
    const y = (line + 0.5) / LINES;
    const crossings: [x: number, winding: number][] = [];
    for (const [[x1, y1], [x2, y2]] of edges) {
      if (y1 <= y === y2 <= y) continue;
      crossings.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
    }
    crossings.sort(([a], [b]) => a - b);
    const row = Math.floor(line / LINES) * width;
    let winding = 0;
    for (const [at, [x, step]] of crossings.entries()) {
      winding += step;
      const [end] = crossings[at + 1] ?? [x];
      if (winding !== 0) addSpan(coverage, row, [Math.max(0, x), Math.min(width, end)]);
    }
  }
  return coverage;
}

function addSpan(coverage: Float32Array, row: number, [from, to]: Point): void {
  for (let x = Math.floor(from); x < to; x++) {
    const part = Math.min(to, x + 1) - Math.max(from, x);
    coverage[row + x] = (coverage[row + x] ?? 0) + part / LINES;
  }
}

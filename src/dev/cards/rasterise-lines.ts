import type { Point } from './rasterise.ts';

/** Adds to each pixel how much of it lines of a width cover, from 0 to 1. Coordinates are in pixels. */
export function drawLine(
  coverage: Float32Array,
  { width, height, lineWidth }: { width: number; height: number; lineWidth: number },
  line: readonly Point[],
): void {
  const reach = lineWidth / 2 + 1;
  for (const [at, [x1, y1]] of line.slice(0, -1).entries()) {
    const [x2, y2] = line[at + 1] ?? [x1, y1];
    for (let y = first(Math.min(y1, y2) - reach); y < Math.min(height, Math.max(y1, y2) + reach); y++) {
      for (let x = first(Math.min(x1, x2) - reach); x < Math.min(width, Math.max(x1, x2) + reach); x++) {
        const covered = lineWidth / 2 + 0.5 - distance([x + 0.5, y + 0.5], [x1, y1], [x2, y2]);
        const pixel = y * width + x;
        coverage[pixel] = Math.max(coverage[pixel] ?? 0, Math.min(1, Math.max(0, covered)));
      }
    }
  }
}

function first(value: number): number {
  return Math.max(0, Math.floor(value));
}

/** Returns the distance of a point from a line between two points. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

import { describe, expect, it } from 'vitest';
import { countCovered, countCrossings, type Point, type Rectangle } from './geometry.ts';

const box = (left: number, top: number): Rectangle => ({ left, top, right: left + 40, bottom: top + 20 });
const line = (...points: Point[]): Point[] => points;

describe('the geometry of a drawing', () => {
  it('counts a crossing of lines between different boxes once, also at a corner', () => {
    const boxes = [box(0, 0), box(0, 100), box(200, 0), box(200, 100)];
    const down = line([40, 10], [120, 60], [200, 110]);
    const up = line([40, 110], [120, 60], [200, 10]);
    expect(countCrossings({ boxes, lines: [down, up] })).toBe(1);
  });

  it('counts no crossing where lines begin at the same box or share their way', () => {
    const boxes = [box(0, 0), box(200, 0), box(200, 100)];
    const first = line([40, 8], [50, 12], [200, 12]);
    const second = line([40, 12], [50, 8], [200, 110]);
    expect(countCrossings({ boxes, lines: [first, second] })).toBe(0);
    const straight = line([40, 10], [120, 10], [200, 10]);
    const leaving = line([40, 10], [120, 10], [126, 16], [126, 110], [200, 110]);
    expect(countCrossings({ boxes, lines: [straight, leaving] })).toBe(0);
    const joining = line([40, 110], [114, 110], [120, 104], [120, 16], [126, 10], [200, 10]);
    const along = line([40, 200], [114, 200], [120, 194], [120, 16], [126, 10], [200, 10]);
    expect(countCrossings({ boxes, lines: [joining, along] })).toBe(0);
  });

  it('counts boxes that a line leads through, but not those at its ends', () => {
    const boxes = [box(0, 0), box(100, 0), box(200, 0)];
    const through = line([40, 10], [120, 10], [200, 10]);
    expect(countCovered({ boxes, lines: [through] })).toBe(1);
  });
});

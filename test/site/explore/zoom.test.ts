import { describe, expect, test } from 'vitest';
import { fitCamera } from '../../../src/site/explore/zoom.ts';

const frame = { width: 800, height: 500 };

describe('the first sight of a picture', () => {
  test('shows all of a picture that fits, in its middle', () => {
    expect(fitCamera({ width: 400, height: 300 }, frame, { smallest: 0.9 })).toEqual({
      scale: 1,
      x: -200,
      y: -100,
    });
  });

  test('begins at the top of a high picture whose subject is there, and is not half empty', () => {
    const around = { x: 300, y: 0, width: 100, height: 40 };
    const { x, y } = fitCamera({ width: 500, height: 1000 }, frame, { smallest: 1, around });
    expect(y).toBe(-16);
    // It is narrower than the frame, so it is in the middle although its subject is not.
    expect(x).toBe(-150);
  });

  test('begins at the top of a picture without a subject that is shown in part', () => {
    expect(fitCamera({ width: 2000, height: 1500 }, frame, { smallest: 1 }).y).toBe(-16);
  });

  test('ends at the end of a wide picture whose subject is there', () => {
    const around = { x: 1900, y: 100, width: 100, height: 40 };
    const { x } = fitCamera({ width: 2000, height: 300 }, frame, { smallest: 1, around });
    expect(x + frame.width).toBe(2016);
  });

  test('has the subject in the middle of a larger picture', () => {
    const around = { x: 1000, y: 700, width: 100, height: 40 };
    const { x, y } = fitCamera({ width: 2000, height: 1500 }, frame, { smallest: 1, around });
    expect([x + 400, y + 250]).toEqual([1050, 720]);
  });
});

import { expect, test } from 'vitest';
import { pngScale } from '../../../src/site/explore/export-picture.ts';

test('a picture is saved in twice its size', () => {
  expect(pngScale(1200, 800)).toBe(2);
});

test('a very wide picture stays legible: only its side is limited', () => {
  expect(pngScale(12_000, 600)).toBeCloseTo(1.365, 3);
});

test('no picture has more pixels than browsers can draw', () => {
  const scale = pngScale(16_000, 16_000);
  expect((16_000 * scale) ** 2).toBeCloseTo(64_000_000, 0);
});

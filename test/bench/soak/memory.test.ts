import { expect, test } from 'vitest';
import { growthPerHour, type MemorySample } from './memory.ts';

const sample = (seconds: number, live: number): MemorySample => ({
  seconds,
  resident: 0,
  group: 0,
  heap: 0,
  live,
});
const live = ({ live: size }: MemorySample) => size;

test('growth is that of the second half, whatever happens before', () => {
  const minutes = Array.from({ length: 61 }, (_, minute) => minute);
  const growing = minutes.map((minute) => sample(minute * 60, minute < 30 ? minute ** 3 : 100 + minute));
  expect(growthPerHour(growing, live)).toBeCloseTo(60);
  const swinging = minutes.map((minute) => sample(minute * 60, 100 + (minute % 2)));
  expect(Math.abs(growthPerHour(swinging, live))).toBeLessThan(0.2);
  expect(growthPerHour([], live)).toBe(0);
});

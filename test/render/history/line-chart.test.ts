import { expect, test } from 'vitest';
import { lineChart } from '../../../src/render/history/line-chart.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const chart = {
  title: 'Lines',
  series: ['C & D', 'Other'],
  points: [
    { name: 'v1', time: day('2020-01-01'), values: [1000, 5] },
    { name: '<v2>', time: day('2021-01-01'), values: [12_500, 0] },
  ],
};

test('a chart is an image with a name that says its first and last values', () => {
  expect(lineChart(chart)).toContain(
    'role="img"><title>Lines, v1 to &lt;v2>: C &amp; D 1,000 → 12,500, Other 5 → 0</title>',
  );
});

test('a table has the same values, newest first', () => {
  const html = lineChart(chart);
  const rows = [...html.slice(html.indexOf('<tbody>')).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  );
  expect(rows).toEqual([' &lt;v2> 2021-01-01 12,500 0 ', ' v1 2020-01-01 1,000 5 ']);
});

test('points lie by time, from the first day to the last', () => {
  const circles = [...lineChart(chart).matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(circles).toEqual([44, 330, 44, 330]);
});

test('one snapshot is a dot, none is no chart', () => {
  const one = lineChart({ ...chart, points: chart.points.slice(0, 1) });
  expect(one).not.toContain('class="line"');
  expect(one).toContain('<circle');
  expect(lineChart({ ...chart, points: [] })).toBe('');
});

test('a constant share lies within the axis', () => {
  const points = chart.points.map((point) => ({ ...point, values: [100] }));
  const html = lineChart({ title: 'Resolved', series: ['Resolved'], points, unit: ' %', isFitted: true });
  expect([...html.matchAll(/>([\d.]+ %)<\/text>/g)].map(([, text]) => text)).toEqual([
    '99 %',
    '99.5 %',
    '100 %',
  ]);
});

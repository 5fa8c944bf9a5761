import { count } from '../counted.ts';
import { n } from '../elk/route.ts';
import { escapeHtml } from '../escape-html.ts';

export interface ChartPoint {
  /** Name of the snapshot. */
  name: string;
  /** In milliseconds. */
  time: number;
  /** One value for each series. */
  values: readonly number[];
}

export interface Chart {
  title: string;
  /** At most four. */
  series: readonly string[];
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Follows each value: ` %`. */
  unit?: string;
  /** Whether the axis begins near the lowest value instead of 0. */
  isFitted?: boolean;
}

const WIDTH = 340;
const HEIGHT = 150;
const area = { left: 44, right: 330, top: 10, bottom: 124 };
/** More points are too near each other for dots. */
const MAX_DOTS = 60;

/** Renders a chart as SVG, which needs `history.css` for its colours, and its values as a table for readers of text. */
export function lineChart(chart: Chart): string {
  const { title, series, points } = chart;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const summary = series
    .map((name, at) => {
      const [from, to] = [first, last].map((point) => valueText(chart, point.values[at] ?? 0));
      return `${series.length > 1 ? `${name} ` : ''}${points.length > 1 ? `${from} → ` : ''}${to}`;
    })
    .join(', ');
  return [
    `<figure class="chart">`,
    `<figcaption><b>${escapeHtml(title)}</b> <span>${escapeHtml(summary)}</span></figcaption>`,
    svgOf(chart, `${title}, ${first.name} to ${last.name}: ${summary}`),
    series.length > 1 ? legend(series) : '',
    tableOf(chart),
    `</figure>`,
  ].join('');
}

function svgOf(chart: Chart, label: string): string {
  const { series, points } = chart;
  const times = points.map(({ time }) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const { low, high } = boundsOf(chart);
  const x = (time: number): number =>
    end === start
      ? (area.left + area.right) / 2
      : area.left + ((time - start) / (end - start)) * (area.right - area.left);
  const y = (value: number): number =>
    area.bottom - ((value - low) / Math.max(high - low, 1e-9)) * (area.bottom - area.top);
  const lines = series.map((_, at) => {
    const place = ({ time, values }: ChartPoint): string => `${n(x(time))} ${n(y(values[at] ?? 0))}`;
    const dots = points.length > MAX_DOTS ? points.slice(-1) : points;
    return [
      points.length > 1 ? `<path class="line" d="M${points.map(place).join('L')}"/>` : '',
      ...dots.map(({ name, time, values }) => {
        const value = values[at] ?? 0;
        const text = `${name}: ${valueText(chart, value)}`;
        return `<circle cx="${n(x(time))}" cy="${n(y(value))}" r="2.5"><title>${escapeHtml(text)}</title></circle>`;
      }),
    ].join('');
  });
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${escapeHtml(label)}</title>`,
    ...[low, (low + high) / 2, high].map((value) => {
      const at = n(y(value));
      return `<path class="grid" d="M${area.left} ${at}H${area.right}"/><text class="value" x="${area.left - 6}" y="${n(y(value) + 3.5)}">${escapeHtml(shortText(chart, value))}</text>`;
    }),
    ...lines.map((line, at) => `<g class="series-${at + 1}">${line}</g>`),
    `<text x="${area.left}" y="${HEIGHT - 8}">${dayOf(start)}</text>`,
    end === start ? '' : `<text class="value" x="${area.right}" y="${HEIGHT - 8}">${dayOf(end)}</text>`,
    `</svg>`,
  ].join('');
}

/** Returns the ends of the axis, which are round numbers. */
function boundsOf({ points, unit, isFitted = false }: Chart): { low: number; high: number } {
  const values = points.flatMap((point) => point.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A constant value lies within the axis, too.
  const low = isFitted ? Math.floor(Math.max(0, least - Math.max(1, (most - least) * 0.2))) : 0;
  const high = most > low ? low + 2 * niceStep((most - low) / 2) : low + 2;
  return { low, high: unit === ' %' ? Math.min(100, high) : high };
}

/** Returns the next of 1, 2, 2.5 and 5 times a power of ten. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function valueText({ unit = '' }: Chart, value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return `${Number.isInteger(rounded) ? count(rounded) : rounded.toString()}${unit}`;
}

/** Numbers at the axis: `12k`. */
function shortText(chart: Chart, value: number): string {
  if (value >= 1_000_000) return `${n(value / 1_000_000)}M`;
  return value >= 10_000 ? `${n(value / 1000)}k` : valueText(chart, value);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function legend(series: readonly string[]): string {
  const items = series.map((name, at) => `<li class="series-${at + 1}">${escapeHtml(name)}</li>`);
  return `<ul class="legend">${items.join('')}</ul>`;
}

/** Newest first, as the list of snapshots. */
function tableOf(chart: Chart): string {
  const { title, series, points } = chart;
  const rows = points.toReversed().map(({ name, time, values }) => {
    const cells = values.map((value) => `<td class="number">${escapeHtml(valueText(chart, value))}</td>`);
    return `<tr><th scope="row">${escapeHtml(name)} <small>${dayOf(time)}</small></th>${cells.join('')}</tr>`;
  });
  const heads = series.map((name) => `<th scope="col" class="number">${escapeHtml(name)}</th>`);
  return `<details><summary>Table<span class="visually-hidden"> of ${escapeHtml(title)}</span></summary><table class="listing figures"><thead><tr><th scope="col">Snapshot</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

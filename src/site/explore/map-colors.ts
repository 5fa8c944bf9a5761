import type { MapColor } from './explore-state.ts';
import type { MapTotals } from './map-tree.ts';
import type { MapBox } from './visible-map.ts';

/** A colour of CSS with its meaning. */
export interface LegendEntry {
  color: string;
  label: string;
}

export interface Coloring {
  /** By key of the box. */
  colors: ReadonlyMap<string, string>;
  legend: LegendEntry[];
  /** The meaning of the colour of a box in words, by its key. */
  notes: ReadonlyMap<string, string>;
  /** Colours of the lines that begin at a box, by key; undefined for the usual one. */
  lines?: ReadonlyMap<string, string> | undefined;
}

export interface MapLanguage {
  title: string;
  color: string;
}

/** Text stays legible on these, in both themes. */
const steps = [6, 16, 26, 38, 50].map(
  (share) => `color-mix(in srgb, var(--water) ${share}%, var(--surface))`,
);
const testColor = 'color-mix(in srgb, var(--clay) 30%, var(--surface))';

/** A box, or a file inside one. */
export type Colored = Pick<MapBox, 'key' | 'totals' | 'parent' | 'isOpen' | 'canOpen'>;

/** Returns the colours of the boxes that are not open. */
export function colorBoxes(
  boxes: readonly Colored[],
  by: MapColor,
  languages: readonly (MapLanguage | undefined)[],
): Coloring {
  const closed = boxes.filter(({ isOpen }) => !isOpen);
  if (by === 'directory') return byDirectory(closed);
  if (by === 'language') return byLanguage(closed, languages);
  if (by === 'tests') return byTests(closed);
  return by === 'churn' ? byMeasure(closed, churn, churnNote) : byMeasure(closed, density, densityNote);
}

/** Colours of about the same brightness, which most readers who see few colours can distinguish. */
const hues = [
  '#2a78b5',
  '#d08a1d',
  '#1f8a78',
  '#b8523f',
  '#7660b3',
  '#84962b',
  '#b84f86',
  '#4a9ab8',
  '#9a6b3f',
  '#5c7f96',
];

/** As in an atlas: a colour for each closed directory, and for the files of an open one. Tests are paler. */
function byDirectory(boxes: readonly Colored[]): Coloring {
  const regionOf = ({ key, parent, canOpen }: Colored) => (canOpen ? key : (parent ?? ''));
  const regions = [...new Set(boxes.map(regionOf))];
  const hueOf = new Map(regions.map((region, at) => [region, hues[at % hues.length] ?? '']));
  const mixed = (hue: string, share: number) => `color-mix(in srgb, ${hue} ${share}%, var(--surface))`;
  const hue = (box: Colored) => hueOf.get(regionOf(box)) ?? '';
  const isTest = ({ totals: { testLines, lines } }: Colored) => testLines > lines * 0.8;
  const [first = ''] = hues;
  return {
    colors: new Map(boxes.map((box) => [box.key, mixed(hue(box), isTest(box) ? 15 : 42)])),
    lines: new Map(boxes.map((box) => [box.key, `color-mix(in srgb, ${hue(box)} 72%, var(--ink))`])),
    notes: new Map(boxes.filter(isTest).map(({ key }) => [key, 'tests'])),
    legend: [
      { color: mixed(first, 42), label: 'Code, a colour for each directory' },
      ...(boxes.some(isTest) ? [{ color: mixed(first, 15), label: 'Tests' }] : []),
    ],
  };
}

function byLanguage(boxes: readonly Colored[], languages: readonly (MapLanguage | undefined)[]): Coloring {
  const lines = new Map<number, number>();
  const main = new Map(boxes.map(({ key, totals }) => [key, mainLanguage(totals)]));
  for (const { totals } of boxes)
    for (const [language, count] of totals.languages) lines.set(language, (lines.get(language) ?? 0) + count);
  const colorOf = (language: number) => tint(languages[language]?.color ?? 'gray');
  const shown = new Set(main.values());
  return {
    colors: new Map([...main].map(([key, language]) => [key, colorOf(language)])),
    legend: [...lines]
      .sort(([, a], [, b]) => b - a)
      .filter(([language]) => shown.has(language))
      .map(([language]) => ({ color: colorOf(language), label: languages[language]?.title ?? 'Other' })),
    notes: new Map([...main].map(([key, language]) => [key, languages[language]?.title ?? ''])),
  };
}

function tint(color: string): string {
  return `color-mix(in srgb, ${color} 34%, var(--surface))`;
}

function mainLanguage({ languages }: MapTotals): number {
  return [...languages].reduce((most, each) => (each[1] > most[1] ? each : most), [-1, -1])[0];
}

function byTests(boxes: readonly Colored[]): Coloring {
  const colors = new Map<string, string>();
  const notes = new Map<string, string>();
  for (const { key, totals } of boxes) {
    const source = totals.lines - totals.testLines;
    const share = source > 0 ? totals.testedLines / source : 0;
    const isTest = source <= 0 || totals.testLines > totals.lines * 0.8;
    colors.set(key, isTest ? testColor : (steps[Math.min(4, Math.ceil(share * 4))] ?? ''));
    notes.set(key, isTest ? 'tests' : `tests refer to files with ${Math.round(share * 100)} % of the lines`);
  }
  return {
    colors,
    notes,
    legend: [
      { color: steps[0] ?? '', label: 'No test refers to it' },
      { color: steps[2] ?? '', label: 'Tests refer to half of the lines' },
      { color: steps[4] ?? '', label: 'All' },
      { color: testColor, label: 'Tests' },
    ],
  };
}

type Measure = (totals: MapTotals) => number;

const churn: Measure = ({ commits, files }) => (files > 0 ? commits / files : 0);
const churnNote = (value: string): string => `${value} commits per file`;
const density: Measure = ({ complexity, lines }) => (lines > 0 ? (complexity / lines) * 100 : 0);
const densityNote = (value: string): string => `complexity ${value} per 100 lines`;

/** Five colours with about as many boxes each, because a few extremes would leave one colour for all others. */
function byMeasure(boxes: readonly Colored[], measure: Measure, note: (value: string) => string): Coloring {
  const values = boxes.map(({ totals }) => measure(totals));
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const stepOf = (value: number) =>
    Math.min(4, Math.floor((sorted.indexOf(value) / Math.max(1, sorted.length - 1)) * 4.999));
  const legend = steps.flatMap((color, step) => {
    const inside = sorted.filter((value) => stepOf(value) === step);
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      { color, label: note(first === last ? rounded(first) : `${rounded(first)} to ${rounded(last)}`) },
    ];
  });
  return {
    colors: new Map(boxes.map(({ key }, at) => [key, steps[stepOf(values[at] ?? 0)] ?? ''])),
    notes: new Map(boxes.map(({ key }, at) => [key, note(rounded(values[at] ?? 0))])),
    legend,
  };
}

function rounded(value: number): string {
  return value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}

import { FULL_COVERAGE } from '../../model/card-glyphs.ts';

/** The colours of cards: those of the light theme (`site/styles/tokens.css`). */
const colors = {
  paper: '#faf8f3',
  ink: '#1b2a2e',
  muted: '#465559',
  water: '#0b6265',
  contour: '#0b6265',
} as const;
export type Ink = Exclude<keyof typeof colors, 'paper'>;

/** Shares of the ink in the colours of edges, from light to full. Sixteen colours would fit, but each shade costs bytes: five for an ink took a seventh more. */
const shades: Record<Ink, readonly number[]> = {
  ink: [0.33, 0.67, 1],
  muted: [0.33, 0.67, 1],
  water: [0.33, 0.67, 1],
  contour: [0.1, 0.2],
};
const inks = Object.keys(shades) as Ink[];

/** Red, green and blue of all colours. The first is the paper. */
export const palette: readonly (readonly [number, number, number])[] = [
  channels(colors.paper),
  ...inks.flatMap((ink) => shades[ink].map((share) => mix(channels(colors[ink]), share))),
];

/** Returns the colour of a pixel that an ink covers in part, from 0 to 15; 0 is the paper. */
export function shadeOf(ink: Ink, coverage: number): number {
  return shadesByCoverage.get(ink)?.[coverage] ?? 0;
}

/** Returns the number of a shade of an ink in the palette. */
function indexOf(ink: Ink, shade: number): number {
  const before = inks.slice(0, inks.indexOf(ink));
  return 1 + before.reduce((sum, one) => sum + shades[one].length, 0) + shade;
}

const shadesByCoverage = new Map(
  inks.map((ink) => [
    ink,
    Array.from({ length: FULL_COVERAGE + 1 }, (_, coverage) => nearest(ink, coverage / FULL_COVERAGE)),
  ]),
);

function nearest(ink: Ink, share: number): number {
  const strongest = shades[ink].at(-1) ?? 1;
  const shareOf = (shade: number): number => (shade < 0 ? 0 : (shades[ink][shade] ?? 1) / strongest);
  const [best = -1] = [-1, ...shades[ink].keys()].sort(
    (a, b) => Math.abs(shareOf(a) - share) - Math.abs(shareOf(b) - share),
  );
  return best < 0 ? 0 : indexOf(ink, best);
}

function channels(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}

function mix(ink: readonly number[], share: number): [number, number, number] {
  const paper = channels(colors.paper);
  const [red = 0, green = 0, blue = 0] = paper.map((value, at) =>
    Math.round(value + ((ink[at] ?? 0) - value) * share),
  );
  return [red, green, blue];
}

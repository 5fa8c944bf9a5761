import { formatCount } from '../support/report/format.ts';
import type { Table } from '../support/report/table.ts';
import type { DrawingFigures } from './measure-drawing.ts';
import type { DrawingPage } from './pages.ts';

type Figures = Readonly<Record<string, DrawingFigures>>;

/** One row a drawing. Figures before are left out of cells if there are none. */
export function drawingTable(pages: readonly DrawingPage[], before: Figures, after: Figures): Table {
  return {
    head: [
      'drawing',
      'repository',
      'boxes',
      'grouped',
      'lines',
      'smallest text, px',
      'crossings',
      'boxes crossed',
      'size, px',
      'time, ms',
    ],
    rows: pages.map(({ name, repository, language, subject, wasDrawn = true }) => {
      const compared = (show: (figures: DrawingFigures) => string): string =>
        [
          ...(wasDrawn ? [] : ['none']),
          ...[before[name], after[name]].flatMap((each) => (each ? show(each) : [])),
        ].join(' → ');
      return [
        subject,
        `${repository} (${language})`,
        compared(({ nodes }) => formatCount(nodes)),
        compared(({ grouped }) => formatCount(grouped)),
        compared(
          ({ lines, left }) => formatCount(lines) + (left > 0 ? ` of ${formatCount(lines + left)}` : ''),
        ),
        compared(({ text }) => text.toFixed(1)),
        compared(({ crossings }) => formatCount(crossings)),
        compared(({ covered }) => formatCount(covered)),
        compared(({ size }) => size.map(formatCount).join(' x ')),
        compared(({ milliseconds }) => formatCount(milliseconds)),
      ];
    }),
  };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { median } from '../support/report/statistics.ts';
import { countCovered, countCrossings } from './geometry.ts';
import { readPicture, type PictureRead } from './read-picture.ts';
import type { View } from './views.ts';
import { watchDrawing } from './watch-drawing.ts';

export const DrawingFigures = z.strictObject({
  /** Boxes that contain no others. Those that stand for several are one. */
  nodes: z.number(),
  /** Number of symbols or files in boxes that stand for several. */
  grouped: z.number(),
  lines: z.number(),
  /** Number of lines that the page says are not drawn. */
  left: z.number(),
  /** Size of the smallest text as it is shown first, in pixels of CSS. */
  text: z.number(),
  crossings: z.number(),
  /** Boxes that a line leads through though it ends at others. */
  covered: z.number(),
  /** Width and height of the whole picture as it is shown first. Larger ones are scrolled. */
  size: z.tuple([z.number(), z.number()]),
  /** From coming into view until it is drawn. */
  milliseconds: z.number(),
});
export type DrawingFigures = z.infer<typeof DrawingFigures>;

const WAIT_MS = 60_000;
const window = { width: 1440, height: 900 };

/** Measures the drawing at an address; the time is the median of several visits with an empty cache. Saves its picture into a file. */
export async function measureDrawing(
  browser: Browser,
  address: string,
  view: View,
  { runs, file }: { runs: number; file: string },
): Promise<DrawingFigures> {
  const times: number[] = [];
  for (let run = 1; run < runs; run++) times.push(await visit(browser, address, view, () => undefined));
  let figures: Omit<DrawingFigures, 'milliseconds'> | undefined;
  const last = await visit(browser, address, view, async (page) => {
    figures = await readFigures(browser, page, view);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.locator(view.shot).first().screenshot({ animations: 'disabled' }));
  });
  if (!figures) throw new Error(`${address} has no drawing.`);
  return { ...figures, milliseconds: Math.round(median([...times, last])) };
}

/** Opens a page and waits for its drawing. Returns the milliseconds that it took. */
async function visit(
  browser: Browser,
  address: string,
  view: View,
  work: (page: Page) => Promise<void> | void,
): Promise<number> {
  const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchDrawing, { place: view.place, picture: view.picture });
    await page.goto(address, { waitUntil: 'load' });
    if (view.fold) await openFold(page, view.fold);
    await page.locator(view.place).first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => globalThis.drawingTimes.drawn !== undefined, undefined, {
      timeout: WAIT_MS,
    });
    const { seen = 0, drawn = 0 } = await page.evaluate(() => globalThis.drawingTimes);
    await work(page);
    return drawn - seen;
  } catch (error) {
    throw new Error(`The drawing of ${address} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}

async function openFold(page: Page, { within, title }: NonNullable<View['fold']>): Promise<void> {
  const fold = page.locator(`${within} summary`, { hasText: title }).first();
  await fold.waitFor({ timeout: WAIT_MS });
  await fold.evaluate((summary) => {
    summary.scrollIntoView();
    (summary as HTMLElement).click();
  });
}

async function readFigures(
  browser: Browser,
  page: Page,
  view: View,
): Promise<Omit<DrawingFigures, 'milliseconds'>> {
  const { read, scale, size } = view.isImage
    ? await readImage(browser, page, view)
    : {
        read: await page.evaluate(readPicture, view.parts),
        scale: 1,
        size: await page
          .locator(view.parts.svg)
          .first()
          .evaluate((svg): [number, number] => {
            const [width = 0, height = 0] = (svg.getAttribute('data-size') ?? '').split(' ').map(Number);
            const zoom = (svg as SVGSVGElement).getScreenCTM()?.a ?? 1;
            return [Math.round(width * zoom), Math.round(height * zoom)];
          }),
      };
  const notes = await page.locator(view.notes).allTextContents();
  const counts = read.labels.map((label) =>
    numberOf(/^(?:and )?([\d,]+) (?:tests?|more|in|smaller)\b/.exec(label)?.[1]),
  );
  return {
    nodes: read.boxes.length,
    grouped: counts.reduce((sum, count) => sum + count, 0),
    lines: read.lines.length,
    left: numberOf(/([\d,]+) more/.exec(notes.join(' '))?.[1]),
    text: Math.round(Math.min(...read.texts) * scale * 10) / 10,
    crossings: countCrossings(read),
    covered: countCovered(read),
    size,
  };
}

function numberOf(text = '0'): number {
  return Number(text.replaceAll(',', ''));
}

/** Reads a picture that is an image in a document of its own, where it has its natural size. */
async function readImage(
  browser: Browser,
  page: Page,
  { picture, parts }: View,
): Promise<{ read: PictureRead; scale: number; size: [number, number] }> {
  const image = page.locator(picture).first();
  const { source, width, height, natural } = await image.evaluate((element) => {
    const { src, naturalWidth } = element as HTMLImageElement;
    const box = element.getBoundingClientRect();
    return { source: src, width: box.width, height: box.height, natural: naturalWidth };
  });
  const own = await browser.newPage();
  try {
    await own.setContent(decodeURIComponent(source.slice(source.indexOf(',') + 1)));
    const read = await own.evaluate(readPicture, parts);
    return { read, scale: width / natural, size: [Math.round(width), Math.round(height)] };
  } finally {
    await own.close();
  }
}

// `npm run bench:drawings`: how legible the drawings of pages are, and how long readers wait for them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import * as z from 'zod';
import { ensureBrowsers } from '../../../src/dev/browsers.ts';
import { root, run, task } from '../../../src/dev/process.ts';
import { readAccuracyCorpora } from '../accuracy/corpora/corpora.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { DrawingFigures, measureDrawing } from './measure-drawing.ts';
import { drawingPages, type DrawingPage, type Repository } from './pages.ts';
import { drawingTable } from './tables.ts';
import { oldViewOf, viewOf } from './views.ts';

const help = `npm run bench:drawings -- [options]

Builds atlases of four repositories, opens ten pages with drawings, measures them and saves their pictures.

  --only NAME   a page by the name of its picture (may be given again); default: all
  --runs N      visits of a page; the median of their times counts (default 3)
  --old FOLDER  a compiled checkout of the version before drawings were by Mermaid and ELK: measures its pages, too,
                and writes their figures into test/bench/drawings/before.json
  --write       write the table into content/docs/benchmarks.md
  --help        this text

Pictures and atlases are below the folder of the benchmarks, in drawings. The program must be compiled: npm run build.
`;
const documentPath = join(root, 'content', 'docs', 'benchmarks.md');
const beforePath = join(import.meta.dirname, 'before.json');
const work = join(benchFolder, 'drawings');

type Figures = Record<string, DrawingFigures>;

await task(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      old: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const pages = choosePages(values.only);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a number from 1, not ${values.runs}.`);
  let before = await readBefore();
  if (values.old !== undefined) {
    before = { ...before, ...(await measureAll(pages, { program: resolve(values.old), isOld: true, runs })) };
    await writeFile(beforePath, `${JSON.stringify(before, undefined, 2)}\n`);
  }
  const after = await measureAll(pages, { program: root, isOld: false, runs });
  const table = drawingTable(pages, before, after);
  console.log(textTable(table));
  if (!values.write) return;
  const document = await readFile(documentPath, 'utf8');
  await writeFile(documentPath, replaceBetweenMarkers(document, 'drawings', markdownTable(table)));
});

function choosePages(only: readonly string[]): readonly DrawingPage[] {
  const unknown = only.filter((name) => !drawingPages.some((page) => page.name === name));
  if (unknown.length > 0) {
    const names = drawingPages.map(({ name }) => name).join(', ');
    throw new Error(`No page is called ${unknown.join(', ')}. There are: ${names}.`);
  }
  return drawingPages.filter(({ name }) => only.length === 0 || only.includes(name));
}

async function readBefore(): Promise<Figures> {
  return z.record(z.string(), DrawingFigures).parse(JSON.parse(await readFile(beforePath, 'utf8')));
}

interface Version {
  /** The folder of a compiled checkout. */
  program: string;
  isOld: boolean;
  runs: number;
}

async function measureAll(pages: readonly DrawingPage[], version: Version): Promise<Figures> {
  const figures: Figures = {};
  const browser = await chromium.launch({ executablePath: ensureBrowsers(), args: ['--no-sandbox'] });
  try {
    for (const name of new Set(pages.map(({ repository }) => repository))) {
      const site = await buildAtlas(name, version);
      const own = pages.filter(
        ({ repository, wasDrawn = true }) => repository === name && (!version.isOld || wasDrawn),
      );
      Object.assign(figures, await measureSite(browser, site, own, version));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function measureSite(
  browser: Browser,
  site: string,
  pages: readonly DrawingPage[],
  { isOld, runs }: Version,
): Promise<Figures> {
  const figures: Figures = {};
  const server = await serveFolder(site);
  try {
    for (const page of pages) {
      console.error(`${page.repository}: ${page.subject}${isOld ? ', before' : ''} …`);
      figures[page.name] = await measureDrawing(
        browser,
        server.url + (isOld ? (page.oldPath ?? page.path) : page.path),
        isOld ? oldViewOf(page) : viewOf(page),
        { runs, file: join(work, isOld ? 'before' : 'after', `${page.name}.png`) },
      );
    }
  } finally {
    server.close();
  }
  return figures;
}

/** Builds the atlas of a repository with a version of the program, and returns its folder. */
async function buildAtlas(name: Repository, { program, isOld }: Version): Promise<string> {
  const corpus = (await readAccuracyCorpora()).find((each) => each.name === name);
  if (!corpus) throw new Error(`The benchmark of accuracy has no repository ${name}.`);
  const repository = await prepareRepository(corpus, benchFolder);
  const folder = join(work, isOld ? 'atlases-before' : 'atlases', name);
  await mkdir(folder, { recursive: true });
  const command = [
    process.execPath,
    join(program, 'dist', 'bin.js'),
    ...['build', repository, '--out', folder],
  ];
  const { code, output } = await run(command, { capture: true });
  if (code !== 0) throw new Error(`The atlas of ${name} could not be built:\n${output}`);
  return folder;
}

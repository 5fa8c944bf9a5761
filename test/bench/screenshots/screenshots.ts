// `npm run screenshots`: builds the atlas of a repository of the benchmarks, and makes the pictures of README and guide.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowsers } from '../../../src/dev/browsers.ts';
import { root, run, task } from '../../../src/dev/process.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { chooseCorpora, readCorpora } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { toWebp } from './to-webp.ts';
import { REPOSITORY, shots, type Shot } from './shots.ts';

const folder = join(root, 'content', 'images');

await task(async () => {
  const [corpus] = chooseCorpora(await readCorpora(), { only: [REPOSITORY], all: false });
  if (!corpus) throw new Error(`The benchmarks have no repository ${REPOSITORY}.`);
  const repository = await prepareRepository(corpus, benchFolder);
  const site = await mkdtemp(join(tmpdir(), 'treeatlas-screenshots-'));
  try {
    await runNode(['src/dev/build.ts']);
    await runNode(['dist/bin.js', 'build', repository, '--out', join(site, 'atlas')]);
    await mkdir(folder, { recursive: true });
    await takeAll(join(site, 'atlas'));
  } finally {
    await rm(site, { recursive: true, force: true });
  }
});

async function runNode(args: string[]): Promise<void> {
  const { code } = await run([process.execPath, ...args]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with exit code ${String(code)}; see above.`);
}

async function takeAll(site: string): Promise<void> {
  const server = await serveFolder(site);
  const browser = await chromium.launch({ executablePath: ensureBrowsers(), args: ['--no-sandbox'] });
  try {
    for (const shot of shots) {
      const file = join(folder, `${shot.name}.webp`);
      const picture = await take(browser, server.url, shot);
      await writeFile(file, picture);
      console.log(`${shot.name}.webp  ${Math.ceil(picture.length / 1000)} KB`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function take(browser: Browser, base: string, shot: Shot): Promise<Buffer> {
  const { path, width = 1280, height = 800, scheme = 'light', prepare } = shot;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    // What moves would be another picture each time.
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(base + path, { waitUntil: 'load' });
    // The tree and what scripts add at once. A page with a drawing never has an idle network for the driver.
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
    );
    await prepare?.(page);
    return await toWebp(browser, await page.screenshot({ animations: 'disabled' }));
  } finally {
    await page.close();
  }
}

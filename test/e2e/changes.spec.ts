import { expect, type Page } from '@playwright/test';
import { changedFileArtifacts } from '../../src/features/changes/changed-file.ts';
import { compareSides } from '../../src/features/changes/compare-sides.ts';
import type { Side } from '../../src/features/changes/side.ts';
import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import { CHANGES_VERSION } from '../../src/model/changes.ts';
import { changesEntry } from '../../src/model/changes-index.ts';
import { HISTORY_VERSION } from '../../src/model/history.ts';
import { exampleFigures, SnapshotFigures } from '../../src/model/snapshot-figures.ts';
import type { Timeline } from '../../src/model/timeline.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { sideOf } from '../support/side-of.ts';
import { expectAccessible } from './support/accessible.ts';
import { testOfAtlas } from './support/served-sites.ts';

const oldCommit = 'a'.repeat(40);
const newCommit = 'b'.repeat(40);
const comparison = 'changes/v1..v2/index.html';
const difference = 'changes/v1..v2/file/price.ts.html';

const price = (name: string, extra: string): string =>
  [
    `export function ${name}(amounts: number[]): number {`,
    '  return amounts.length;',
    '}',
    ...Array.from({ length: 40 }, (_, at) => `// line ${at}`),
    `export const rate = ${extra};`,
    '',
  ].join('\n');
const cart = "import { total } from './price.ts';\nexport const sum = total([1]);\n";

async function release(name: string, commit: string, text: string): Promise<Side> {
  const side = await sideOf({ 'price.ts': text, 'cart.ts': cart }, name);
  return {
    ...side,
    state: { name, commit, time: '2026-01-01T00:00:00.000Z', subject: `Release ${name}` },
  };
}

/** Returns an atlas with a comparison and a timeline of two snapshots. */
async function openComparison(): Promise<Store> {
  const [before, after] = await Promise.all([
    release('v1', oldCommit, price('total', '1')),
    release('v2', newCommit, price('sumOf', '2')),
  ]);
  const report = await compareSides(before, after);
  const entry = changesEntry(report, { isOfAtlas: true, hasDifferences: true });
  const entryOf = { author: 'Ann', figures: SnapshotFigures.parse(exampleFigures) };
  const counts = { added: 0, removed: 0, changed: 1, moved: 0 };
  const since = oldCommit;
  const timeline: Timeline = {
    snapshots: [
      {
        ...{
          ...entryOf,
          id: newCommit,
          time: '2026-02-01T00:00:00.000Z',
          subject: 'Release v2',
          tags: ['v2'],
        },
        difference: { since, files: counts, symbols: counts, publicInterface: counts },
      },
      {
        ...{
          ...entryOf,
          id: oldCommit,
          time: '2026-01-01T00:00:00.000Z',
          subject: 'Release v1',
          tags: ['v1'],
        },
        difference: null,
      },
    ],
  };
  const files: Artifact[] = [];
  for await (const file of changedFileArtifacts(before, after, report)) files.push(file);
  const own = new MemoryStore([
    ...files,
    { path: artifactPath.changes('v1..v2'), value: report },
    {
      path: artifactPath.changesIndex,
      value: { version: CHANGES_VERSION, live: false, comparisons: [entry] },
    },
    { path: artifactPath.timeline, value: timeline },
    { path: artifactPath.historyVersion, value: { version: HISTORY_VERSION } },
  ]);
  return { read: async (path, follow) => (await own.read(path)) ?? after.store.read(path, follow) };
}

const test = testOfAtlas(openComparison).extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('a comparison leads from what must change to its line in the difference', async ({ page }) => {
  await page.goto(comparison);
  await expect(page.getByRole('heading', { level: 1, name: 'v1 → v2' })).toBeVisible();
  const must = page.getByRole('region', { name: /^Must change/ });
  await expect(must).toContainText('"total" was renamed to "sumOf"');
  await must.getByRole('link', { name: 'price.ts:1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('price.ts');
});

test('n and p go from change to change in a difference, which can be shown unified', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(difference);
  const changes = page.locator('.chunk.change');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(changes).toHaveCount(2);
  await page.keyboard.press('n');
  await expect(changes.nth(0)).toBeFocused();
  await page.keyboard.press('n');
  await expect(changes.nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await expect(changes.nth(0)).toBeFocused();
  const unified = page.getByRole('button', { name: 'Unified' });
  await unified.click();
  await expect(unified).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-diff', 'unified');
});

test('the timeline leads to the comparison of two snapshots', async ({ page }) => {
  await page.goto('history/index.html');
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'v1 → v2' })).toBeVisible();
});

for (const path of [comparison, difference, 'changes/index.html', 'history/index.html'])
  test(`${path} has no axe violations in either theme, and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../src/dev/browsers.ts';
import { test, type ServedSite } from './support/served-sites.ts';
import { serveTinySite } from './support/tiny-site.ts';

/**
 * The steps of every reader, in the Firefox of the system. Playwright drives only builds of its own, so these tests use the
 * standard protocol.
 */
test.describe('in Firefox', () => {
  test.describe.configure({ mode: 'serial' });
  const executablePath = findFirefox();
  test.skip(executablePath === undefined, 'There is no Firefox.');

  let browser: Browser;
  let site: ServedSite;
  let page: Page;
  let complaints: string[];

  test.beforeAll(async ({ opened }) => {
    [site, browser] = await Promise.all([
      opened.get(serveTinySite),
      puppeteer.launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true }),
    ]);
  });
  test.afterAll(async () => {
    await browser.close();
  });
  test.beforeEach(async () => {
    complaints = [];
    page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  test.afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  const open = (path: string) => page.goto(site.url + path, { waitUntil: 'load' });
  const text = (selector: string) => page.$eval(selector, (element) => element.textContent);

  test('the palette opens a symbol', async () => {
    await open('index.html');
    await page.locator('.find').click();
    await page.locator('.palette input').fill('Cart.to');
    await page.waitForFunction(() => document.querySelector('.palette li')?.textContent.includes('total'));
    await page.keyboard.press('Enter');
    // Asked of the page itself: after a redirect, what the protocol tells of its address comes later.
    await page.waitForFunction(
      () => location.pathname.endsWith('/cart.ts~/Cart.html') && location.hash === '#.Cart.total',
    );
  });

  test('code folds, and its lines are numbered', async () => {
    await open('file/src/shop/cart.ts.html');
    await page.locator('::-p-aria([name="Fold all"][role="button"])').click();
    await page.waitForSelector('.code u.folded');
    expect(await text('.code u.folded')).toContain('export class Cart');
    expect(await page.$eval('.code u', (line) => getComputedStyle(line, '::before').content)).toContain(
      'counter',
    );
  });

  test('a card says what a name is', async () => {
    await open('file/src/main.ts.html');
    await page.locator('.code a[href*="cart.ts"][href*="#"]').hover();
    await page.waitForSelector('.symbol-card:popover-open');
    expect(await text('.symbol-card')).toContain('Cart');
  });

  test('the search finds a line', async () => {
    await open('search.html?in=code&q=export+class+Cart');
    await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('extends Order'));
    expect(await text('main')).toContain('export class Cart');
  });

  test('diagrams are drawn', async () => {
    await open('file/src/shop/cart.ts.html');
    await page.$eval('.drawing', (figure) => figure.scrollIntoView());
    await page.waitForSelector('.drawing-stage img');
  });
});

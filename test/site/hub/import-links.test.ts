import { describe, expect, it } from 'vitest';
import type { HubAtlas, HubLink } from '../../../src/model/hub.ts';
import { importTarget, slugOfAtlas } from '../../../src/site/hub/import-links.ts';

const hub = 'https://atlas.example.org/hub/';
const atlas = (slug: string, address: string): HubAtlas => ({
  ...{ slug, title: slug, address, commit: null, version: null, languages: [], digest: '' },
  counts: { packages: 1, exports: 0, uses: 0 },
});
const index = {
  atlases: [atlas('shop', '../shop/'), atlas('tax', 'https://tax.example.org/atlas/index.html')],
};

describe('the name of an atlas in a hub', () => {
  it.each([
    ['https://atlas.example.org/shop/', 'shop'],
    ['https://tax.example.org/atlas/', 'tax'],
    ['https://atlas.example.org/other/', undefined],
  ])('at %s is %s', (address, slug) => expect(slugOfAtlas(index, hub, address)).toBe(slug));
});

const target = (page: string): NonNullable<HubLink['target']> => ({
  ...{ slug: 'x', version: '2.1.0', page, match: 'compatible' },
});
const links: HubLink[] = [
  { package: 'tax', wanted: '^2.0.0', places: 1, target: target('../tax/index.html') },
  { package: 'tax/rates', wanted: null, places: 1, target: target('../rates/index.html') },
  {
    ...{ package: 'money', wanted: '^1.0.0', places: 1 },
    target: { ...target('../money/index.html'), note: 'wants ^1.0.0, but the hub has 2.1.0' },
  },
  { package: 'left', wanted: null, places: 1, target: null },
  { package: 'PyTill', written: ['till_api'], wanted: null, places: 1, target: target('../till/index.html') },
];

describe('an import', () => {
  it.each([
    ['tax', 'https://atlas.example.org/tax/index.html', 'The atlas of tax 2.1.0'],
    ['tax/eu', 'https://atlas.example.org/tax/index.html', 'The atlas of tax 2.1.0'],
    ['tax/rates/eu', 'https://atlas.example.org/rates/index.html', 'The atlas of tax/rates 2.1.0'],
    [
      'money',
      'https://atlas.example.org/money/index.html',
      'The atlas of money 2.1.0 (wants ^1.0.0, but the hub has 2.1.0)',
    ],
    ['till_api', 'https://atlas.example.org/till/index.html', 'The atlas of PyTill 2.1.0'],
    ['left', 'https://atlas.example.org/hub/package/left.html', 'left in all atlases'],
  ])('of %s leads to %s', (name, href, title) =>
    expect(importTarget({ links }, hub, name)).toEqual({ href, title }),
  );

  it.each(['taxes', 'unknown'])('of %s leads nowhere', (name) =>
    expect(importTarget({ links }, hub, name)).toBeUndefined(),
  );
});

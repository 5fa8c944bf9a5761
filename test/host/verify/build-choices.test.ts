import { expect, it } from 'vitest';
import { inferChoices, type AtlasTraces } from '../../../src/host/verify/build-choices.ts';

const repository = { name: 'shop', commit: 'c'.repeat(40), branch: 'main', dirty: false } as const;
const traces: AtlasTraces = {
  index: { repository },
  paths: new Set(['index.html']),
  overview: '<html><head></head><body data-root=./ class=inner>',
  timeline: undefined,
  changes: undefined,
};

it('an atlas with all pages and nothing else', () => {
  expect(inferChoices(traces)).toMatchObject({
    pages: 'symbols',
    markdown: false,
    blame: false,
    changes: [],
  });
});

it('reads scope, address and Markdown from the overview, with quotes or without', () => {
  const minified =
    '<link rel=canonical href=https://example.org/a/><link rel=alternate type=text/markdown href=index.md><body data-only=src data-pages=files>';
  const plain =
    '<link rel="canonical" href="https://example.org/a/" /><link rel="alternate" type="text/markdown" href="index.md" /><body data-only="src" data-pages="files">';
  for (const overview of [minified, plain]) {
    expect(inferChoices({ ...traces, overview })).toMatchObject({
      pages: 'files',
      only: 'src',
      markdown: true,
      siteUrl: 'https://example.org/a/',
    });
  }
});

it('an atlas without an overview has no pages, and perhaps Markdown', () => {
  const paths = new Set(['AGENTS.md', 'file/src/cart.ts.md']);
  expect(inferChoices({ ...traces, overview: undefined, paths })).toMatchObject({
    pages: 'none',
    markdown: true,
  });
  expect(inferChoices({ ...traces, overview: undefined, paths: new Set(['AGENTS.md']) })).toMatchObject({
    markdown: false,
  });
});

it('an address that no build accepts is ignored', () => {
  const overview = '<link rel=canonical href=https://user:password@example.org/><body>';
  expect(inferChoices({ ...traces, overview }).siteUrl).toBeUndefined();
});

it('whether lines have commits is decided again only if nobody had chosen', () => {
  const of = (more: object) =>
    inferChoices({ ...traces, index: { repository: { ...repository, ...more } } }).blame;
  expect(of({ blame: true })).toBe(true);
  expect(of({ blameOmission: 'shallow' })).toBeUndefined();
});

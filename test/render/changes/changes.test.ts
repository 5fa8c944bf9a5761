import { describe, expect, it } from 'vitest';
import { renderChangesHtml } from '../../../src/render/changes/render-html.ts';
import { COMMENT_MARKER, renderChangesMarkdown } from '../../../src/render/changes/render-markdown.ts';
import { renderChangesText } from '../../../src/render/changes/render-text.ts';
import { brokenPlace, fileChange, reportOf, shopReport, symbolChange } from './report-fixture.ts';

describe('the text of a comparison', () => {
  it('begins with the summary, and shows the most important first', () => {
    expect(renderChangesText(shopReport())).toBe(`Changes from v1.0 to working tree

  Size:             3 files, 16 lines added, 5 lines removed, 7 symbols.
! Public interface: 2 breaking changes, 1 by removal.
! Must change:      2 places certainly, 1 place possibly, in 3 files.
! New problems:     1 likely secret, 1 import cycle, 1 violation of rules, 1 unused symbol.
! Tests and risk:   2 test files to run; the risk is high.

What must change (3 places)
  sum (function, src/cart.ts:3) was renamed from total: 3 places
    - function total(items: Item[]): number
    + function sum(items: Item[], rate: number): number
    "total" was renamed to "sum"
      src/order.ts:7 const all = total(items);
      test/order.test.ts:12 (test) const all = total(items);
      src/dynamic.ts:2 (possible) call('total')

Public interface: breaking changes (2 symbols)
  Cart.clear (method, src/cart.ts:20) was removed
    - clear(): void
  sum (function, src/cart.ts:3) was renamed from total; 4 callers in 3 files, 3 places must change
    Breaking: the parameter "rate" was added and is required

Public interface: compatible changes (1 symbol)
  Cart.add (method, src/cart.ts:3) has another signature
    - add(item: Item): void
    + add(item: Item, count?: number): void
    the parameter "count" was added and is optional

Public interface: added (1 symbol)
  discount (function, src/cart.ts:40) was added
    + function discount(): number

Other changed symbols (1 symbol)
  round (function, src/cart.ts:50) changed; 12 callers in 3 files

New likely secrets (1 secret)
  src/keys.ts:1 A likely AWS access key.

Dependencies between packages (2 dependencies)
  New: src/ui → src/db (2 references, as in src/ui/list.ts:4)
  Gone: src/ui → src/api (1 reference)

Import cycles (1 cycle)
  New, 2 files: src/a.ts, src/b.ts

New violations of rules (1 violation)
  src/cart.ts:70 generic_function The function "process" has a generic name.

New unused code (1 symbol)
  src/cart.ts:80 HIGH Nothing uses "old".

Tests to run (2 test files)
  test/cart.test.ts changed itself
  test/order.test.ts reaches sum over 2 references
  $ npx vitest run test/cart.test.ts test/order.test.ts

Risk: high (2 reasons)
  3 places must change
  a public symbol was removed

Not seen (1 remark)
  src/broken.ts The file is not valid; what follows line 4 was not read.

Also changed: 1 symbol with changed documentation only, 1 file with changed formatting, comments or statements outside symbols, 1 document or other file, 1 symbol of tests.
`);
  });

  it('of equal states is the summary alone', () => {
    expect(renderChangesText(reportOf())).toBe(`Changes from v1.0 to working tree

  Size:             0 files, 0 lines added, 0 lines removed, 0 symbols.
  Public interface: no breaking change found.
  Must change:      no place found that the changes left broken.
  New problems:     none found.
  Tests and risk:   no affected test found; the risk is low.
`);
  });

  it('says the message of each place if they differ, and lists certain ones first', () => {
    const mustChange = [
      brokenPlace('src/b.ts', 1, { isCertain: false, causeId: null, message: 'may be missing' }),
      brokenPlace('src/c.ts', 2, { causeId: null, message: 'is missing' }),
    ];
    expect(renderChangesText(reportOf({ mustChange }))).toContain(`
  The change that is the reason is not known: 2 places
      src/c.ts:2 const all = total(items); is missing
      src/b.ts:1 (possible) const all = total(items); may be missing
`);
  });

  it('escapes what could control the terminal', () => {
    const text = renderChangesText(
      reportOf({ symbols: [symbolChange('a\u001b[31m\u202e', { signature: 'x\u0007' })] }),
    );
    expect(text).toContain('a\\u001b[31m\\u202e');
    expect(text).not.toMatch(/[\u0007\u001b\u202e]/);
  });
});

describe('the comment on a pull request', () => {
  it('has the marker, links, diffs and the page with the rest', () => {
    const places = Array.from({ length: 12 }, (_, index) => brokenPlace('src/order.ts', index + 1));
    const comment = renderChangesMarkdown(
      { ...shopReport(), mustChange: places },
      {
        link: ({ path, line }) => `https://example.org/${path}#L${line ?? 1}`,
        page: 'https://example.org/all',
      },
    );
    expect(comment.startsWith(`${COMMENT_MARKER}\n## Changes from \`v1.0\` to \`working tree\`\n`)).toBe(
      true,
    );
    expect(comment).toContain(`
- \`sum\` (function, [\`src/cart.ts:3\`](https://example.org/src/cart.ts#L3)) was renamed from \`total\`: 12 places
  \`\`\`diff
  - function total(items: Item[]): number
  + function sum(items: Item[], rate: number): number
  \`\`\`
  - "total" was renamed to "sum"
  - [\`src/order.ts:1\`](https://example.org/src/order.ts#L1) \`const all = total(items);\`
`);
    expect(comment).toContain('  - and 2 more places, see [the whole report](https://example.org/all)\n');
    expect(comment).toContain('```sh\nnpx vitest run test/cart.test.ts test/order.test.ts\n```');
  });

  it('lets no name act as Markdown, HTML, a mention or an issue', () => {
    const hostile =
      'a`b <img src=x onerror=alert(1)> | @everyone #12 [x](javascript:alert(1)) https://evil.example';
    const comment = renderChangesMarkdown(
      reportOf({
        base: { name: hostile, commit: null, time: null, subject: null },
        symbols: [symbolChange(hostile, { signature: '```\n# x\n@all', previousSignature: 'y' })],
        mustChange: [brokenPlace('src/`@a`.ts', 1, { message: hostile, text: '``` @b', causeId: null })],
        risk: {
          level: 'high',
          reasons: [hostile, '# heading', '- item', '1. item', '<!-- treeatlas:changes -->'],
        },
      }),
      { link: () => 'javascript:alert(1)' },
    );
    const outsideCode = comment
      .replace(/^ *(`{3,})diff\n[\s\S]*?\n *\1$/gm, '')
      .replace(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
    expect(outsideCode.replace(COMMENT_MARKER, '')).not.toMatch(/@\w|#\d|(?<!\\)[<[]|:\/\/|(?<!\\)`/);
    expect(comment).toContain(
      'a\\`b \\<img src=x onerror=alert(1)\\> \\| @\u200beveryone \\#\u200b12 \\[x\\](javascript:alert(1)) https:\u200b//evil.example',
    );
    expect(comment).toContain('- \\# heading\n- \\- item\n- 1\\. item\n');
    expect(comment.split(COMMENT_MARKER)).toHaveLength(2);
    // The fence is longer than the one in the signature.
    expect(comment).toContain('  ````diff\n  - y\n  + ```\n  + # x\n  + @all\n  ````\n');
  });

  it('keeps to its size, and cuts what is least important first', () => {
    const many = (number: number, make: (index: number) => string): string[] =>
      Array.from({ length: number }, (_, index) => make(index));
    const report = reportOf({
      files: many(900, (index) => `src/f${index}.ts`).map((path) => fileChange(path)),
      symbols: many(5000, (index) => `symbol${index}`).map((name, index) =>
        symbolChange(name, {
          isPublic: index % 2 === 0,
          isBreaking: index % 4 === 0,
          change: index % 4 === 0 ? 'removed' : 'added',
          signature: `function ${name}(a: number): void`,
        }),
      ),
      mustChange: many(300, (index) => `src/f${index}.ts`).map((path) =>
        brokenPlace(path, 1, { causeId: 'function:src/cart.ts:symbol0' }),
      ),
      tests: {
        affected: many(200, (index) => `test/f${index}.test.ts`).map((path) => ({
          path,
          distance: 1,
          through: null,
        })),
        command: 'npm test',
        isComplete: false,
      },
    });
    for (const maxCharacters of [60_000, 20_000, 5000, 1500, 1000, 300, 10]) {
      const comment = renderChangesMarkdown(report, { maxCharacters });
      expect(comment.length).toBeLessThanOrEqual(maxCharacters);
    }
    const comment = renderChangesMarkdown(report, { maxCharacters: 20_000 });
    expect(comment.length).toBeGreaterThan(17_000);
    expect(comment).toContain('### Other changed symbols\n\n- 2,500 symbols, not listed here\n');
    expect(comment).toContain('### What must change\n');
    expect(comment).toContain('- and 290 more places\n');
    const small = renderChangesMarkdown(report, { maxCharacters: 1500 });
    expect(small).toContain('- Size: 900 files');
    expect(small).toContain('### What must change\n');
    expect(renderChangesText(report, { maxCharacters: 2000 }).length).toBeLessThanOrEqual(2000);
  });
});

describe('the page of a comparison', () => {
  it('needs no other file, runs nothing, and escapes names', () => {
    const hostile = '<script>alert(1)</script>"\' &amp; \u202e';
    const page = renderChangesHtml(
      {
        ...shopReport(),
        symbols: [
          symbolChange(hostile, { isBreaking: true, signature: hostile, previousSignature: '</pre>' }),
        ],
        risk: { level: 'high', reasons: [hostile] },
      },
      { link: ({ path }) => `https://example.org/"onclick=x/${path}`, page: 'javascript:alert(1)' },
    );
    expect(page).not.toMatch(/<script|<link|<img|src=|javascript:|\u202e|"onclick/);
    expect(page).toContain('&lt;script>alert(1)&lt;/script>"\' &amp;amp; \\u202e');
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('<a href="https://example.org/%22onclick=x/src/cart.ts">');
  });

  it('has all places, where a comment has the first ones', () => {
    const mustChange = Array.from({ length: 300 }, (_, index) => brokenPlace('src/order.ts', index + 1));
    const page = renderChangesHtml({ ...shopReport(), mustChange });
    expect(page).toContain('src/order.ts:300');
    expect(page.indexOf('What must change')).toBeLessThan(page.indexOf('Public interface: breaking'));
  });
});

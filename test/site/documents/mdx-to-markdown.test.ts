import { expect, test } from 'vitest';
import { mdxToMarkdown } from '../../../src/site/documents/mdx-to-markdown.ts';

test('statements, comments and tags of components are left out, and what is inside of components stays', () => {
  const source = [
    "import Tabs from '@theme/Tabs';",
    'export const answer = {',
    '  value: 42,',
    '};',
    '',
    '# Title {/* for',
    'writers */}',
    '',
    '<Tabs groupId="os" values={[{ label: "a > b" }]}>',
    '  <Tab value="mac">',
    '    Some **text**.',
    '  </Tab>',
    '</Tabs>',
    'The end<Badge text="new" />.',
  ].join('\n');
  expect(mdxToMarkdown(source).trim()).toBe('# Title \n\n\n\nSome **text**.\n\n\nThe end.');
});

test('thousands of beginnings without an end are text', () => {
  for (const part of ['`', '<A', '{/*', '` `` ', '<A {']) {
    const text = part.repeat(100_000 / part.length);
    expect(mdxToMarkdown(text) === text).toBe(true);
  }
});

test('code is as it was, and so is text that only looks like a component', () => {
  for (const text of [
    '```tsx\nimport a from "a";\n  <Tabs>\n```',
    'Use `<Tabs>` and ``<Tab `x`>``.',
    'a < B, 3 > 2, <br>, <https://example.org> and <Unclosed',
    '- one\n  - two\n    1. three',
    'What we\nimport things for,\nexport too.',
  ])
    expect(mdxToMarkdown(text)).toBe(text);
});

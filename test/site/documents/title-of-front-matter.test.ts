import { expect, test } from 'vitest';
import { titleOfFrontMatter } from '../../../src/site/documents/title-of-front-matter.ts';

test('the title of the front matter is the heading, unless there is one', () => {
  expect(titleOfFrontMatter('---\nid: start\ntitle: "Getting started"\n---\n\nText.')).toBe(
    '# Getting started\n\n\nText.',
  );
  expect(titleOfFrontMatter("---\r\ntitle: It's on\r\n---\r\nText.")).toBe("# It's on\n\nText.");
  expect(titleOfFrontMatter('---\ntitle: A\n---\n\n# B\n')).toBe('\n# B\n');
  expect(titleOfFrontMatter('---\nlayout: page\n---\nText.')).toBe('Text.');
  expect(titleOfFrontMatter('---\ntitle: A\n---')).toBe('# A\n\n');
});

test('text between lines is text', () => {
  for (const text of ['---\n\nText: here.\n\n---\n', '# A\n---\nb: c\n---\n', 'Text', '---\ntitle: A\n'])
    expect(titleOfFrontMatter(text)).toBe(text);
});

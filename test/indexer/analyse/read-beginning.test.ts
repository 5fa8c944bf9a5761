import { expect, test } from 'vitest';
import { readBeginning } from '../../../src/indexer/analyse/read-beginning.ts';

test('a README gives its title and first paragraph, without badges, links and code', () => {
  expect(
    readBeginning(
      '# Tiny [![build](b.svg)](https://ci)\n\n<p align="center"><img src="x"></p>\n\n```js\nimport a from "a";\n\nrun();\n```\n\nA **small** shop, built with [care](https://care).\n',
    ),
  ).toEqual({ title: 'Tiny', paragraph: 'A small shop, built with care.', logo: 'build' });
  expect(
    readBeginning('======\nScrapy\n======\n\n.. image:: x\n\nScrapes the pages of the web.\n'),
  ).toMatchObject({
    title: 'Scrapy',
    paragraph: 'Scrapes the pages of the web.',
  });
});

test('text below a second heading, and a heading that is a sentence, introduce nothing', () => {
  expect(readBeginning('# core\n\n## Getting started\n\nRun the command that installs it.\n')).toMatchObject({
    title: 'core',
    paragraph: undefined,
  });
  expect(readBeginning('# A heading that goes on for much longer than any name of a project\n').title).toBe(
    undefined,
  );
});

test('headings and paragraphs in HTML are read, and lines of links are not', () => {
  const centred =
    '<div align="center">\n  <h1>Board</h1>\n  <p><a href="a">Docs</a> | <a href="b">Blog of the board</a></p>\n  <p>\n    A hand-drawn whiteboard.<br>\n    It is free.\n  </p>\n</div>\n';
  expect(readBeginning(centred)).toMatchObject({
    title: 'Board',
    paragraph: 'A hand-drawn whiteboard. It is free.',
  });
  const slogan =
    '<h2>\n  An open source virtual whiteboard. Made for all.\n</h2>\n\n## Features\n\nMany, and more than that.\n';
  expect(readBeginning(slogan)).toMatchObject({
    title: undefined,
    paragraph: 'An open source virtual whiteboard. Made for all.',
  });
  expect(
    readBeginning('# Id\n\n**English** | [Deutsch](de.md) | Français\n\nIt makes very [short ids](id.md).\n'),
  ).toMatchObject({
    title: 'Id',
    paragraph: 'It makes very short ids.',
  });
});

test('tags in code and custom elements are words, and a third heading is neither title nor description', () => {
  expect(
    readBeginning(
      '# Ui\n\n<h3 align="center">Small and fast</h3>\n\nDraws `<p>` and `<h1>` as one reads them.\n',
    ),
  ).toEqual({ title: 'Ui', paragraph: 'Draws and as one reads them.' });
  expect(readBeginning('# Ui\n\n[Elements](a.md) of [the web](b.md).\n').paragraph).toBe(
    'Elements of the web.',
  );
  expect(
    readBeginning('# Ui\n\n## A second heading that is a sentence, of more than 40 characters.\n').paragraph,
  ).toBe(undefined);
});

test('a text may begin with a small heading, and one further down is no description', () => {
  expect(
    readBeginning(
      '### The Shop [![build](b.svg)](b)\n\n#### A part of it that is not about the whole\n\nIt sells what is in the cart.\n',
    ),
  ).toMatchObject({ title: 'The Shop', paragraph: 'It sells what is in the cart.' });
});

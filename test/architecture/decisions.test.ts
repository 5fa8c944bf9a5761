import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitFrontMatter } from '../../src/site/markdown/front-matter.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'docs', 'decisions');
const decisions = globSync('*.md', { cwd: folder })
  .map((file) => ({ file, ...splitFrontMatter(file, readFileSync(join(folder, file), 'utf8')) }))
  .filter(({ file }) => file !== 'index.md')
  .sort((a, b) => a.data.order - b.data.order);

it('lists each decision in the index, below its group, with its title and description', () => {
  const groups = new Set(decisions.map(({ data }) => data.group));
  const lists = [...groups].map((name) => {
    const lines = decisions
      .filter(({ data }) => data.group === name)
      .map(({ file, data }) => `- [${data.title}](${file}): ${data.description}`);
    return [`## ${name ?? ''}`, '', ...lines].join('\n');
  });
  const index = readFileSync(join(folder, 'index.md'), 'utf8');
  expect(index.slice(index.indexOf('\n## ')).trim()).toBe(lists.join('\n\n'));
});

it.each(decisions)('$file begins with its title and is short', ({ data, body }) => {
  const [heading, ...lines] = body.trim().split('\n');
  expect(heading).toBe(`# ${data.title}`);
  expect(
    lines.join('\n').trim().split(/\s+/).length,
    'A page answers one question: divide it.',
  ).toBeLessThanOrEqual(250);
});

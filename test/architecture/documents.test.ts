import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { expect, it } from 'vitest';
import { splitFrontMatter } from '../../src/site/markdown/front-matter.ts';

const root = join(import.meta.dirname, '..', '..');
const documents = globSync(['*.md', 'content/docs/**/*.md'], { cwd: root });

it.each(documents)('%s links to files and headings that exist', (document) => {
  const broken = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !isThere(document, target));
  expect(broken).toEqual([]);
});

it.each(globSync('content/docs/*.md', { cwd: root }).filter(isForReaders))(
  '%s links only to documents that an atlas contains too',
  (document) => {
    const outside = [...textOf(document).matchAll(/\]\(([\w./-]+\.md)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => dirname(target) !== dirname(document) || !isForReaders(target));
    expect(outside).toEqual([]);
  },
);

function isForReaders(document: string): boolean {
  const text = readFileSync(join(root, document), 'utf8');
  return splitFrontMatter(document, text).data.audience === undefined;
}

function isThere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || headingsOf(file).includes(anchor);
}

function headingsOf(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
}

/** The text without code, whose brackets and comments are neither links nor headings. */
function textOf(document: string): string {
  return readFileSync(join(root, document), 'utf8')
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ''));
}

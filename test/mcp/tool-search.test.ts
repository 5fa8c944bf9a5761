import { expect, test } from 'vitest';
import { listTools } from '../../src/mcp/tools.ts';

const tools = await listTools('all', 'text', false);

/** Clients that load tools on demand search their names and descriptions by words, as this does (BM25). */
function searchTools(query: string): string[] {
  const documents = tools.map(({ name, description = '' }) => ({
    name,
    words: wordsOf(`${name.replaceAll('_', ' ')} ${description}`),
  }));
  const average = documents.reduce((sum, { words }) => sum + words.length, 0) / documents.length;
  const score = (words: readonly string[]): number =>
    [...new Set(wordsOf(query))].reduce((sum, word) => {
      const holders = documents.filter((document) => document.words.includes(word)).length;
      const count = words.filter((each) => each === word).length;
      const rarity = Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5));
      return sum + (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * words.length) / average));
    }, 0);
  return documents
    .map(({ name, words }) => ({ name, score: score(words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

test.each([
  ['who calls this function', 'find_references'],
  ['callers and usages', 'find_references'],
  ['where is it defined', 'find'],
  ['go to definition', 'find'],
  ['what breaks if I change this', 'impact'],
  ['blast radius', 'impact'],
  ['dead unused code', 'dead_code'],
  ['which tests should I run', 'affected_tests'],
  ['dependencies of a file', 'get_dependencies'],
  ['outline of a file', 'code_tree'],
])('a search for tools by "%s" has %s in its first two results', (query, name) => {
  expect(searchTools(query).slice(0, 2)).toContain(name);
});

test('clients that defer tools are asked to load the three of common work, and no others', () => {
  const always = tools.filter(({ _meta }) => _meta?.['anthropic/alwaysLoad']);
  expect(always.map(({ name }) => name)).toEqual(['find', 'find_references', 'impact']);
});

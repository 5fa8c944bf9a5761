import { describe, expect, test } from 'vitest';
import { codeHtml, highlightsByName } from '../../../src/site/highlight/highlight-text.ts';
import { formatOf } from '../../../src/site/highlight/format-of.ts';
import formats from '../../../src/site/highlight/formats.json' with { type: 'json' };
import { loadGrammars } from '../../../src/site/highlight/load-grammars.ts';
import { highlightHtml } from '../../../src/render/highlight-html.ts';

async function html(path: string, source: string): Promise<string> {
  return highlightHtml({ source, highlights: await highlightsByName(path, source) });
}

test.each([
  ['a.json', '{"a": true}', '<i class=p>"a"</i>', 'JSON'],
  ['.github/ci.yml', 'on: x # c', '<i># c</i>', 'YAML'],
  ['Cargo.toml', '[a]\nb = "c"', '<i class=s>"c"</i>', 'TOML'],
  ['setup.cfg', '[a]\nb = 1', '<var>[a]</var>', 'INI'],
  ['a.svg', '<svg/>', '<i class=g>svg</i>', 'SVG'],
  ['App.vue', '<p class="x">y</p>', '<i class=s>"x"</i>', 'Vue'],
  ['a.scss', 'a { color: red }', '<i class=g>a</i>', 'SCSS'],
  ['run.sh', 'if true; then echo "$x"; fi', '<b>if</b>', 'Shell'],
  ['a.sql', "SELECT 'x'", '<b>SELECT</b>', 'SQL'],
  ['docker/Dockerfile.dev', 'FROM a', '<b>FROM</b>', 'Dockerfile'],
  ['Makefile', 'all: a\n# c', '<i># c</i>', 'Makefile'],
  ['a.graphql', 'type A { b: Int }', '<b>type</b>', 'GraphQL'],
  ['a.proto', 'message A {}', '<b>message </b>', 'Protocol Buffers'],
  ['a.kt', 'fun main() {}', '<b>fun</b>', 'Kotlin'],
])('%s is highlighted', async (path, source, token, title) => {
  expect(await html(path, source)).toContain(token);
  expect(formatOf(path)?.title).toBe(title);
});

test('every grammar that a format names exists', async () => {
  const lowlight = await loadGrammars();
  const missing = formats.formats.filter(
    ({ grammar }) => grammar !== undefined && !lowlight.registered(grammar),
  );
  expect(missing).toEqual([]);
});

describe('the text is kept', () => {
  test.each(
    formats.formats.map(({ title, endings, names }) => [
      title,
      endings[0] ? `a.${endings[0]}` : (names[0] ?? ''),
    ]),
  )('%s', async (_, path) => {
    const source =
      '<a b="c">&amp; "x\\n" # \'y\' /* z */ {{ 1 }} $q\n\tif [ 1 ]; then\u00e9 \ud83d\ude00 end\n';
    const text = (await html(path, source))
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    expect(text).toBe(source);
  });
});

test('long data, long lines and unknown formats are not highlighted', async () => {
  expect(await highlightsByName('a.json', `{"a": "${'x\n'.repeat(40_000)}"}`)).toEqual([]);
  expect(await highlightsByName('a.css', `/* ${'x'.repeat(6000)} */`)).toEqual([]);
  expect(await highlightsByName('a.unknown', '"x"')).toEqual([]);
  expect(await codeHtml('"x"', 'no-such-language')).toBeUndefined();
});

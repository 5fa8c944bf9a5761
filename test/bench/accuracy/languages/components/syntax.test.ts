import { expect, test } from 'vitest';
import { nameAt, placeOf } from '../../syntax/file-syntax.ts';
import { parseSyntax } from '../../syntax/read-syntax.ts';
import { scriptsOf } from './scripts.ts';
import { onlyScripts } from './syntax.ts';

test('calls of scripts and of markup are found in their places, and elements of components are calls', async () => {
  const text = `<script setup lang="ts">
const props = defineProps<{ size: number }>()
function go() { const inner = () => 1; return inner() }
</script>
<template><Child @pick="go()" :size="new Box(1)"/><my-part/><div>{{ go?.() }}</div></template>
`;
  const syntax = await parseSyntax('A.vue', text);
  expect([...syntax.calls].map(([place, form]) => `${form} ${nameAt(syntax, place) ?? ''}`)).toEqual([
    'call defineProps',
    'call inner',
    'element Child',
    'call go',
    'new Box',
    'element my',
    'call go',
  ]);
  // Props are visible outside, as the component itself; names of markup are not.
  expect(syntax.isLocal(placeOf(1, 28))).toBe(false);
  expect(syntax.isLocal(placeOf(0, 0))).toBe(false);
  expect(syntax.isLocal(placeOf(4, 20))).toBe(true);
  expect(syntax.isLocal(placeOf(2, 22))).toBe(true);
});

test('the code of Astro is between its fences and in its scripts, without data', () => {
  const text =
    '---\nconst a = 1;\n---\n<script type="application/json">{}</script>\n<!-- <script>no()</script> -->\n<script>\nb();\n</script>\n';
  expect(scriptsOf('astro', text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'const a = 1;',
    'b();',
  ]);
  expect(onlyScripts('astro', text)).toHaveLength(text.length);
  expect(onlyScripts('astro', text).split(/\s+/).join(' ').trim()).toBe('const a = 1; b();');
  expect(scriptsOf('astro', '<p>text</p>')).toEqual([{ start: 0, end: 0, attributes: '' }]);
});

test('a tag with > in an attribute ends at its own end', () => {
  const text = `<script generic="T extends Record<string, A>" lang="ts">go()</script>`;
  expect(scriptsOf('vue', text).map(({ start, end }) => text.slice(start, end))).toEqual(['go()']);
});

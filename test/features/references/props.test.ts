import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

interface References {
  references: { path: string; range: { start: { line: number; column: number } } }[];
}
interface Dead {
  symbols: { id: string }[];
}

const markup = '<Child :count="1" />\n<Child count="2" />';

const components = [
  {
    framework: 'Vue',
    prop: 'property:Child.vue:$props.count',
    files: {
      'Child.vue':
        '<script setup lang="ts">\ndefineProps<{ count: number }>()\n</script>\n<template>\n</template>\n',
      'Page.vue': `<template>\n${markup}\n</template>\n<script setup>\nimport Child from './Child.vue';\n</script>\n`,
      'main.js': "import { createApp } from 'vue';\nimport Page from './Page.vue';\ncreateApp(Page);\n",
    },
    places: ['Page.vue:2:9', 'Page.vue:3:8'],
  },
  {
    framework: 'Svelte',
    prop: 'variable:Child.svelte:count',
    files: {
      'Child.svelte': '<script>\nexport let count;\n</script>\n',
      'Page.svelte': `<script>\nimport Child from './Child.svelte';\n</script>\n<Child count={1} />\n<Child bind:count={n} />\n`,
      'main.js': "import { mount } from 'svelte';\nimport Page from './Page.svelte';\nmount(Page);\n",
    },
    places: ['Page.svelte:4:8', 'Page.svelte:5:13'],
  },
  {
    framework: 'Astro',
    prop: 'property:Child.astro:Props.count',
    files: {
      'Child.astro': '---\ninterface Props {\n  count: number;\n}\n---\n<slot />\n',
      'src/pages/index.astro': `---\nimport Child from '../../Child.astro';\n---\n<Child count={1} />\n<Child count="2" />\n`,
    },
    places: ['src/pages/index.astro:4:8', 'src/pages/index.astro:5:8'],
  },
];

describe.each(components)('a prop of a $framework component', ({ prop, files, places }) => {
  it('has the places that set it as references, and is not dead', async () => {
    const store = await sourceAtlas({ 'package.json': '{"private":true,"main":"main.js"}', ...files });
    const { references } = await ask<References>('find_references', { id: prop }, store);
    expect(references.map(({ path, range: { start } }) => `${path}:${start.line}:${start.column}`)).toEqual(
      places,
    );
    const { symbols } = await ask<Dead>('dead_code', {}, store);
    expect(symbols.map(({ id }) => id)).toEqual([]);
  });
});

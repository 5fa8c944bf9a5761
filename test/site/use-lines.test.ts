import { expect, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { sectionLimits, UseLines } from '../../src/site/reference/use-lines.ts';
import { possibleUses } from '../../src/site/reference/use-lists.ts';
import { allUses } from '../../src/site/uses/find-uses.ts';
import { Links } from '../../src/site/views/links.ts';
import { relationsOf } from '../../src/site/views/relations.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

const calls = (count: number, indent = ''): string => `${indent}add(1, add(2, 3));\n`.repeat(count);

test('the heading, the groups and the button of a list of references count lines, and add up', async () => {
  const store = await sourceAtlas({
    'src/add.ts': 'export function add(a: number, b: number): number {\n  return a + b;\n}\n',
    'src/main.ts': `import { add } from './add';\nexport function main() {\n${calls(9, '  ')}}\n${calls(2)}`,
    'src/other.ts': `import { add } from './add';\n${calls(1)}`,
    'test/add.test.ts': `import { test } from 'vitest';\nimport { add } from '../src/add';\ntest('add', () => {\n${calls(4, '  ')}});\n`,
  });
  const shard = (await store.read(artifactPath.file('src/add.ts'))) as FileShard;
  const index = shard.nodes.findIndex(({ name }) => name === 'add');
  const { callers, referencedBy } = relationsOf(shard, index);
  const uses = new UseLines(shard, new Links('file/src/add.ts~/add.html'));

  const { html, lines } = uses.html(callers, 'calls', sectionLimits);
  expect(lines).toBe(16);
  expect(html).toContain('Outside tests <small>12 lines in 2 files, the first 8 shown</small>');
  expect(html).toContain('In tests <small>4 lines in 1 file</small>');
  expect(html).toContain('>all 16 lines</a>');
  const { code, tests, imports } = allUses(shard, index, 'calls');
  const all = [...code, ...tests, ...imports].reduce((sum, file) => sum + file.lines.length, 0);
  expect(all).toBe(lines);

  const others = uses.html(referencedBy, 'references', sectionLimits);
  expect(others.lines).toBe(3);
  expect(others.html).toContain('Imports <small>3 lines in 3 files</small>');
});

test('a possible reference from another language says through which interface', async () => {
  const store = await sourceAtlas({
    'Zip.java': 'package org.zip;\nclass Zip {\n  static native long pack(long from);\n}\n',
    'zip.c': 'long Java_org_zip_Zip_pack(void *env, void *type, long from) {\n  return from;\n}\n',
  });
  const shard = (await store.read(artifactPath.file('zip.c'))) as FileShard;
  const index = shard.nodes.findIndex(({ name }) => name === 'Java_org_zip_Zip_pack');
  const { possibleIncoming } = relationsOf(shard, index);
  const uses = new UseLines(shard, new Links('file/zip.c~/Java_org_zip_Zip_pack.html'));
  const { html } = uses.html(possibleUses(possibleIncoming), 'possible', sectionLimits);
  expect(html).toContain('across languages: JNI');
});

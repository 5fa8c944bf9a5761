import { expect, it } from 'vitest';
import { indexMemory } from '../../../support/index-memory.ts';
import { memorySource } from '../../../support/memory-source.ts';

it.each(['global', 'shapes'])('the types of a package in the directory %s are its own', async (directory) => {
  const text = `package ${directory}\n\ntype error struct{}\n\nfunc run(e error) {\n\te.Error()\n}\n`;
  const path = `${directory}/a.go`;
  const { shards } = await indexMemory(memorySource({ 'go.mod': 'module m\n', [path]: text }));
  const edges = shards.get(path)?.edges ?? [];
  expect(edges.map(({ type }) => type)).toEqual(['REFERENCES_TYPE']);
});

it('a repository can declare types of the library itself', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'java/lang/annotation.java': 'package java.lang.annotation;\npublic interface Annotation {}\n',
      'java/io.java':
        'package java.io;\nimport java.lang.annotation.Annotation;\nclass Own { Annotation a; }\n',
    }),
  );
  expect([...shards.keys()]).toEqual(['java/io.java', 'java/lang/annotation.java']);
});

it('a namespace that others declare below one of the repository is outside of it', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'Sink.cs':
        'using Acme.Core;\nusing System.Text;\nnamespace Acme.Sinks;\nclass Sink { StringBuilder Text; ILogger Log; }\n',
      'Extensions.cs': 'namespace Acme;\nstatic class Extensions { }\n',
      'Copies.cs': 'namespace System;\nstatic class Copies { }\n',
    }),
  );
  const shard = shards.get('Sink.cs');
  const ends = shard?.ends.map(({ path }) => path);
  expect(ends).toContain('Acme.Core');
  expect(ends).not.toContain('Extensions.cs');
  expect(ends).not.toContain('Copies.cs');
});

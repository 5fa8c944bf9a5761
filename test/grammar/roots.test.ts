import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { annotate, removeAnnotations } from '../../src/cli/dead-code/annotation.ts';
import { Layout } from '../../src/cli/dead-code/layout.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { RootRecipe } from '../../src/indexer/analyse/roots/root-recipe.ts';
import { viewIn, type FileShard } from '../../src/model/file-shard.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

/**
 * `grammars/<language>/samples/roots/roots.txt` lists the roots of the sample and their reasons, checked by
 * hand.
 */
const folder = bundledGrammarFolder();
const update = process.env.UPDATE_SAMPLES === '1';
/** A language whose references are known by name only has no roots. */
const grammars = loadGrammars().filter(({ roots }) => roots !== undefined);

describe.each(grammars.map((grammar) => [grammar.name, grammar] as const))('%s', (name, grammar) => {
  const samples = join(folder, name, 'samples');

  it('has a list of roots, and comments that can be written', () => {
    expect(() => RootRecipe.parse(grammar.roots)).not.toThrow();
    // A line between the symbols of a file that is more than code may be markup.
    expect(grammar.manifest.comments.write !== undefined).toBe(grammar.container === undefined);
  });

  it('finds the roots of its sample', async () => {
    const path = join(samples, 'roots', 'roots.txt');
    const { shards } = await indexMemory(memorySource(sampleFiles(join(samples, 'roots'))));
    const actual = [...shards.values()].flatMap(rootLines).join('\n') + '\n';
    if (update) writeFileSync(path, actual);
    expect(actual).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '');
  });

  it('parses a file the same with a suppression comment above every symbol', async () => {
    const syntax = grammar.manifest.comments.write;
    if (!syntax) return;
    const files: Record<string, string> = {};
    for (const topic of readdirSync(samples))
      for (const [path, text] of Object.entries(sampleFiles(join(samples, topic))))
        files[`${topic}/${path}`] = text;
    const { shards } = await indexMemory(memorySource(files));
    const commented: Record<string, string> = {};
    for (const [path, text] of Object.entries(files)) {
      const shard = shards.get(path);
      if (shard?.language !== name) {
        commented[path] = text;
        continue;
      }
      const marks = shard.nodes.map(({ nameSpan, span, name: symbol }) => ({
        line: nameSpan[0],
        begin: span[0],
        severity: 'HIGH' as const,
        name: symbol,
      }));
      commented[path] = annotate(text, marks, syntax, new Layout(text, viewIn(shard).highlights)).text;
    }
    const after = (await indexMemory(memorySource(commented))).shards;
    for (const [path, shard] of shards) {
      if (shard.language !== name) continue;
      const read = after.get(path)!;
      expect(meaning(read), path).toEqual(meaning(shard));
      const layout = new Layout(read.source, viewIn(read).highlights);
      expect(removeAnnotations(read.source, syntax, layout)).toBe(files[path]);
    }
  }, 120_000);
});

function sampleFiles(path: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const relative = file.slice(path.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !/^(?:expected|roots)\.txt$/.test(relative))
      files[relative] = readFileSync(file, 'utf8');
  }
  return files;
}

function rootLines({ path, nodes, roots = [] }: FileShard): string[] {
  return roots.map(({ nodes: at, kind, effect, reason }) => {
    const names = at.map((node) => (node === 0 ? '(file)' : (nodes[node]?.symbol ?? ''))).join(', ');
    return `${path} ${names} | ${kind} ${effect} | ${reason}`;
  });
}

function meaning({ status, nodes, edges, candidates }: FileShard) {
  return {
    status,
    nodes: nodes.map(({ id, doc, modifiers, exported }) => ({ id, doc, modifiers, exported })),
    edges: edges.length,
    candidates: candidates.length,
  };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createProgram } from '../../src/cli/create-program.ts';
import { ownCommandNames } from '../../src/cli/own-command-names.ts';
import { ownCommands } from '../../src/cli/own-commands.ts';
import { fakeTerminal } from '../cli/fake-terminal.ts';

const root = join(import.meta.dirname, '..', '..');
const recipes = globSync('content/recipes/**/*.{yml,yaml}', { cwd: root });

type Node = Record<string, unknown>;

/** Returns all objects in a document. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

const objectsOf = (path: string): Node[] =>
  parseAllDocuments(readFileSync(join(root, path), 'utf8')).flatMap((document) => {
    expect(document.errors).toEqual([]);
    return objectsIn(document.toJS());
  });

/** The command lines of Treeatlas in scripts, and the arguments of containers that start it. */
function commandLinesOf(path: string): string[][] {
  return objectsOf(path).flatMap((node) => {
    const scripts = [node['run'], node['source']].filter((text) => typeof text === 'string');
    const lines = scripts.flatMap((text) =>
      [...text.matchAll(/^\s*(?:\w+=\S+ )*treeatlas (.*)$/gm)].map(([, line = '']) => wordsOf(line)),
    );
    const isContainer = typeof node['image'] === 'string' && Array.isArray(node['args']) && !node['command'];
    return isContainer ? [...lines, (node['args'] as unknown[]).map(String)] : lines;
  });
}

/** A variable stands for a shard, a path or options. */
function wordsOf(line: string): string[] {
  const words = line.replaceAll('"${options[@]}"', '--shards 2 --pages files').split(' ');
  const values = new Map([
    ['"$SHARD"', '1/2'],
    ['"$SITE_URL"', 'https://example.org/'],
  ]);
  return words.map((word) => values.get(word) ?? word.replaceAll('"', '').replace(/\$\w+/g, 'x'));
}

/** Parses a command line as the program does, and runs nothing. */
async function parse(words: readonly string[]): Promise<string> {
  const terminal = fakeTerminal();
  const program = createProgram(terminal);
  for (const name of ownCommandNames) ownCommands[name](program, terminal);
  let parsed = '';
  for (const command of program.commands)
    command.action(() => {
      parsed = command.name();
    });
  await program.parseAsync(words, { from: 'user' });
  return parsed;
}

describe('recipes', () => {
  it('have command lines that the program takes', async () => {
    const lines = recipes.flatMap(commandLinesOf);
    const parsed = await Promise.all(lines.map(parse));
    // GitHub Actions, Jobs of Kubernetes and Argo have each of them.
    for (const stage of ['plan', 'index', 'link', 'render', 'merge'])
      expect([stage, parsed.filter((name) => name === stage).length]).toEqual([stage, 3]);
    expect(parsed).toContain('hub');
  });

  it('are tested by a parser that refuses unknown options', async () => {
    await expect(parse(['index', '--work', 'work', '--part', '1/2'])).rejects.toThrow('unknown option');
  });

  it.each(recipes)('%s has all images of one version, and no secret in its text', (path) => {
    const objects = objectsOf(path);
    const images = objects.map(({ image }) => image).filter((image) => image !== undefined);
    expect(new Set([...images, 'ghcr.io/OWNER/treeatlas:0.1.0']).size).toBe(1);
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('plan as many shards in Kubernetes as there are jobs', () => {
    const jobs = recipes.filter((path) => path.includes('kubernetes')).flatMap(objectsOf);
    const counts = jobs.map(({ completions }) => completions).filter((count) => count !== undefined);
    const plan = jobs.find(({ args }) => Array.isArray(args) && args[0] === 'plan');
    expect(counts).toEqual([16, 16, 16]);
    expect(plan?.['args']).toEqual(expect.arrayContaining(['--shards', '16']));
  });
});

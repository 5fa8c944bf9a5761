import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from '../../src/features/layers.ts';
import { withLayers } from '../support/with-layers.ts';
import { indexRepository, type IndexOptions } from '../../src/indexer/index.ts';
import type { Source } from '../../src/indexer/source/source.ts';
import { openWorkingTree } from '../../src/indexer/source/working-tree.ts';
import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import type { Findings } from '../../src/model/quality.ts';
import { address, password, privateKey, tokens } from '../features/secrets/fake-secrets.ts';
import { memorySource } from '../support/memory-source.ts';
import { scratchFolder } from './source/scratch.ts';

async function published(source: Source, options: Partial<IndexOptions> = {}) {
  const indexed = await indexRepository({ source, version: '0.0.0', cacheFolder: undefined, ...options });
  const artifacts = new Map<string, unknown>();
  const add = ({ path, value }: Artifact) => artifacts.set(path, value);
  for await (const artifact of withLayers(indexed.artifacts(), layers, {})) add(artifact);
  return {
    summary: indexed.summary,
    text: [...artifacts].map(([path, value]) => `${path} ${JSON.stringify(value)}`).join('\n'),
    index: artifacts.get(artifactPath.index) as AtlasIndex,
    findings: (artifacts.get(artifactPath.findings) as Findings).findings,
    shard: (address: string) => artifacts.get(artifactPath.file(address)) as FileShard,
  };
}

/** Contexts in which a secret can occur, and outputs in which it could appear. */
const places: Readonly<Record<string, (secret: string) => string>> = {
  'comment.ts': (secret) => `// ${secret}\nexport const a = 1; // ${secret}\n`,
  'doc.ts': (secret) => `/** Uses ${secret} for all. */\nexport function documented(): void {}\n`,
  'string.ts': (secret) => `export const key = '${secret}';\nuse("${secret}", \`\${key} ${secret} \`);\n`,
  'name.ts': (secret) => `export function f(x = ${secret}) { return x.${secret} + ${secret}(); }\n`,
  'type.ts': (secret) => `export type Key = '${secret}' | 'b';\nexport interface I { '${secret}': 1 }\n`,
  'import.ts': (secret) => `import a from '${secret}';\nexport { a as b };\nexport * from './${secret} ';\n`,
  'view.tsx': (secret) => `export const View = () => <p title="${secret}">a ${secret} b</p>;\n`,
  'module.py': (secret) =>
    `"""Doc ${secret} ."""\nKEY = "${secret}"  # ${secret}\ndef f(a="${secret}"):\n    """${secret}"""\n`,
  'read.md': (secret) =>
    `# ${secret} \n\nText ${secret} and \`${secret}\`.\n\n[a](https://h/?k=${secret} )\n\n    ${secret}\n`,
  'data.json': (secret) => `{ "${secret}": "${secret}" }\n`,
  'package.json': (secret) =>
    `{ "name": "${secret}", "main": "./string.ts", "scripts": { "a": "b ${secret} c" } }\n`,
  'list.yaml': (secret) => `a: ${secret}\nb:\n  - "${secret}"\n`,
  'page.html': (secret) => `<a data-key="${secret}">\n${secret}\n</a>\n`,
};

const all: Readonly<Record<string, string>> = { ...tokens, 'url-credentials': address('db.corp') };

describe('an atlas', () => {
  it('contains no secret, whatever its context', { timeout: 120_000 }, async () => {
    const files = Object.entries(all).flatMap(([rule, secret]) =>
      Object.entries(places).map(([name, write]): [string, string] => [`${rule}/${name}`, write(secret)]),
    );
    const { text, summary, index } = await published(memorySource(Object.fromEntries(files)));
    const lower = text.toLowerCase();
    for (const secret of [...Object.values(tokens), password]) {
      expect(lower).not.toContain(secret.toLowerCase());
      expect(lower).not.toContain(secret.slice(-10).toLowerCase());
      expect(lower).not.toContain(Buffer.from(secret).toString('base64').slice(2, -4).toLowerCase());
    }
    expect(index.counts.files).toBe(files.length);
    for (const [path] of files) expect(summary.secrets.map((secret) => secret.path)).toContain(path);
  });

  it('contains no private key, and parses the code after one', async () => {
    const [first = '', ...rest] = privateKey();
    const lines = [first, ...rest].map((line) => `  '${line}\\n'`).join(' +\n');
    const { text, shard, findings } = await published(
      memorySource({ 'key.ts': `const key =\n${lines};\nexport function after() { return key; }\n` }),
    );
    for (const line of rest.slice(0, -1)) expect(text).not.toContain(line.slice(4, 20));
    expect(shard('key.ts').nodes.map(({ name }) => name)).toContain('after');
    expect(findings.map(({ code }) => code)).toEqual(['secret']);
  });

  it('reports position and rule of withheld text, but not its content', async () => {
    const token = tokens['github-pat'] ?? '';
    const { findings, summary } = await published(
      memorySource({ 'a.ts': `\nexport const a = '${token}';\n`, '.env': `A=${password}`, 'b.ts': '' }),
    );
    expect(findings).toEqual([
      {
        code: 'secret',
        severity: 'warning',
        path: '.env',
        span: [1, 1, 1, 1],
        message: expect.stringContaining('(dotenv)') as string,
      },
      {
        code: 'secret',
        severity: 'warning',
        path: 'a.ts',
        span: [2, 19, 2, 19 + token.length],
        message: expect.stringContaining('(github-pat)') as string,
      },
    ]);
    expect(summary.secrets).toEqual([
      { path: '.env', line: 1, rule: 'dotenv', wholeFile: true },
      { path: 'a.ts', line: 2, rule: 'github-pat', wholeFile: false },
    ]);
  });

  it('excludes files of secrets, with the reason', async () => {
    const { index, text } = await published(
      memorySource({ '.env': `A=${password}`, id_rsa: privateKey().join('\n'), 'a.ts': '' }),
    );
    expect(index.coverage.reasons).toContainEqual({
      reason: 'secret',
      count: 2,
      examples: ['.env', 'id_rsa'],
    });
    expect(text).not.toContain(password);
  });

  it('contains no digest that would confirm a guess', async () => {
    const text = `url = "${address('h.corp')}"\n`;
    const found = await published(memorySource({ 'a.py': text }));
    expect(found.shard('a.py').hash).toBe(
      createHash('sha256').update(found.shard('a.py').source).digest('hex'),
    );
    for (const algorithm of ['sha256', 'sha1', 'md5'])
      expect(found.text).not.toContain(createHash(algorithm).update(text).digest('hex'));
  });

  it('contains no secret of a file that failed to parse', async () => {
    const token = tokens['github-pat'] ?? '';
    const source = memorySource({ 'a.ts': `const a = '${token}';\n`, '.env': `A=${password}` });
    const asked = new Set<string>();
    // As after the crash of a worker: no response, and the file itself.
    const failing: Source = {
      ...source,
      read: (path) => (asked.has(path) ? source.read(path) : Promise.resolve(asked.add(path) as never)),
    };
    const { text, shard } = await published(failing);
    expect(shard('a.ts').status).toBe('failed');
    expect(shard('a.ts').source).toBe(`const a = '${'X'.repeat(token.length)}';\n`);
    expect(text).not.toContain(password);
  });

  it('follows changes of the allowed secrets, with a cache', async () => {
    const token = tokens['github-pat'] ?? '';
    const [root, cacheFolder] = [
      scratchFolder({ 'a.ts': `export const a = '${token}';\n` }),
      scratchFolder(),
    ];
    const read = async (allow: NonNullable<IndexOptions['secrets']>['allow']) => {
      const { shard } = await published(await openWorkingTree(root), { cacheFolder, secrets: { allow } });
      return shard('a.ts').source.includes(token);
    };
    expect(await read([])).toBe(false);
    expect(await read([{ path: 'a.ts' }])).toBe(true);
    expect(await read([])).toBe(false);
    expect(await read([{ rule: 'github-pat' }])).toBe(true);
    writeFileSync(join(root, 'a.ts'), `export const b = '${token}';\n`);
    expect(await read([])).toBe(false);
  });
});

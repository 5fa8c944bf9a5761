import { fromBinary } from '@bufbuild/protobuf';
import { IndexSchema } from '@c4312/scip/scip_pb.js';
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportGraph } from '../../src/cli/commands/export.ts';
import { fakeTerminal } from './fake-terminal.ts';
import { fixture, program, scratch, treeatlas, type Run } from './run-treeatlas.ts';

const formats = ['ndjson', 'scip', 'graphml', 'dot', 'sqlite', 'tags', 'sarif'];
const binary = new Set(['scip', 'sqlite']);

let repository: string;
let atlas: string;

beforeAll(async () => {
  repository = fixture('tiny-typescript');
  // Names that formats could trip over, of files and of what is in them.
  const path = join(repository, 'src', '`od"d & <]]>', 'emoji 🌳\n\u0085\u007f\u202e.ts');
  mkdirSync(dirname(path));
  writeFileSync(
    path,
    'export const odd = { "]]>&\\"`": 1, "\\\\": 2, "": 3 };\nexport class Ünï$ { "a.b"() {} }\n',
  );
  atlas = join(repository, '..', 'site');
  const { code, stderr } = await treeatlas(['build', '--out', atlas], { cwd: repository });
  if (code !== 0) throw new Error(stderr);
});

function run(...args: string[]): Promise<Run> {
  return treeatlas(['export', ...args], { cwd: repository });
}

describe('treeatlas export', () => {
  it('writes through a link to a file, and keeps the link', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'real.dot'), 'old');
    symlinkSync('real.dot', join(folder, 'link.dot'));
    expect((await run('--format', 'dot', '--output', join(folder, 'link.dot'))).code).toBe(0);
    expect(lstatSync(join(folder, 'link.dot')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'real.dot'), 'utf8')).toMatch(/^digraph/m);
  });

  it.skipIf(process.platform === 'win32')(
    'writes into a pipe or a device, and does not replace it',
    async () => {
      const pipe = join(scratch(), 'pipe');
      execFileSync('mkfifo', [pipe]);
      const [text, { code }] = await Promise.all([
        readFile(pipe, 'utf8'),
        run('--format', 'dot', '--output', pipe),
      ]);
      expect({ code, isPipe: lstatSync(pipe).isFIFO() }).toEqual({ code: 0, isPipe: true });
      expect(text).toMatch(/^digraph/m);
    },
  );

  it('writes as many edges of each type as the index counts', async () => {
    const { stdout } = await run('--format', 'ndjson');
    const counts: Record<string, number> = {};
    for (const line of stdout.trim().split('\n')) {
      const { t, type, certain } = JSON.parse(line) as { t: string; type: string; certain: boolean };
      if (t === 'edge' && certain) counts[type] = (counts[type] ?? 0) + 1;
    }
    const index = await treeatlas(['index', '--json'], { cwd: repository });
    expect((JSON.parse(index.stdout) as { counts: object }).counts).toMatchObject({ edgesByType: counts });
  });

  it.each(formats)(
    'writes the same %s of a repository and of its atlas, to a file and to a pipe',
    async (format) => {
      const file = join(repository, '..', `graph.${format}`);
      const { code, stdout, stderr } = await run('--format', format, '--output', file);
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
      expect(stderr).toContain(`Wrote ${file}.`);
      const bytes = readFileSync(file);
      expect(bytes.length).toBeGreaterThan(1000);
      // A terminal may obey them.
      if (!binary.has(format)) expect(bytes.toString()).not.toMatch(/[\u007f-\u009f\u202a-\u202e]/);
      if (format === 'ndjson') expect(bytes.toString()).toContain('\\n\\u0085\\u007f\\u202e.ts');
      if (format === 'graphml') expect(bytes.toString()).toContain('&#133;&#127;&#8238;.ts');

      const again = join(repository, '..', `again.${format}`);
      await run(atlas, '--format', format, '--output', again);
      expect(readFileSync(again).equals(bytes)).toBe(true);

      const shell = `"${process.execPath}" "${program}" export -f ${format} "${atlas}" 2>/dev/null | cat > ../piped.out`;
      await promisify(execFile)('bash', ['-c', shell], { cwd: repository });
      expect(readFileSync(join(repository, '..', 'piped.out')).equals(bytes)).toBe(true);
      expect(readdirSync(dirname(file)).filter((name) => name.includes('partial'))).toEqual([]);
    },
  );

  it.each(formats)('ends quietly when the reader of %s stops early', async (format) => {
    const pipe = `set -o pipefail; "${process.execPath}" "${program}" export -f ${format} "${atlas}" | head -c 1`;
    const { stdout } = await promisify(execFile)('bash', ['-c', pipe], { cwd: repository });
    expect(stdout).toHaveLength(1);
  });

  it('ends only after a slow reader has read everything', async () => {
    let taken = '';
    const out = new Writable({
      decodeStrings: false,
      highWaterMark: 1_000_000,
      write(chunk: string, _encoding, done) {
        setImmediate(() => {
          taken += chunk;
          done();
        });
      },
    });
    await exportGraph(fakeTerminal({ cwd: repository, out }), atlas, { format: 'graphml' });
    expect(taken).toMatch(/<\/graphml>\n$/);
  });

  it('names the package that the repository publishes, and its folder', async () => {
    const file = join(repository, '..', 'index.scip');
    await run(atlas, '--format', 'scip', '--output', file, '--project-root', '../some where');
    const { metadata, documents } = fromBinary(IndexSchema, readFileSync(file));
    expect(metadata?.projectRoot).toBe(pathToFileURL(join(repository, '..', 'some where')).href);
    expect(documents.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol))).toContain(
      'treeatlas npm corner-shop 1.2.0 src/`cart.ts`/Cart#total().',
    );
    expect(documents.map(({ language }) => language)).toContain('TypeScript');
  });

  it('says what a drawing omits, and draws it on request', async () => {
    const files = await run(atlas, '--format', 'dot');
    expect(files.stderr).toMatch(
      /^Drew \d+ nodes and \d+ arrows; \d+ symbols are not drawn \(--level symbols /,
    );
    const symbols = await run(atlas, '--format', 'dot', '--level', 'symbols');
    expect(symbols.stderr).toMatch(/^Drew \d+ nodes and \d+ arrows\.\n$/);
    expect(symbols.stdout.length).toBeGreaterThan(files.stdout.length);
  });

  it.each([
    [
      ['--format', 'csv'],
      2,
      'There is no format "csv". Formats: ndjson, scip, graphml, dot, sqlite, tags, sarif, github.',
    ],
    [['--format', 'dot', '--level', 'atoms'], 2, 'There is no level "atoms". Levels: files, symbols.'],
    [['--level', 'files'], 2, '--level is for graphml and dot'],
    [['--output', 'nowhere/graph.ndjson'], 3, 'There is no folder'],
    [['--output', '.'], 3, 'is a folder'],
    [['nowhere'], 3, 'nowhere'],
  ])('answers %j with exit code %i and a hint', async (args, code, hint) => {
    const answer = await run(...args);
    expect(answer).toMatchObject({ code, stdout: '' });
    expect(answer.stderr).toContain(hint);
    expect(answer.stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(join(repository, 'nowhere'))).toBe(false);
  });
});

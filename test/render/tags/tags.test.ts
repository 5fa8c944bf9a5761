import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { tagsFile } from '../../../src/render/tags/tags.ts';
import { filesOf, hostileFiles, makeFile, tinyFiles } from '../export-files.ts';

async function tags(files: readonly FileShard[]): Promise<string> {
  let text = '';
  for await (const chunk of tagsFile(filesOf(files), '1.2.3')) text += chunk;
  return text;
}

/** The lines of definitions, as a reader of tags files divides them. */
function entries(
  text: string,
): { name: string; path: string; address: string; fields: Map<string, string> }[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('!_TAG_'))
    .map((line) => {
      const [, name = '', path = '', address = '', rest = ''] =
        /^([^\t]+)\t([^\t]+)\t(\d+|\/\^.*\$\/);"(.*)$/s.exec(line) ?? [];
      const fields = rest.split('\t').slice(1);
      return {
        name,
        path,
        address,
        fields: new Map(
          fields.map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)]),
        ),
      };
    });
}

describe('the tags file', () => {
  it('has a line for each definition, with its kind, scope and line', async () => {
    const found = entries(await tags(tinyFiles));
    const symbols = tinyFiles.flatMap(({ nodes }) => nodes.slice(1));
    expect(found).toHaveLength(symbols.length);
    const total = found.find(({ name, fields }) => name === 'total' && fields.get('scope') === 'class:Cart');
    const node = symbols.find(({ symbol }) => symbol === 'Cart.total');
    expect(total?.path).toBe('src/shop/cart.ts');
    expect(total?.fields.get('kind')).toBe('method');
    expect(total?.fields.get('line')).toBe(String(node?.nameSpan[0]));
  });

  it('is sorted by bytes, headers first, so that editors can search it by halving', async () => {
    const lines = (await tags([...hostileFiles(), ...tinyFiles])).trimEnd().split('\n');
    expect(lines[0]).toBe('!_TAG_FILE_ENCODING\tutf-8\t//');
    const sorted = [...lines].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(lines).toEqual(sorted);
  });

  it('finds a definition by its line, with the characters of patterns escaped', async () => {
    const file = makeFile({ path: 'a.x', nodes: [{ kind: 'function', name: 'half' }] });
    const at = async (source: string): Promise<string | undefined> =>
      entries(await tags([{ ...file, source }]))[0]?.address;
    expect(await at('\thalf(a / 2, "\\n$") $\r\nlast\n')).toBe('/^\thalf(a \\/ 2, "\\\\n$") \\$$/');
    expect(await at(`${'x'.repeat(500)}\n`)).toBe('1');
    expect(await at('half \u001b\n')).toBe('1');
  });

  it('has the parameters of a callable as its signature', async () => {
    const file = makeFile({ path: 'a.x', nodes: [{ kind: 'function', name: 'sum' }] });
    const signature = 'function sum(a = (1), b): number';
    const [sum] = file.nodes.slice(1);
    const [entry] = entries(
      await tags([{ ...file, source: `${signature} {}`, nodes: [file.nodes[0]!, { ...sum!, signature }] }]),
    );
    expect(entry?.fields.get('signature')).toBe('(a = (1), b)');
  });

  it('keeps one line for each definition, for any names', async () => {
    const files = hostileFiles();
    const found = entries(await tags(files));
    const named = files.flatMap(({ nodes }) => nodes.slice(1).filter(({ name }) => name !== ''));
    expect(found).toHaveLength(named.length);
    expect(found.every(({ name, path }) => name !== '' && path !== '')).toBe(true);
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['line\\nfeed\\r\\nand\\ttab', '\\xE2\\x80\\xAEreversed']),
    );
  });
});

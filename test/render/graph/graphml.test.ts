import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { graphml } from '../../../src/render/graph/graphml.ts';
import type { GraphLevel } from '../../../src/render/graph/records.ts';
import { ndjsonRecords } from '../../../src/render/ndjson.ts';
import { filesOf, hostileFiles, hostileNames, tinyFiles } from '../export-files.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  data: Record<string, string>;
}

/** Parses GraphML with a strict parser. `data` is keyed by the declared names. */
async function exported(files: readonly FileShard[], level: GraphLevel): Promise<Element[]> {
  const parser = new SaxesParser({ xmlns: false });
  const elements: Element[] = [];
  const names = new Map<string, string>();
  let key: string | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'key') names.set(attributes['id']!, attributes['attr.name']!);
    key = name === 'data' ? names.get(attributes['key']!) : undefined;
    if (name === 'data') elements.at(-1)!.data[key!] = '';
    else elements.push({ name, attributes, data: {} });
  });
  parser.on('text', (text) => {
    if (key !== undefined) elements.at(-1)!.data[key] = (elements.at(-1)!.data[key] ?? '') + text;
  });
  parser.on('closetag', () => (key = undefined));
  for await (const chunk of graphml(filesOf(files), level)) parser.write(chunk);
  parser.close();
  return elements;
}

function named(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => element.name === name);
}

const packages = new Set<string>();
const records = tinyFiles.flatMap((shard) => [...ndjsonRecords(shard, packages)]);

describe('the GraphML export', () => {
  it('has every node and edge of the graph', async () => {
    const elements = await exported(tinyFiles, 'symbols');
    const nodes = named(elements, 'node');
    expect(nodes.map(({ data }) => data['node_id']).sort()).toEqual(
      records.flatMap((record) => (record.t === 'node' ? [record.id] : [])).sort(),
    );
    const idOf = new Map(nodes.map(({ attributes, data }) => [attributes['id'], data['node_id']]));
    expect(idOf.size).toBe(nodes.length);
    const edges = named(elements, 'edge').map(({ attributes: { source, target }, data }) => ({
      from: idOf.get(source),
      to: idOf.get(target),
      ...data,
    }));
    expect(edges).toEqual(
      records.flatMap((record) => {
        if (record.t === 'node') return [];
        const { from, to, type, how, rule, certain, sites } = record;
        return [
          {
            from,
            to,
            type,
            how,
            ...(rule && { rule }),
            certain: String(certain),
            uses: String(sites.length),
          },
        ];
      }),
    );
  });

  it('has the location and kind of nodes', async () => {
    const nodes = named(await exported(tinyFiles, 'symbols'), 'node');
    const cart = nodes.find(({ data }) => data['node_id'] === 'class:src/shop/cart.ts:Cart');
    expect(cart?.data).toMatchObject({ label: 'Cart', kind: 'class', path: 'src/shop/cart.ts' });
    expect(Number(cart?.data['line'])).toBeLessThan(Number(cart?.data['end_line']));
    expect(nodes.find(({ data }) => data['kind'] === 'package')?.data).not.toHaveProperty('line');
  });

  it('at the file level, adds up the references between two files', async () => {
    const elements = await exported(tinyFiles, 'files');
    const kinds = new Set(named(elements, 'node').map(({ data }) => data['kind']));
    expect([...kinds].sort()).toEqual(['module', 'package']);
    const edges = named(elements, 'edge').map(({ attributes: { source, target }, data }) => ({
      ends: [source, target],
      data,
    }));
    const keys = edges.map(({ ends, data }) => `${ends.join(' ')} ${data['type']} ${data['how']}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(edges.filter(({ ends: [source, target] }) => source === target)).toEqual([]);
    expect(edges.map(({ data }) => data['certain'])).toEqual(expect.arrayContaining(['true', 'false']));
  });

  it('is well-formed XML for any names', async () => {
    const nodes = named(await exported(hostileFiles(), 'symbols'), 'node');
    const labels = new Set(nodes.map(({ data }) => data['label']));
    for (const name of hostileNames.filter(
      (each) => !/[\u0001-\u0008\ud83c]/.test(each.replaceAll('🌳', '')),
    )) {
      expect(labels, name).toContain(name);
    }
    expect(labels).toContain('\\u0001\\u001f\u007f\u0085\\ufffe\\uffff');
    expect(labels).toContain('half \\ud83c pair');
  });
});

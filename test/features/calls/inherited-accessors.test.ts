import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'gauge.py': `def read_base(): return 1
def write_base(next): pass
def drop_base(): pass
def write_own(next): pass
def read_own(): return 2
def local():
    def inner(): pass
    return inner
class Gauge:
    @property
    def value(self):
        return read_base()
    @value.setter
    def value(self, next):
        write_base(next)
    @value.deleter
    def value(self):
        drop_base()
class Written(Gauge):
    @Gauge.value.setter
    def value(self, next):
        write_own(next)
class Read(Gauge):
    @Gauge.value.getter
    def value(self):
        return read_own()
class Silent(Gauge):
    @Gauge.value.setter
    def value(self, next):
        pass
    @value.deleter
    def value(self):
        pass
`,
  'use.py': `from gauge import Written, Read, Silent
def sets(gauge: Written): gauge.value = 3
def gets(gauge: Written): return gauge.value
def drops(gauge: Written): del gauge.value
def sets_read(gauge: Read): gauge.value = 3
def gets_read(gauge: Read): return gauge.value
def sets_silent(gauge: Silent): gauge.value = 3
def gets_silent(gauge: Silent): return gauge.value
`,
};

test('a property that extends one of a parent type has its accessors where it declares none', async () => {
  const store = await sourceAtlas(files);
  const reached = async (from: string): Promise<string[]> => {
    const names = ['read_base', 'write_base', 'drop_base', 'read_own', 'write_own'];
    const found = names.map(async (to) => {
      const { paths } = await ask<{ paths: { steps: { type: string }[] }[] }>(
        'path_between',
        { from, to },
        store,
      );
      // A member also depends on the one that it overrides.
      return paths.some(({ steps }) => steps.every(({ type }) => type !== 'OVERRIDES')) ? [to] : [];
    });
    return (await Promise.all(found)).flat();
  };
  expect(await reached('sets')).toEqual(['write_own']);
  expect(await reached('gets')).toEqual(['read_base']);
  expect(await reached('drops')).toEqual(['drop_base']);
  expect(await reached('sets_read')).toEqual(['write_base']);
  expect(await reached('gets_read')).toEqual(['read_own']);
  expect(await reached('sets_silent')).toEqual([]);
  expect(await reached('gets_silent')).toEqual(['read_base']);
});

test('setting a property leads to no getter that it inherits', async () => {
  const store = await sourceAtlas(files);
  const { paths } = await ask<{ paths: unknown[] }>('path_between', { from: 'sets', to: 'read_base' }, store);
  expect(paths).toEqual([]);
});

test('an inherited accessor is one reference, and a call graph follows it alone', async () => {
  const store = await sourceAtlas(files);
  const { references } = await ask<{ references: { text?: string }[] }>(
    'find_references',
    { name: 'Gauge.value' },
    store,
  );
  const decorators = references.flatMap(({ text }) => (text?.startsWith('@Gauge') ? [text] : []));
  expect(decorators).toEqual(['@Gauge.value.setter', '@Gauge.value.getter', '@Gauge.value.setter']);
  const graph = await ask<{ nodes: { id: string }[] }>('call_graph', { id: 'gets', depth: 4 }, store);
  const ids = graph.nodes.map(({ id }) => id);
  expect(ids).toContain('function:gauge.py:read_base');
  expect(ids).not.toContain('function:gauge.py:write_base');
  expect(ids).not.toContain('function:gauge.py:write_own');
});

test('a property that extends one of another name has its accessors too', async () => {
  const store = await sourceAtlas({
    'gauge.py': `def read(): return 1
def write(next): pass
def write_own(next): pass
class Gauge:
    @property
    def value(self): return read()
    @value.setter
    def value(self, next): write(next)
class Sized(Gauge):
    @Gauge.value.setter
    def size(self, next): write_own(next)
class Again(Sized):
    @Sized.size.deleter
    def size(self): pass
def gets(again: Again): return again.size
def sets(again: Again): again.size = 1
`,
  });
  const isReached = async (from: string, to: string): Promise<boolean> =>
    (await ask<{ paths: unknown[] }>('path_between', { from, to }, store)).paths.length > 0;
  expect(await isReached('gets', 'function:gauge.py:read')).toBe(true);
  expect(await isReached('gets', 'write_own')).toBe(false);
  expect(await isReached('sets', 'write_own')).toBe(true);
  expect(await isReached('sets', 'function:gauge.py:read')).toBe(false);
  expect(await isReached('sets', 'function:gauge.py:write')).toBe(false);
});

import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const typescript = {
  'player.ts': `export function readGain() { return 1; }
export function applyGain(gain: number) { count(gain); }
function count(gain: number) {}
export class Player {
  get volume() { return readGain(); }
  set volume(gain: number) { applyGain(gain); }
}
`,
  'use.ts': `import { Player } from './player.ts';
export function sets(player: Player) { player.volume = 0; }
export function gets(player: Player) { return player.volume === 0; }
export function adds(player: Player) { player.volume += 1; }
export function counts(player: Player) { player.volume++; }
export function takes(player: Player) { [player.volume] = [1]; }
export function setsThenGets(player: Player) { sets(player); return gets(player); }
`,
  'sets.test.ts': `import { sets } from './use.ts';
import { Player } from './player.ts';
test('sets', () => { sets(new Player()); });
`,
};

const python = {
  'player.py': `def read_gain(): return 1
def apply_gain(gain): pass
def drop_gain(): pass
class Player:
    @property
    def volume(self):
        return read_gain()
    @volume.setter
    def volume(self, gain):
        apply_gain(gain)
    @volume.deleter
    def volume(self):
        drop_gain()
`,
  'use.py': `from player import Player
def sets(player: Player): player.volume = 0
def gets(player: Player): return player.volume == 0
def adds(player: Player): player.volume += 1
def addsAndRemoves(player: Player):
    adds(player)
    removes(player)
def takes(player: Player): player.volume, other = 1, 2
def removes(player: Player):
    del player.volume
`,
};

const csharp = {
  'Player.cs': `class Gain { public static int Read() => 1; public static void Apply(int gain) { } }
class Player
{
    public int Volume { get { return Gain.Read(); } set { Gain.Apply(value); } }
    public int Level { get => Gain.Read(); init => Gain.Apply(value); }
    public void Own() { Volume = 3; }
    public int Reads() => Volume;
}
class Use
{
    void Sets(Player player) { player.Volume = 0; }
    bool Gets(Player player) => player.Volume == 0;
    void Adds(Player player) { player.Volume *= 2; }
    void Counts(Player player) { player.Volume++; }
    void Makes() { var player = new Player { Level = 2 }; }
    void Takes(Player player) { (player.Volume, var other) = (1, 2); }
}
`,
};

const isReached = async (store: Store, from: string, to: string): Promise<boolean> => {
  const { paths, uncertain } = await ask<{ paths: unknown[]; uncertain: unknown[] }>(
    'path_between',
    { from, to },
    store,
  );
  return paths.length + uncertain.length > 0;
};

describe('a property with accessors', () => {
  test.each([
    ['sets', [false, true]],
    ['gets', [true, false]],
    ['adds', [true, true]],
    ['counts', [true, true]],
    ['takes', [false, true]],
    ['setsThenGets', [true, true]],
  ])('TypeScript: %s', async (from, expected) => {
    const store = await sourceAtlas(typescript);
    const reached = ['readGain', 'applyGain'].map((to) => isReached(store, from, to));
    expect(await Promise.all(reached)).toEqual(expected);
  });

  test.each([
    ['sets', [false, true, false]],
    ['gets', [true, false, false]],
    ['adds', [true, true, false]],
    ['addsAndRemoves', [true, true, true]],
    ['takes', [false, true, false]],
    ['removes', [false, false, true]],
  ])('Python: %s', async (from, expected) => {
    const store = await sourceAtlas(python);
    const reached = ['read_gain', 'apply_gain', 'drop_gain'].map((to) => isReached(store, from, to));
    expect(await Promise.all(reached)).toEqual(expected);
  });

  test.each([
    ['Player.Own', [false, true]],
    ['Player.Reads', [true, false]],
    ['Use.Sets', [false, true]],
    ['Use.Gets', [true, false]],
    ['Use.Adds', [true, true]],
    ['Use.Counts', [true, true]],
    ['Use.Makes', [false, true]],
    ['Use.Takes', [false, true]],
  ])('C#: %s', async (from, expected) => {
    const store = await sourceAtlas(csharp);
    const reached = ['Gain.Read', 'Gain.Apply'].map((to) => isReached(store, from, to));
    expect(await Promise.all(reached)).toEqual(expected);
  });

  test('is affected by what its getter calls for those that get it', async () => {
    const store = await sourceAtlas(typescript);
    const affected = async (id: string): Promise<string[]> => {
      const answer = await ask<{ affected: { symbols: { id: string }[] } }>(
        'impact',
        { id, maxDepth: 3 },
        store,
      );
      return answer.affected.symbols.map((each) => each.id.split(':').at(-1) ?? '').sort();
    };
    expect(await affected('function:player.ts:readGain')).not.toContain('sets');
    expect(await affected('function:player.ts:readGain')).toContain('gets');
    expect(await affected('function:player.ts:count')).toContain('sets');
    expect(await affected('function:player.ts:count')).not.toContain('gets');
  });

  test('has no update among what its deleter affects', async () => {
    const store = await sourceAtlas(python);
    const answer = await ask<{ affected: { symbols: { id: string }[] } }>(
      'impact',
      { id: 'function:player.py:drop_gain', maxDepth: 3 },
      store,
    );
    const names = answer.affected.symbols.map((each) => each.id.split(':').at(-1));
    expect(names).toContain('removes');
    expect(names).not.toContain('adds');
  });

  test('has the tests that run the accessor which changed', async () => {
    const store = await sourceAtlas(typescript);
    const testsOf = async (id: string): Promise<string[]> => {
      const answer = await ask<{ tests: { relation: string }[] }>('affected_tests', { changed: [id] }, store);
      return answer.tests.map(({ relation }) => relation);
    };
    expect(await testsOf('function:player.ts:readGain')).toEqual(['imports']);
    expect(await testsOf('function:player.ts:applyGain')).toEqual(['uses']);
  });

  test('leads a call graph on to what the accessor calls that runs', async () => {
    const store = await sourceAtlas(typescript);
    const { nodes } = await ask<{ nodes: { id: string }[] }>(
      'call_graph',
      { id: 'function:use.ts:sets', direction: 'callees', depth: 3 },
      store,
    );
    expect(nodes.map(({ id }) => id.split(':').at(-1))).toEqual([
      'sets',
      'Player.volume',
      'applyGain',
      'count',
    ]);
  });
});

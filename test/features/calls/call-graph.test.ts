import { describe, expect, test } from 'vitest';
import type { CallGraphAnswer } from '../../../src/features/calls/call-graph-answer.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const atlas = sourceAtlas({
  'gain.ts': 'export function applyGain(v: number) { console.log(v); }\n',
  'player.ts': `import { applyGain } from './gain.ts';
export class Player {
  plain = 1;
  get volume() { return 1; }
  set volume(v: number) { applyGain(v); }
  static get muted() { return true; }
}
export const mixer = { set level(v: number) { applyGain(v); } };
`,
  'main.ts': `import { Player, mixer } from './player.ts';
export function mute(p: Player) { p.volume = 0; }
export function louder(p: Player) { p.volume += p.plain; }
export function mix() { mixer.level = 2; }
export function isMuted() { return Player.muted; }
`,
  'knob.py': `class Knob:
    @property
    def size(self):
        return 1
    @size.setter
    def size(self, v):
        log(v)
def log(v):
    print(v)
def turn(k: Knob):
    k.size = 3
`,
  'Dial.cs': `class Dial {
  int v;
  public int Level { get { return v; } set { Log(value); v = value; } }
  public int Twice => v * 2;
  public int Plain { get; set; }
  static void Log(int v) { }
  static void Turn(Dial d) { d.Level = d.Plain; }
  static int Peek(Dial d) { return d.Twice; }
}
`,
});

const edges = async (id: string, direction: string, depth = 1) => {
  const answer = await ask<CallGraphAnswer>('call_graph', { id, direction, depth }, await atlas);
  return answer.edges.map(({ fromId, toId, type }) => `${fromId} ${type} ${toId}`);
};

describe('accessors in call graphs', () => {
  test.each([
    ['function:main.ts:mute', ['property:player.ts:Player.volume']],
    ['function:main.ts:louder', ['property:player.ts:Player.volume']],
    ['function:main.ts:mix', ['property:player.ts:mixer.level']],
    ['function:main.ts:isMuted', ['property:player.ts:Player.muted']],
    ['function:knob.py:turn', ['property:knob.py:Knob.size']],
    ['method:Dial.cs:Dial.Turn', ['property:Dial.cs:Dial.Level']],
    ['method:Dial.cs:Dial.Peek', ['property:Dial.cs:Dial.Twice']],
  ])('are callees of %s', async (id, accessors) => {
    expect(await edges(id, 'callees')).toEqual(accessors.map((to) => `${id} REFERENCES ${to}`));
  });

  test('lead on to what they call', async () => {
    expect(await edges('function:main.ts:mute', 'callees', 2)).toContain(
      'property:player.ts:Player.volume CALLS function:gain.ts:applyGain',
    );
    expect(await edges('function:gain.ts:applyGain', 'callers', 2)).toContain(
      'function:main.ts:mix REFERENCES property:player.ts:mixer.level',
    );
  });

  test('have callers, which the declaration of the setter is not', async () => {
    expect(await edges('property:knob.py:Knob.size', 'callers')).toEqual([
      'function:knob.py:turn REFERENCES property:knob.py:Knob.size',
    ]);
    expect(await edges('property:player.ts:Player.volume', 'callers')).toEqual([
      'function:main.ts:louder REFERENCES property:player.ts:Player.volume',
      'function:main.ts:mute REFERENCES property:player.ts:Player.volume',
    ]);
    expect(await edges('class:player.ts:Player', 'callers')).toContain(
      'function:main.ts:isMuted REFERENCES property:player.ts:Player.muted',
    );
  });

  test('are no properties that only hold a value', async () => {
    expect(await edges('property:player.ts:Player.plain', 'callers')).toEqual([]);
    expect(await edges('property:Dial.cs:Dial.Plain', 'callers')).toEqual([]);
  });
});

describe('the last callers', () => {
  const files = {
    'a.ts': `import { on } from 'events-of-others';
function end() {}
function known() { end(); }
function passed() { end(); }
on(passed);
export function run(then: () => void) { known(); then(); }
run(() => {});
`,
  };

  test('are said to be called by what names none of them', async () => {
    const store = await sourceAtlas(files);
    const graph = await ask<CallGraphAnswer>(
      'call_graph',
      { id: 'end', depth: 5, direction: 'callers' },
      store,
    );
    expect(graph.endDoubts?.map(({ id, because }) => [id, because])).toEqual([
      ['function:a.ts:passed', 'values'],
    ]);
  });

  test('are silent about what they call', async () => {
    const store = await sourceAtlas(files);
    const graph = await ask<CallGraphAnswer>('call_graph', { id: 'run', depth: 5 }, store);
    expect(graph).not.toHaveProperty('endDoubts');
  });
});

describe('a call of a member of an interface', () => {
  const files = {
    'a.ts': [
      'export interface Port { send(n: number): void }',
      'abstract class Base implements Port { abstract send(n: number): void }',
      'export class Net extends Base { send(n: number) { wire(n); } }',
      'export class Disk implements Port { send(n: number) { block(n); } }',
      'function wire(n: number) { return deep(n); }',
      'function block(n: number) { return n; }',
      'function deep(n: number) { return n; }',
      'export function go(p: Port) { p.send(1); }',
      'export function start(p: Port) { go(p); }',
    ].join('\n'),
    'b.py': [
      'from abc import ABC, abstractmethod',
      'class Shape(ABC):',
      '    @abstractmethod',
      '    def area(self): ...',
      'class Round(Shape):',
      '    def area(self): return squared()',
      'def squared(): return 1',
      'def sized(shape: Shape): return shape.area()',
    ].join('\n'),
  };

  test.each([
    ['go', {}, ['block', 'wire', 'deep']],
    ['Port.send', {}, ['block', 'wire', 'deep']],
    ['sized', {}, ['squared']],
    ['deep', { direction: 'callers' }, ['wire', 'go', 'start']],
    ['squared', { direction: 'callers' }, ['sized']],
  ])('leads from %s through the implementations %j', async (id, input, expected) => {
    const store = await sourceAtlas(files);
    const graph = await ask<CallGraphAnswer>('call_graph', { id, depth: 5, ...input }, store);
    expect(graph.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
    expect(graph).not.toHaveProperty('stoppedAt');
  });

  test.each([
    ['depth', 'start', { depth: 1 }],
    ['depth', 'go', { depth: 1 }],
    ['depth', 'deep', { depth: 1, direction: 'callers' }],
    // Only a call via the interface leads on.
    ['depth', 'wire', { depth: 1, direction: 'callers' }],
    ['limit', 'start', { depth: 5, limit: 1 }],
  ])('says that the %s ended the graph of %s', async (stoppedAt, id, input) => {
    const store = await sourceAtlas(files);
    const graph = await ask<CallGraphAnswer>('call_graph', { id, ...input }, store);
    expect(graph).toMatchObject({ stoppedAt });
  });

  test.each([
    ['wire', { depth: 1 }],
    ['go', { depth: 1, direction: 'callers' }],
    ['start', { depth: 5 }],
  ])('a complete graph of %s says nothing', async (id, input) => {
    const store = await sourceAtlas(files);
    expect(await ask('call_graph', { id, ...input }, store)).not.toHaveProperty('stoppedAt');
  });
});

describe('what is not certain', () => {
  const files = {
    'a.ts': [
      'export function start() { middle(); }',
      'export function middle() { deep(table, ends); }',
      'export function deep(b: any, done: () => void) { b.total(); done(); }',
      'function ends() {}',
      'const table: any = {};',
    ].join('\n'),
    'b.ts': 'export class Cart { total() {} }\nexport class Order { total() {} }\n',
  };
  const totals = ['method:b.ts:Cart.total', 'method:b.ts:Order.total'];
  const graphOf = async (id: string, input: object) =>
    ask<CallGraphAnswer>('call_graph', { id, ...input }, await sourceAtlas(files));

  test.each([1, 2, 3])('is listed for the symbols above level %i', async (depth) => {
    const { candidates, unresolvedCalls, nodes, stoppedAt } = await graphOf('start', { depth });
    const isDeep = depth === 3;
    expect(candidates.edges.map(({ fromId, toIds }) => ({ fromId, toIds }))).toEqual(
      isDeep ? [{ fromId: 'function:a.ts:deep', toIds: totals }] : [],
    );
    expect(unresolvedCalls.map(({ id, name, isValue }) => ({ id, name, isValue }))).toEqual(
      isDeep ? [{ id: 'function:a.ts:deep', name: 'done', isValue: true }] : [],
    );
    // Possible calls lead to no nodes, because none of them need be right.
    expect(nodes.map(({ name }) => name)).not.toContain('total');
    expect(stoppedAt).toBe(isDeep ? undefined : 'depth');
  });

  test('is listed once, and before the callers of callers', async () => {
    const { candidates } = await graphOf('file:b.ts', { direction: 'callers', depth: 3 });
    expect(candidates.total).toBe(1);
  });
});

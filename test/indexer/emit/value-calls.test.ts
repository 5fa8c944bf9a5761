import { expect, it } from 'vitest';
import { endAt, type FileShard } from '../../../src/model/file-shard.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

async function valueCalls(path: string, source: string): Promise<string[]> {
  const { shards } = await indexMemory(memorySource({ [path]: source }));
  return linesOf(shards.get(path)!);
}

function linesOf(shard: FileShard): string[] {
  return (shard.valueCalls ?? []).flatMap(({ name, from, sites }) =>
    sites.map(([line]) => `${line} ${endAt(shard, from).symbol}: ${name}`),
  );
}

it('lists calls of parameters, fields, elements and results, which no name leads to a function', async () => {
  const source = `type Handler = (x: number) => void;
class Bus {
  handlers: Handler[] = [];
  done?: Handler;
  run(given: Handler, Made: new () => Bus, name: 'run') {
    given(1);
    this.done?.(2);
    this.handlers[0](3);
    for (const each of this.handlers) each(4);
    this.handlers.forEach((each) => each(5));
    new Made();
    given.call(null, 6);
    made()(7);
    this[name](given, Made, name);
  }
}
declare function made(): Handler;
`;
  expect(await valueCalls('bus.ts', source)).toEqual([
    '6 Bus.run: given',
    '12 Bus.run: given',
    '7 Bus.run: done',
    '8 Bus.run: this.handlers[0](3);',
    '9 Bus.run: each',
    '10 Bus.run: each',
    '11 Bus.run: Made',
    '13 Bus.run: made()(7);',
    '14 Bus.run: this[name](given, Made, name);',
  ]);
});

it('lists no call of which the function is known, or named by no value', async () => {
  const source = `function first() {}
function returns() {
  return first;
}
function run(object) {
  const one = first;
  one();
  returns()();
  const own = () => {};
  own();
  (() => {})();
  parseInt('1');
  object.unknown();
  class Local {}
  new Local();
}
`;
  expect(await valueCalls('known.js', source)).toEqual([]);
});

it('still lists a call of which only some functions are known', async () => {
  const source = `def first(): ...


def run(given=first):
    given()
`;
  expect(await valueCalls('open.py', source)).toEqual(['5 run: given']);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileExchange } from '../../../src/host/hub/file-exchange.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'treeatlas-exchange-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const prefix = (): string => join(folder, 'rows');

function save(exchange: FileExchange<string>): FileExchange<string> {
  exchange.flush();
  const { state } = exchange;
  exchange.compact();
  return new FileExchange<string>(prefix(), state);
}

it('removes the files of partitions that no contributor has rows in any more', () => {
  const first = new FileExchange<string>(prefix());
  first.send('tax', new Map([['0', ['rate']]]));
  first.send(
    'shop',
    new Map([
      ['0', ['cart']],
      ['1', ['till']],
    ]),
  );
  const second = save(first);
  expect(readdirSync(folder).sort()).toEqual(['rows-0', 'rows-1']);

  second.retain(new Set(['tax']));
  const third = save(second);
  expect(readdirSync(folder)).toEqual(['rows-0']);
  expect(third.read('0')).toEqual(['rate']);

  third.send('shop', new Map([['1', ['again']]]));
  const fourth = save(third);
  expect(fourth.read('1')).toEqual(['again']);
  expect(fourth.partitions().map(({ name }) => name)).toEqual(['0', '1']);
});

it('removes files that a run left which died, and no other files', () => {
  const died = new FileExchange<string>(prefix());
  died.send('tax', new Map([['7', ['lost']]]));
  died.flush();
  const other = new FileExchange<string>(join(folder, 'names'));
  other.send('tax', new Map([['a', ['kept']]]));
  other.flush();
  const next = new FileExchange<string>(prefix());
  next.send('tax', new Map([['0', ['rate']]]));
  save(next);
  expect(readdirSync(folder).sort()).toEqual(['names-a', 'rows-0']);
});

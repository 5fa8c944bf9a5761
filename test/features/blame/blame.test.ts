import { describe, expect, it } from 'vitest';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { BlameIndex, BlameShard } from '../../../src/model/blame.ts';
import { blameRuns, inYearBefore, lineChanges } from '../../../src/query/blame.ts';
import { ask } from '../../support/ask.ts';
import { tinyBlame } from '../../support/tiny-blame.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';

const DAY = 86_400;

function blamedAtlas(): LayeredStore {
  return new LayeredStore(tinyArtifacts(), layers, {
    ...tinyBlame,
    readActivity: (files) =>
      Promise.resolve({
        now: 0,
        files: files.map(({ lines }) =>
          lines.map(() => ({
            total: 3,
            times: [11_000 * DAY, 10_900 * DAY, 10_000 * DAY],
            lastAuthor: 'x@y',
          })),
        ),
      }),
  });
}

describe('blame', () => {
  it('gives the runs of a file, its last change and how often it was changed', async () => {
    const answer = await ask<{ runs: { first: number; last: number; commit: { commit: string } | null }[] }>(
      'blame',
      { target: 'src/shop/cart.ts' },
      blamedAtlas(),
    );
    expect(answer).toMatchObject({
      path: 'src/shop/cart.ts',
      first: 1,
      history: 'shallow',
      lastChange: { commit: 'b'.repeat(40), author: 'Bob', subject: 'Fix totals', date: '2000-02-13' },
      changes: { total: 3, days: ['2000-02-13', '1999-11-05', '1997-05-19'] },
    });
    expect(answer.runs.slice(0, 2)).toEqual([
      {
        first: 1,
        last: 2,
        commit: {
          commit: 'a'.repeat(40),
          date: '1997-05-19',
          author: 'Ann',
          subject: 'Add carts',
          orEarlier: true,
        },
      },
      { first: 3, last: 3, commit: null },
    ]);
    expect(answer.runs[2]).toMatchObject({ first: 4, commit: { commit: 'b'.repeat(40) } });
  });

  it('is cut to the lines that are asked for', async () => {
    const answer = await ask('blame', { target: 'src/shop/cart.ts', first: 2, last: 3 }, blamedAtlas());
    expect(answer).toMatchObject({
      first: 2,
      last: 3,
      runs: [
        { first: 2, last: 2 },
        { first: 3, last: 3 },
      ],
    });
  });

  it('refuses lines that are not there, and says how an atlas gets commits', async () => {
    const atlas = blamedAtlas();
    await expect(ask('blame', { target: 'src/shop/cart.ts', first: 9999 }, atlas)).rejects.toThrow(
      'no line 9999',
    );
    await expect(ask('blame', { target: 'src/shop/cart.ts', first: 3, last: 2 }, atlas)).rejects.toThrow(
      'before',
    );
    const without = new LayeredStore(tinyArtifacts(), layers);
    await expect(ask('blame', { target: 'src/shop/cart.ts' }, without)).rejects.toThrow(
      'treeatlas build --blame',
    );
  });

  it('has artifacts that match their schemas, without addresses of people', async () => {
    const atlas = blamedAtlas();
    const shard = BlameShard.parse(await atlas.read(artifactPath.blame('src/shop/cart.ts')));
    expect(shard.runs.slice(0, 4)).toEqual([2, 1, 1, 0]);
    expect(BlameIndex.parse(await atlas.read(artifactPath.blameIndex)).cut).toBe('shallow');
    expect(JSON.stringify(shard)).not.toContain('@');
    const runs = blameRuns(shard);
    expect(runs.reduce((lines, { first, last }) => lines + last - first + 1, 0)).toBe(runs.at(-1)?.last);
  });

  it('counts the changes of a year before a day', async () => {
    const shard = (await blamedAtlas().read(artifactPath.blame('src/shop/cart.ts'))) as BlameShard;
    const [first = 0, last = 0] = shard.changes[0] ?? [];
    expect(inYearBefore(lineChanges(shard, first, last)!, '2000-03-01')).toBe(2);
  });
});

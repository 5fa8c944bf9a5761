import { expect, test } from 'vitest';
import { parseHistoryChoice } from '../../src/config/history-choice.ts';

test('a number means the newest commits', () => {
  expect(parseHistoryChoice(20)).toEqual({ kind: 'newest', count: 20 });
  expect(parseHistoryChoice('20')).toEqual({ kind: 'newest', count: 20 });
});

test.each(['2024-01-31', 'since 2024-01-31'])('%s means all tags since that day', (choice) => {
  expect(parseHistoryChoice(choice)).toMatchObject({ kind: 'tags', since: '2024-01-31T00:00:00.000Z' });
});

test('a glob means the tags that it matches as a whole', () => {
  const chosen = parseHistoryChoice('v1.*');
  if (chosen?.kind !== 'tags') throw new Error('a glob chooses tags');
  expect(['v1.0', 'v1.10.2', 'v2.1', 'old-v1.0'].filter(chosen.matches)).toEqual(['v1.0', 'v1.10.2']);
});

test.each([0, -1, 1.5, 201, '0', '201', '', '.', './app', '/srv/app', '2024-02-31', 'a b', 'v[', '-x'])(
  '%s is no choice',
  (choice) => {
    expect(parseHistoryChoice(choice)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { SyntaxNotes } from '../../accuracy/syntax/file-syntax.ts';
import type { Question } from './question.ts';
import { score, summarize } from './score.ts';
import type { Truth } from './truth.ts';

function truthOf(): Truth {
  const notes = new SyntaxNotes();
  notes.containers.push({ first: 0, last: 3, name: 'pay' }, { first: 5, last: 9, name: 'ship' });
  const files = new Map([['main.py', notes.finish('main.py', '')]]);
  const edges = new Map<string, Set<string>>();
  return {
    files,
    functions: new Map(),
    callers: edges,
    callees: edges,
    users: edges,
    possible: edges,
    overrides: edges,
  };
}

const question: Question = {
  ...{ id: 'q', corpus: 'shop', kind: 'callers' },
  target: { name: 'total', path: 'cart.py', line: 2 },
  ...{ truth: ['main.py:1'], unjudged: ['main.py:0'] },
};
const calls = [
  {
    asked: 'grep',
    lines: [
      { text: 'x'.repeat(39), path: 'main.py', line: 3 },
      { text: 'y'.repeat(39), path: 'main.py', line: 12 },
    ],
  },
];

it('takes any line of a function for it, and ignores what the compiler does not judge', () => {
  const places = [
    { path: 'main.py', line: 4 },
    { path: 'main.py', line: 12 },
    { path: 'unread.py', line: 1 },
  ];
  expect(score(question, { places, calls, tokens: 21 }, truthOf())).toMatchObject({
    ...{ right: 1, wrong: 0, missed: 0, tokens: 21, leftOver: 11 },
  });
});

it('counts wrong and missing functions, and means over questions', () => {
  const wrong = score(question, { places: [{ path: 'main.py', line: 7 }], calls: [], tokens: 0 }, truthOf());
  expect(wrong).toMatchObject({
    right: 0,
    wrong: 1,
    missed: 1,
    extra: ['main.py:6'],
    missing: ['main.py:1'],
  });
  const right = score(question, { places: [{ path: 'main.py', line: 1 }], calls, tokens: 21 }, truthOf());
  expect(summarize([wrong, right])).toMatchObject({
    precision: 0.5,
    recall: 0.5,
    f1: 0.5,
    whole: 0.5,
    calls: 0.5,
  });
});

import { expect, it } from 'vitest';
import { loadGrammars } from '../../src/grammar/load-grammars.ts';

/** Texts that once took quadratic time, repeated to this length: then a pattern takes many seconds. */
const LENGTH = 100_000;
const repeated = [
  'A',
  'AB_',
  'BEGIN',
  '"',
  '"" ',
  '*',
  'new T* [',
  ') ABC:',
  'ABC a<',
  'BEGIN\n',
  '@a ',
  '@a(x)\n',
  'safe fn ',
];
const LIMIT_IN_MS = 5000;

it.each(repeated)('patterns for the parser take linear time on a text of %j', (part) => {
  const text = part.repeat(LENGTH / part.length);
  for (const { name, manifest } of loadGrammars()) {
    const { adapt, macroNamespaces } = manifest;
    const patterns = [
      ...adapt.map(({ match }) => new RegExp(match, 'gu')),
      ...(macroNamespaces
        ? [macroNamespaces.line, macroNamespaces.definition].map((each) => new RegExp(each, 'gmu'))
        : []),
    ];
    for (const pattern of patterns) {
      const start = performance.now();
      text.replace(pattern, '');
      expect(performance.now() - start, `${name}: ${pattern.source}`).toBeLessThan(LIMIT_IN_MS);
    }
  }
});

// `npm run bench:patterns`: whether the patterns of grammars take linear time on texts that are built against them.
import { parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { loadGrammars, type Grammar } from '../../../src/grammar/load-grammars.ts';
import { textTable } from '../support/report/table.ts';

const help = `npm run bench:patterns -- [options]

Runs the patterns that replace text before parsing, and those of documentation, on repeated texts of two lengths. A pattern whose
time grows by more than the length allows is reported, and the command fails. Times depend on what else runs: repeat it.

  --length N  characters of the longer text (default 100,000; documentation has a fifth of it)
  --help      this text
`;

/** Repeated, each once made a pattern take quadratic time. */
const parts = [
  ...[
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
  ],
  ...[
    ' ',
    '\t\n',
    '\n',
    '@param ',
    '@code\n',
    '@link a b ',
    '{A b',
    '@option a [',
    '@example ',
    '\n\n  a',
    '<p ',
  ],
];

/** The most that a pattern may take for a text of the whole length. Quadratic ones take many seconds. */
const LIMIT_IN_MS = 1000;
/** Documentation of a symbol is cut at 20,000 characters. */
const DOC_SHARE = 5;

await task(() => {
  const { values } = parseArgs({
    options: { length: { type: 'string', default: '100000' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return Promise.resolve();
  }
  const length = Number(values.length);
  const slow = loadGrammars().flatMap((grammar) => [
    ...slowPatterns(grammar, beforeParsing(grammar), length),
    ...slowPatterns(grammar, inDocumentation(grammar), length / DOC_SHARE),
  ]);
  if (slow.length === 0) {
    console.log(`All patterns take at most ${LIMIT_IN_MS} ms.`);
    return Promise.resolve();
  }
  console.log(textTable({ head: ['language', 'text', 'ms', 'pattern'], rows: slow }));
  throw new Error(`${slow.length} patterns take more than ${LIMIT_IN_MS} ms.`);
});

function beforeParsing({ manifest: { adapt, macroNamespaces } }: Grammar): RegExp[] {
  const lines = macroNamespaces ? [macroNamespaces.line, macroNamespaces.definition] : [];
  return [
    ...adapt.map(({ match }) => new RegExp(match, 'gu')),
    ...lines.map((each) => new RegExp(each, 'gmu')),
  ];
}

function inDocumentation({ manifest }: Grammar): RegExp[] {
  return manifest.comments.markup.map(({ match }) => new RegExp(match, 'gu'));
}

function slowPatterns({ name }: Grammar, patterns: readonly RegExp[], length: number): string[][] {
  return parts.flatMap((part) => {
    const text = part.repeat(length / part.length);
    return patterns.flatMap((pattern) => {
      const start = performance.now();
      text.replace(pattern, '');
      const time = performance.now() - start;
      return time > LIMIT_IN_MS
        ? [[name, JSON.stringify(part), time.toFixed(0), pattern.source.slice(0, 100)]]
        : [];
    });
  });
}

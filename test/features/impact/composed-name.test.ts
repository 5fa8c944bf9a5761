import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'commands.js': [
    'class Commands {',
    '  run(name) { return this[`cmd_${name}`](); }',
    '  cmd_open() { openFile(); }',
    '  other() { closeFile(); }',
    '}',
    'function openFile() {}',
    'function closeFile() {}',
    'new Commands().run(process.argv[2]);',
    'new Commands().other();',
  ].join('\n'),
};

test.each(['check', 'impact'])(
  '%s: the risk of what a method with a composed name calls is a lower bound',
  async (operation) => {
    const store = await sourceAtlas(files);
    for (const name of ['Commands.cmd_open', 'openFile'])
      expect(await ask(operation, { name }, store)).toMatchObject({
        riskDoubts: [{ id: 'method:commands.js:Commands.cmd_open', because: 'composed' }],
      });
    expect(await ask(operation, { name: 'closeFile' }, store)).not.toHaveProperty('riskDoubts');
  },
);

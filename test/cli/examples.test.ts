import { afterAll, describe, expect, it } from 'vitest';
import { examples } from '../../src/cli/examples.ts';
import { isOwnCommand, ownCommandNames } from '../../src/cli/own-command-names.ts';
import { runCli } from '../../src/cli/run.ts';
import { operations } from '../support/operations.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';
import { fakeTerminal } from './fake-terminal.ts';

const shop = temporaryRepository();
afterAll(() => shop.remove());
shop.commit({ 'src/cart.ts': 'export class Cart {}\n', LICENSE: 'MIT License\n' }, 'Open the shop');
shop.git('tag', 'v1.0');
shop.commit(
  {
    'src/cart.ts': `/** What a customer carries. */\nexport class Cart {\n  total(): number {\n    // TODO taxes\n    return 1;\n  }\n}\n`,
    'src/order.ts': `import { Cart } from './cart.ts';\n\nexport function checkout(cart: Cart): number {\n  const price = cart.total();\n  return price;\n}\n`,
    'src/cart.test.ts': `import { Cart } from './cart.ts';\n\nnew Cart().total();\n`,
  },
  'Sell things',
);

describe('the example in the help', () => {
  it('exists for each command, and for nothing else', () => {
    const commands = [...ownCommandNames, ...operations.map(({ name }) => name.replaceAll('_', '-'))];
    expect([...examples.keys()].sort()).toEqual([...new Set(commands)].sort());
  });

  const questions = [...examples].filter(([name]) => !isOwnCommand(name) || name === 'read');
  it.each(questions)('of %s works as it stands', async (name, [words]) => {
    const terminal = fakeTerminal({ cwd: shop.root });
    const code = await runCli(splitWords(words), terminal);
    expect({ code, err: terminal.stderr() }).toEqual({ code: 0, err: '' });
    expect(terminal.stdout().trim()).not.toBe('');
    const help = fakeTerminal({ cwd: shop.root });
    await runCli([name, '--help'], help);
    expect(help.stdout()).toContain(`treeatlas ${words}\n`);
  });
});

/** Splits a line at blanks outside double quotes, as a shell does. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

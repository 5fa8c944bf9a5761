import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test('a function that nothing calls is dead inside of a live function too', async () => {
  const lines = '    a = 1\n    b = a\n    c = b\n'.replaceAll('    ', '        ');
  const nested = (name: string): string => `    def ${name}():\n${lines}\n`;
  const store = await sourceAtlas({
    'a.py': `def main():
${nested('called')}${nested('returned')}${nested('forgotten')}    @app.route('/')
${nested('decorated')}    called()
    return returned

if __name__ == '__main__':
    main()
`,
  });
  const { symbols } = await ask<{ symbols: { id: string }[] }>('dead_code', {}, store);
  expect(symbols.map(({ id }) => id)).toEqual(['function:a.py:main.forgotten']);
});

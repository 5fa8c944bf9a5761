import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

/** The findings in some sources, each with its severity. */
async function findings(sources: Record<string, string>): Promise<Record<string, string>> {
  const { symbols } = await ask<{ symbols: { id: string; severity: string }[] }>(
    'dead_code',
    { limit: 200 },
    await sourceAtlas(sources),
  );
  return Object.fromEntries(symbols.map(({ id, severity }) => [id, severity]));
}

test('neither an import nor its fallback is dead', async () => {
  const found = await findings({
    'fast.py': 'def quote(s): return s\ndef lone(s): return s\ndef size(s): return s\n',
    'slow.py': 'def quote(s): return used(s)\ndef used(s): return s\ndef size(s): return s\n',
    'main.py': `
try:
    from fast import quote
except ImportError:
    from slow import quote
try:
    import fast as text
except ImportError:
    import slow as text
try:
    import orjson as json
except ImportError:
    json = None
try:
    from missing import grade
except ImportError:
    def grade(): return 1

class Store:
    if json:
        def save(self): return 1
    else:
        def save(self): return 2

if __name__ == '__main__':
    quote('')
    text.size('')
    grade()
    Store().save()
    json.dumps({})
`,
  });
  expect(Object.keys(found)).toEqual(['function:fast.py:lone']);
});

test.each([
  ['a choice', "const impl = process.env.X ? require('./fast') : require('./slow');"],
  ['an attempt', "let impl;\ntry { impl = require('./fast'); } catch { impl = require('./slow'); }"],
  ['a choice of what a module is', "const impl = require('./choice');"],
  ['branches that assign what a module is', "const impl = require('./branches');"],
])('neither of two modules is dead that %s loads', async (_, load) => {
  const found = await findings({
    'package.json': '{ "name": "x", "private": true, "main": "main.js" }',
    'fast.js': 'exports.quote = function (s) { return s; };\nexports.lone = function (s) { return s; };\n',
    'slow.js': 'function used(s) { return s; }\nexports.quote = function (s) { return used(s); };\n',
    'choice.js': "module.exports = process.env.X ? require('./fast') : require('./slow');\n",
    'branches.js':
      "if (process.env.X) module.exports = require('./fast');\nelse module.exports = require('./slow');\n",
    'main.js': `${load}\nimpl.quote('');\n`,
  });
  const ids = Object.keys(found).filter((id) => !id.startsWith('file:'));
  expect(ids).toEqual(['function:fast.js:lone']);
});

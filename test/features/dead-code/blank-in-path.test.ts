import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test.each([
  ['dead_code', 'path'],
  ['validate', 'scope'],
])('%s takes a path that ends with a blank as it is', async (name, input) => {
  const store = await sourceAtlas({ 'src /a.ts': 'export const a = 1;\n' });
  await expect(ask(name, { [input]: 'src ' }, store)).resolves.toBeDefined();
  await expect(ask(name, { [input]: 'src' }, store)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

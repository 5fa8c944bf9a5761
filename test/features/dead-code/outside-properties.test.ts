import { expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const texts = {
  'package.json': '{"name": "shop", "private": true, "dependencies": {"express": "5", "vue": "3"}}',
  'user.ts': `export class User {
  canEdit() { return true; }
  rename() { return false; }
  forgotten() { return false; }
}
`,
  'main.ts': `import type { Request } from 'express';
import type { Ref } from 'vue';
import { User } from './user.ts';
function page(request: Request) { return request.user?.canEdit(); }
function card(user: Ref<User>) { return user.value.rename(); }
console.log(page, card, new User());
`,
};

test('a method that is called on what something outside holds may be used', async () => {
  const store = await sourceAtlas(texts);
  const { symbols } = await ask<{ symbols: { id: string; severity: string }[] }>('dead_code', {}, store);
  const certain = symbols.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id);
  expect(certain).toEqual(['method:user.ts:User.forgotten']);
});

test('its possible caller is among those that a change affects', async () => {
  const store = await sourceAtlas(texts);
  const impact = await ask('impact', { name: 'User.canEdit' }, store);
  expect(impact).toMatchObject({ candidates: { total: 1, places: [{ id: 'function:main.ts:page' }] } });
});

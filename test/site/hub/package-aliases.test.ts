import { expect, it } from 'vitest';
import type { HubLinks } from '../../../src/model/hub.ts';
import { packageAliases } from '../../../src/site/hub/package-aliases.ts';

type Links = HubLinks['links'];
const link = (name: string, ...written: string[]): Links[number] => ({
  ...{ package: name, written, wanted: null, places: 1, target: null },
});

it('a module with another name than its package has a page that leads there', () => {
  const links = [[link('PyYAML', 'yaml'), link('tax')], [link('PyYAML', 'yaml', '_yaml')]];
  expect(packageAliases(links, ['PyYAML', 'tax'])).toEqual([
    { path: 'package/-yaml.html', name: '_yaml', packages: ['PyYAML'] },
    { path: 'package/yaml.html', name: 'yaml', packages: ['PyYAML'] },
  ]);
});

it('names all packages that atlases mean by a name, and none that has a page of its own', () => {
  const links = [[link('PyYAML', 'yaml'), link('beautifulsoup4', 'bs4')], [link('ruamel', 'yaml')]];
  expect(packageAliases(links, ['BS4'])).toEqual([
    { path: 'package/yaml.html', name: 'yaml', packages: ['PyYAML', 'ruamel'] },
  ]);
});

it('the names that most atlases write have pages first', () => {
  const links = [[link('a', 'first'), link('b', 'second')], [link('b', 'second')]];
  expect(packageAliases(links, [], 1).map(({ name }) => name)).toEqual(['second']);
});

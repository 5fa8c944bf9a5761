import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostNames } from '../../src/cli/init/hosts/host.ts';
import { hosts } from '../../src/cli/init/hosts/hosts.ts';
import { placeholderSource } from '../../src/cli/init/hosts/treeatlas-source.ts';

const docs = join(import.meta.dirname, '../../content/docs');
const document = readFileSync(join(docs, 'hosts.md'), 'utf8');
const values = { branch: 'main', source: placeholderSource, isOnEnterprise: false, project: 'app' };

it.each(hostNames)('the documentation shows the files of %s as they are written', (name) => {
  const [, section = ''] = document.split(`\n## ${hosts[name].title}\n`);
  for (const { path, lines } of hosts[name].files(values)) {
    expect(section).toContain(`\`${path}\`:`);
    expect(section.split('\n## ')[0]).toContain(`\n${lines.join('\n')}\n\`\`\`\n`);
  }
});

it('the README shows the workflow of GitHub as it is written', () => {
  const readme = readFileSync(join(docs, '../../README.md'), 'utf8');
  const [workflow] = hosts.github.files(values);
  expect(readme).toContain(workflow?.lines.join('\n'));
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

interface Answer {
  files: { path: string; license: string | null }[];
  expressions: { expression: string; count: number }[];
  headers: { path: string; line: number; expression: string }[];
  meta: { total: number; next: object | null };
}

const mit = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
const bsd = `Redistribution and use in source and binary forms, with or without
 * modification, are permitted. Neither the name of the author nor …`;
const files = {
  LICENSE: mit,
  'COPYING.md': 'You may not.',
  'docs/LICENSE.txt': bsd,
  'docs/MIT-LICENSE': mit,
  'docs/check-license.md': 'How to check.',
  'docs/NOTICE': `${bsd}\n${mit}`,
  'LICENSES/GPL-3.0-or-later.txt': 'The text.',
  'LICENSES/ISC.md': 'The text.',
  'license.json': '{"license": "MIT"}',
  'src/license.ts': 'export const license = 1;',
  'src/a.ts': '#!/usr/bin/env node\n// SPDX-License-Identifier: MIT\n',
  'src/b.ts': '/* SPDX-License-Identifier: (Apache-2.0 OR MIT) */\n',
  'src/c.ts': '<!-- SPDX-License-Identifier: MIT -->\n',
  'src/text.ts': 'const tag = "SPDX-License-Identifier: MIT";\n',
  'src/late.ts': `${'\n'.repeat(50)}// SPDX-License-Identifier: MIT\n`,
};
const store = await sourceAtlas(files);

describe('license', () => {
  it('lists licence files with the detected licence, but no code or data of that name', async () => {
    const answer = await ask<Answer>('license', {}, store);
    expect(answer.files).toEqual([
      { path: 'COPYING.md', license: null },
      { path: 'LICENSE', license: 'MIT' },
      { path: 'LICENSES/GPL-3.0-or-later.txt', license: 'GPL-3.0-or-later' },
      { path: 'LICENSES/ISC.md', license: 'ISC' },
      { path: 'docs/LICENSE.txt', license: 'BSD-3-Clause' },
      { path: 'docs/MIT-LICENSE', license: 'MIT' },
      { path: 'docs/NOTICE', license: 'MIT AND BSD-3-Clause' },
    ]);
  });

  it('lists the headers at the start of files, in any kind of comment', async () => {
    const answer = await ask<Answer>('license', {}, store);
    expect(answer.headers).toEqual([
      { path: 'src/a.ts', line: 2, expression: 'MIT' },
      { path: 'src/b.ts', line: 1, expression: '(Apache-2.0 OR MIT)' },
      { path: 'src/c.ts', line: 1, expression: 'MIT' },
    ]);
    expect(answer.expressions).toEqual([
      { expression: 'MIT', count: 2 },
      { expression: '(Apache-2.0 OR MIT)', count: 1 },
    ]);
  });

  it('can be limited to one directory, and pages the headers', async () => {
    const first = await ask<Answer>('license', { path: 'src', limit: 2 }, store);
    expect(first.files).toEqual([]);
    expect(first.headers.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(first.meta).toMatchObject({ total: 3, next: { offset: 2 } });
    await expect(ask('license', { path: 'nowhere' }, store)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

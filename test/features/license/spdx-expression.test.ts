import { expect, it } from 'vitest';
import { spdxExpressionIn } from '../../../src/features/license/query/spdx-expression.ts';

it.each([
  [
    '/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */',
    'GPL-2.0-only WITH Linux-syscall-note',
  ],
  ['# SPDX-License-Identifier: (MIT OR (ISC AND Zlib)) AND 0BSD', '(MIT OR (ISC AND Zlib)) AND 0BSD'],
  ['% SPDX-License-Identifier: mit or apache-2.0', 'mit or apache-2.0'],
  ['//! SPDX-License-Identifier: MIT/Apache-2.0', 'MIT/Apache-2.0'],
  [';; SPDX-License-Identifier: DocumentRef-a:LicenseRef-b', 'DocumentRef-a:LicenseRef-b'],
  ['// SPDX-License-Identifier: GPL-3.0+  as the file COPYING says.', 'GPL-3.0+'],
  ['/*! SPDX-License-Identifier: MIT*/', 'MIT'],
  ['(* SPDX-License-Identifier: MIT *)', 'MIT'],
  ['<!-- SPDX-License-Identifier: MIT -->', 'MIT'],
  ['REM SPDX-License-Identifier: MIT', 'MIT'],
  ['dnl SPDX-License-Identifier: MIT', 'MIT'],
  ['@c SPDX-License-Identifier: MIT', 'MIT'],
  ['C     SPDX-License-Identifier: MIT', 'MIT'],
  ['[comment]: # (SPDX-License-Identifier: MIT)', 'MIT'],
  ['const tag = "SPDX-License-Identifier: MIT";', undefined],
  ['// SPDX-License-Identifier:', undefined],
  ['// SPDX-License-Identifier: (MIT OR', undefined],
])('reads the expression of the header %s', (line, expression) => {
  expect(spdxExpressionIn(line)).toBe(expression);
});

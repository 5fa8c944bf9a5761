import { computedFrom, DIRECTORY, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { isWithin } from '../../model/path.ts';
import { fitted, Meta, pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { requireAtlas, requirePath } from '../../operations/support/target.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { findLicenseFiles, findSpdxHeaders, type SpdxHeader } from './query/find-licenses.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

const LicenseAnswer = z.object({
  path: z.string().describe('The directory or file; `.` for the whole repository'),
  files: z
    .array(
      z.object({
        path: z.string(),
        license: z
          .string()
          .nullable()
          .describe(
            'SPDX identifier; `A AND B` if the file contains both texts, even if it leaves the choice; null if it contains none of the common licences',
          ),
      }),
    )
    .describe('Licence files, by path'),
  expressions: z
    .array(z.object({ expression: z.string(), count: wholeNumber }))
    .describe('SPDX expressions in headers, with the number of files; most files first'),
  headers: z
    .array(z.object({ path: z.string(), line: z.int().positive(), expression: z.string() }))
    .describe('SPDX headers, by path'),
  complete: z.boolean().describe('False if the search for headers stopped at its limit'),
  meta: Meta,
});

export const license = defineOperation({
  name: 'license',
  description:
    'Lists the licence files of the repository with their SPDX identifiers, and the SPDX headers of its files. Use it before you copy code or add a file. For other texts, such as copyright lines, use `grep`.',
  input: z.strictObject({
    path: z.string().default('.').describe('A file or directory; default: the whole repository'),
    limit,
    offset,
    budget,
  }),
  output: LicenseAnswer,
  static: computedFrom(
    [DIRECTORY, FILE],
    'Read the files called LICENSE, LICENCE or COPYING, and search `/source` for SPDX-License-Identifier.',
  ),
  async run(store, params, { signal }) {
    await requireAtlas(store);
    const path = await requirePath(store, params.path || '.');
    const isWanted = (file: { path: string }): boolean => isWithin(path, file.path);
    const files = await findLicenseFiles(store, isWanted);
    const { headers, complete } = await findSpdxHeaders(store, isWanted, signal);
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = headers.slice(params.offset, params.offset + count);
      return {
        path: path || '.',
        files,
        expressions: countExpressions(headers),
        headers: shown,
        complete,
        meta: pageMeta(headers.length, params.offset, shown.length),
      };
    });
  },
  toMarkdown({ path, files, expressions, headers, complete }) {
    const total = expressions.reduce((sum, each) => sum + each.count, 0);
    const more = complete ? '' : ' The search stopped at its limit: there may be more.';
    return paragraphs([
      `${count(files.length, 'licence file')} and ${count(total, 'SPDX header')} in ${path === '.' ? 'the repository' : nameAtStart(path)}.${more}`,
      section(
        'Licence files',
        files.map((file) => item(`${file.path}: ${file.license ?? 'not recognised'}`)),
      ),
      section(
        'Licences in headers',
        expressions.map((each) => item(`${each.expression}: ${count(each.count, 'file')}`)),
      ),
      section(
        'Headers',
        headers.map((each) => item(`${each.path}:${each.line}: ${each.expression}`)),
      ),
    ]);
  },
});

function countExpressions(headers: readonly SpdxHeader[]): { expression: string; count: number }[] {
  const groups = new Map<string, number>();
  for (const { expression } of headers) groups.set(expression, (groups.get(expression) ?? 0) + 1);
  return [...groups]
    .map(([expression, count]) => ({ expression, count }))
    .sort((a, b) => b.count - a.count || (a.expression < b.expression ? -1 : 1));
}

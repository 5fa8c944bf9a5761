import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';
import { EdgeType, NodeKind } from './kinds.ts';
import { Span } from './position.ts';
import { FileStatus, Finding, SkipReason } from './coverage.ts';

const count = z.int().nonnegative();

export const ImportInCycle = z.object({
  from: z.string().describe('Path of the file that imports'),
  to: z.string().describe('Path of the imported file'),
  line: z.int().positive().describe('Line of the import in `from`, from 1'),
  places: z
    .int()
    .positive()
    .describe(
      'Number of places in `from` that use what is imported; in languages that erase types, without those that name types',
    ),
});
export type ImportInCycle = z.infer<typeof ImportInCycle>;

export const Cycles = z
  .object({
    cycles: z
      .array(
        z.object({
          files: z.array(z.string()).describe('Paths of the files'),
          imports: z.array(ImportInCycle).describe('The imports of these files by each other'),
          cut: z
            .array(ImportInCycle)
            .describe(
              'A small set of these imports without which there is no cycle, those with fewest places first. Found by a heuristic, so there may be a smaller one',
            ),
        }),
      )
      .describe('The sets, largest first'),
  })
  .describe(
    '`api/v1/quality/cycles.json`: sets of files that import each other in a cycle. Imports that are gone when the program runs, such as those of types in languages that erase them and those that only type checkers read, do not count; imports in functions do',
  )
  .meta({
    examples: [
      {
        cycles: [
          {
            files: ['src/cart.ts', 'src/tax.ts'],
            imports: [
              { from: 'src/cart.ts', to: 'src/tax.ts', line: 2, places: 4 },
              { from: 'src/tax.ts', to: 'src/cart.ts', line: 1, places: 1 },
            ],
            cut: [{ from: 'src/tax.ts', to: 'src/cart.ts', line: 1, places: 1 }],
          },
        ],
      },
    ],
  });
export type Cycles = z.infer<typeof Cycles>;

export const Findings = z
  .object({
    total: count.describe('Number of findings, including those not listed'),
    findings: z.array(Finding).describe('The findings, most severe first, at most 1,000'),
  })
  .describe('`api/v1/quality/findings.json`: problems of the build')
  .meta({
    examples: [
      {
        total: 1,
        findings: [
          {
            ...{ code: 'syntax-error', severity: 'warning', path: 'src/cart.ts', span: [14, 10, 14, 10] },
            message: 'Expected ) here.',
          },
        ],
      },
    ],
  });
export type Findings = z.infer<typeof Findings>;

export const Complexity = z
  .object({
    callables: z
      .array(
        z.object({
          id: z.string().describe('Its id'),
          name: z.string().describe('Its name alone'),
          path: z.string().describe('Path of its file'),
          address: z.string().describe('Address of its section'),
          line: z.int().positive().describe('Line of its name, from 1'),
          complexity: z.int().positive().describe('Cyclomatic complexity'),
          lines: z.int().positive().describe('Number of lines'),
        }),
      )
      .describe('The callables, most complex first, at most 200'),
  })
  .describe(
    '`api/v1/quality/complexity.json`: the callables with the highest cyclomatic complexity, without tests, examples, copies of other projects and minified code',
  )
  .meta({
    examples: [
      {
        callables: [
          {
            ...{ id: 'method:src/cart.ts:Cart.total', name: 'total', path: 'src/cart.ts' },
            ...{ address: 'src/cart.ts~/Cart#.Cart.total', line: 12, complexity: 3, lines: 9 },
          },
        ],
      },
    ],
  });
export type Complexity = z.infer<typeof Complexity>;

/** A separate and small artifact, because the pages of all symbols depend on it. */
export const CoverageGaps = z
  .object({
    families: z
      .array(
        z.object({
          languages: z.array(z.string()).describe('Grammars whose files can refer to each other, sorted'),
          references: z
            .enum(['resolved', 'named', 'compiler'])
            .describe(
              '`named`: references are found by name only, so they are possible references, and code is not judged as dead. `compiler`: no grammar reads the language; symbols and references are those of a SCIP index that a compiler made',
            ),
          files: count.describe('Number of all files, including skipped ones'),
          partial: count.describe('Files with syntax errors'),
          failed: count.describe('Files that could not be analysed'),
          skipped: count.describe('Files that were skipped: minified, too large, generated …'),
          unsearched: count.describe('Skipped files that were not searched for names'),
          dynamicCalls: count.describe('Dynamic calls; above 20 rounded to one digit'),
          valueCalls: count.describe(
            'Calls of values, such as a parameter, a field or a computed member, of which nothing says which function they are; above 20 rounded to one digit',
          ),
          notFollowed: z
            .array(z.string())
            .describe('Kinds of use that the languages have and that no reference shows, in words'),
          nameCharacters: z
            .string()
            .optional()
            .describe('Characters that names can contain besides letters, digits and `_`, if any'),
        }),
      )
      .describe('The language families of the repository'),
  })
  .describe(
    '`api/v1/quality/coverage-gaps.json`: the number of files that were not analysed completely, by language family',
  )
  .meta({
    examples: [
      {
        families: [
          {
            ...{ languages: [exampleLanguage], references: 'resolved', files: 3 },
            ...{ partial: 1, failed: 0, skipped: 0, unsearched: 0, dynamicCalls: 2, valueCalls: 3 },
            notFollowed: ['names made at run time'],
          },
        ],
      },
    ],
  });
export type CoverageGaps = z.infer<typeof CoverageGaps>;

export const IncompleteFiles = z
  .object({
    total: count.describe('Number of such files, including those not listed'),
    files: z
      .array(
        z.object({
          path: z.string().describe('Path of the file'),
          address: z
            .string()
            .optional()
            .describe('Its address; absent for a skipped file, which has no page'),
          language: z.string().nullable().describe('Name of its grammar; null if there is none'),
          status: z
            .enum([...FileStatus.options, 'skipped'])
            .describe(
              '`partial`: parsed with syntax errors. `failed`: not analysed. `skipped`: see `reason`',
            ),
          reason: SkipReason.optional().describe('Why it was skipped; absent for other files'),
          searched: z
            .boolean()
            .optional()
            .describe('Whether a skipped file was searched for names of the atlas; absent for other files'),
          lines: z.array(z.int().positive()).describe('The first lines with syntax errors, from 1'),
        }),
      )
      .describe('The files, worst first, at most 1,000'),
  })
  .describe(
    '`api/v1/quality/incomplete-files.json`: files of supported languages that were skipped, failed, or parsed in part',
  )
  .meta({
    examples: [
      {
        total: 1,
        files: [
          {
            ...{ path: 'src/cart.ts', address: 'src/cart.ts', language: exampleLanguage },
            ...{ status: 'partial', lines: [14] },
          },
        ],
      },
    ],
  });
export type IncompleteFiles = z.infer<typeof IncompleteFiles>;

export const NamesInSkipped = z
  .object({
    total: count.describe('Number of such names, including those not listed'),
    names: z
      .array(
        z.object({
          name: z.string().describe('The name as written'),
          files: z
            .array(
              z.object({
                path: z.string().describe('Path of the file'),
                reason: SkipReason.describe('Why it was skipped'),
              }),
            )
            .describe('The first skipped files that contain it, at most three'),
        }),
      )
      .describe('The names, sorted; at most 5,000, those with most references'),
  })
  .describe(
    '`api/v1/quality/names-in-skipped.json`: names of unresolved references that no symbol has and that skipped files contain, such as generated code',
  )
  .meta({
    examples: [
      {
        total: 1,
        names: [{ name: 'newMockCart', files: [{ path: 'src/mock_cart.ts', reason: 'generated' }] }],
      },
    ],
  });
export type NamesInSkipped = z.infer<typeof NamesInSkipped>;

export const DynamicCalls = z
  .object({
    total: count.describe('Number of calls in all files'),
    files: z
      .array(
        z.object({
          path: z.string().describe('Path of the file'),
          address: z.string().describe('Its address'),
          total: z.int().positive().describe('Number of calls in the file'),
          sites: z
            .array(Span.describe('Line, column, end line and end column; from 1, end exclusive'))
            .describe('The first calls'),
        }),
      )
      .describe('The files with such calls, at most 1,000'),
  })
  .describe(
    '`api/v1/quality/dynamic-calls.json`: calls of a computed member, such as `obj[name]()`, or by reflection',
  )
  .meta({
    examples: [
      {
        total: 1,
        files: [{ path: 'src/cart.ts', address: 'src/cart.ts', total: 1, sites: [[18, 5, 18, 22]] }],
      },
    ],
  });
export type DynamicCalls = z.infer<typeof DynamicCalls>;

const NameNotFound = z.object({
  name: z.string().describe('The name as written'),
  references: z.int().positive().describe('Number of unresolved references with this name'),
  inTests: count.describe('Number of those in test files'),
  fileTotal: z.int().positive().describe('Number of files with them'),
  files: z
    .array(
      z.object({
        path: z.string().describe('Path of the file'),
        address: z.string().describe('Its address'),
        count: z.int().positive().describe('Number of references in it'),
        line: z
          .int()
          .positive()
          .optional()
          .describe('Line of the first reference, from 1; absent if it is not known'),
      }),
    )
    .describe('The files with most of them outside tests'),
});
export type NameNotFound = z.infer<typeof NameNotFound>;

const NameList = z
  .object({
    names: count.describe('Number of names, including those not listed'),
    references: count.describe('Number of references with these names'),
    list: z
      .array(NameNotFound)
      .describe('The names, those with most references outside tests first, at most 500'),
  })
  .meta({ id: 'name-list' });

export const NamesNotFound = z
  .object({
    references: count.describe('Number of unresolved references'),
    defined: NameList.describe('Names that the repository defines somewhere: edges may be missing'),
    undefined: NameList.describe(
      'Names that it does not define, such as those of packages that were not indexed',
    ),
  })
  .describe('`api/v1/quality/names-not-found.json`: the names of unresolved references in all files')
  .meta({
    examples: [
      {
        references: 1,
        defined: { names: 0, references: 0, list: [] },
        undefined: {
          ...{ names: 1, references: 1 },
          list: [
            {
              ...{ name: 'round', references: 1, inTests: 0, fileTotal: 1 },
              files: [{ path: 'src/cart.ts', address: 'src/cart.ts', count: 1, line: 14 }],
            },
          ],
        },
      },
    ],
  });
export type NamesNotFound = z.infer<typeof NamesNotFound>;

/** A definition or package that a reference may mean. */
const ReferenceTarget = z.object({
  id: z.string().describe('Its id'),
  name: z.string().describe('Its name alone'),
  kind: z.union([NodeKind, z.literal('package')]).describe('Its kind'),
  path: z.string().describe('Path of its file, or the name of the package'),
  address: z.string().optional().describe('Its address; absent for a package, which has no page'),
  line: z.int().positive().optional().describe('Line of its name, from 1; absent for a package'),
});
export type ReferenceTarget = z.infer<typeof ReferenceTarget>;

export const ScipDisagreements = z
  .object({
    indexes: z
      .array(
        z.object({
          name: z.string().describe('Its path in the repository, or its file name'),
          tool: z.string().describe('The indexer that made it; empty if the index does not say'),
          documents: count.describe('Files that it describes'),
          unknown: count.describe('Of those, the files that the atlas does not have'),
          outside: count.describe('Paths that lead out of the repository, which are ignored'),
          stale: count.describe('Files that have changed since the index was made, for which it is not used'),
        }),
      )
      .describe('The indexes that were read'),
    added: count.describe('References that only the indexes had'),
    raised: count.describe('References that were possible or unresolved before'),
    confirmed: count.describe('References for which both name the same definition'),
    total: count.describe('Number of disagreements'),
    disagreements: z
      .array(
        z.object({
          path: z.string().describe('Path of the file of the reference'),
          address: z.string().describe('Address of that file'),
          line: z.int().positive().describe('Line of the reference, from 1'),
          column: z.int().positive().describe('Column, from 1, in UTF-16 code units'),
          name: z.string().describe('The text of the reference'),
          type: EdgeType.describe('The kind of reference'),
          ours: z.array(ReferenceTarget).describe('The definitions that our inference had found'),
          compiler: z
            .array(ReferenceTarget)
            .describe('The definitions that the compiler names, which the atlas has'),
        }),
      )
      .describe('The disagreements, by path and position, at most 1,000'),
  })
  .describe(
    '`api/v1/quality/scip-disagreements.json`: the references for which our own inference was certain of another definition than the SCIP index of a compiler. The atlas has the edge of the compiler. Exists only if an index was given',
  )
  .meta({
    examples: [
      {
        indexes: [
          { name: 'index.scip', tool: 'indexer 1.0', documents: 2, unknown: 0, outside: 0, stale: 0 },
        ],
        ...{ added: 3, raised: 1, confirmed: 40, total: 1 },
        disagreements: [
          {
            ...{ path: 'src/shop.ts', address: 'src/shop.ts', line: 30, column: 12, name: 'total' },
            ...{ type: 'CALLS', ours: [], compiler: [] },
          },
        ],
      },
    ],
  });
export type ScipDisagreements = z.infer<typeof ScipDisagreements>;

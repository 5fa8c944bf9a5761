import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';
import { FileStatus, Finding } from './coverage.ts';
import { NodeKind } from './kinds.ts';
import { placeFields } from './published-places.ts';
import {
  PublishedMisfit,
  PublishedUnresolved,
  PublishedUnresolvedElsewhere,
  PublishedValueCall,
} from './published-references.ts';
import { PublishedSymbol } from './published-symbol.ts';
import { ShardRoot } from './root.ts';

const ids = z.array(z.string());
const total = { kind: 'method', name: 'total', symbol: 'Cart.total', path: 'src/cart.ts', line: 12 };
const call = {
  path: 'src/cart.ts',
  line: 14,
  column: 10,
  endLine: 14,
  endColumn: 13,
  text: '    x += tax(x);',
};
const exampleFile = {
  ...{ path: 'src/tax.ts', language: exampleLanguage, status: 'parsed', lines: 5, bytes: 81 },
  ...{ hash: 'bb970979c244275f8074163812ba9e01dcd5add2ad5098da8ba61fe4033c1a4b' },
  ...{ address: 'src/tax.ts', directory: 'src' },
  module: {
    ...{
      id: 'file:src/tax.ts',
      kind: 'module',
      name: 'tax.ts',
      visibility: 'public',
      exported: true,
      rank: 1,
    },
    ...{ line: 1, column: 1, endLine: 6, endColumn: 1, nameRange: [1, 1, 1, 1], address: 'src/tax.ts' },
    ...{ tokens: { skeleton: 9, summary: 9, full: 30 }, out: [], in: [] },
  },
  symbols: {
    tax: {
      ...{
        id: 'function:src/tax.ts:tax',
        kind: 'function',
        name: 'tax',
        visibility: 'public',
        exported: true,
      },
      ...{ line: 3, column: 1, endLine: 5, endColumn: 2, nameRange: [3, 17, 3, 20], rank: 1.4 },
      ...{ signature: 'function tax(sum: number): number', complexity: 1, address: 'src/tax.ts~/tax' },
      ...{ tokens: { skeleton: 11, summary: 20, full: 37 }, out: [] },
      in: [
        {
          ...{ type: 'CALLS', from: 'method:src/cart.ts:Cart.total', how: 'import', certain: true },
          places: [call],
        },
      ],
    },
  },
  elsewhere: {
    'method:src/cart.ts:Cart.total': {
      ...total,
      file: 'src/cart.ts',
      address: 'src/cart.ts~/Cart#.Cart.total',
    },
  },
  ...{ imports: [], unresolved: [], unresolvedElsewhere: [], findings: [] },
  source: '/** Taxes. */\n\nexport function tax(sum: number): number {\n  return sum * 0.19;\n}\n',
};

export const PublishedEnd = z
  .object({
    kind: z
      .union([NodeKind, z.literal('package')])
      .describe('Its kind; `package` is outside of the repository'),
    name: z.string().describe('Its name without those of the symbols around it'),
    symbol: z.string().optional().describe('Its qualified name in its file or package; absent for files'),
    path: z.string().describe('Path of its file, or name of its package'),
    line: z.int().positive().optional().describe('Line of its name; absent for packages'),
    file: z
      .string()
      .optional()
      .describe('Address of its file, whose artifact is `api/v1/file/{file}.json`. Absent for packages'),
    address: z.string().optional().describe('Its own address, if it is a symbol'),
    standard: z.literal(true).optional().describe('Present if it is in the standard library of the language'),
  })
  .meta({
    examples: [
      {
        ...{ kind: 'function', name: 'tax', symbol: 'tax', path: 'src/tax.ts', line: 3 },
        ...{ file: 'src/tax.ts', address: 'src/tax.ts~/tax' },
      },
    ],
  });
export type PublishedEnd = z.infer<typeof PublishedEnd>;

/** The shard of a file as it is published, to be read without a library. */
export const PublishedFile = z
  .object({
    path: z
      .string()
      .describe('Path of the file in the repository')
      .meta({ examples: ['src/cart.ts'] }),
    language: z.string().nullable().describe('Name of its grammar; null for text'),
    status: FileStatus.describe(
      'How far it was parsed: `parsed` completely, `partial` with syntax errors, `failed` not at all, `text` has no grammar',
    ),
    hash: z.string().describe('SHA-256 of its bytes, in hex'),
    lines: z.int().nonnegative().describe('Number of lines'),
    bytes: z.int().nonnegative().describe('Number of bytes'),
    address: z.string().describe('Its address: this artifact is `api/v1/file/{address}.json`'),
    directory: z.string().describe('Address of its directory: `api/v1/tree/{directory}/index.json`'),
    module: PublishedSymbol.describe('The file itself, with references at its top level'),
    symbols: z
      .record(z.string(), PublishedSymbol)
      .describe(
        'Its symbols by qualified name, in the order of the source, parents before children. `~2` distinguishes symbols of one kind with the same name, `~~2` those of different kinds',
      ),
    order: z
      .array(z.string())
      .optional()
      .describe(
        'The keys of `symbols` in the order of the source; present only if parsers of JSON change it, because a key is a number',
      ),
    elsewhere: z
      .record(z.string(), PublishedEnd)
      .describe('All symbols of other files, and packages, that this file names, by id'),
    testFiles: z
      .array(z.string())
      .optional()
      .describe('Those of the other files that are test files, by path; absent if there are none'),
    imports: z
      .array(
        z.object({
          source: z
            .string()
            .describe('As written')
            .meta({ examples: ['./tax', 'react'] }),
          names: z
            .array(z.string())
            .describe('Imported names: `*` for all, `default` for the default export; empty for none'),
          to: z.string().nullable().describe('Id of the imported file or package; null if it is not known'),
          ...placeFields,
        }),
      )
      .describe('Import statements, in the order of the source'),
    unresolved: z
      .array(PublishedUnresolved)
      .describe('Names in this file whose definition is unknown, most frequent first'),
    unresolvedElsewhere: z
      .array(PublishedUnresolvedElsewhere)
      .describe('References, in any file, to names that this file defines, if their definition is unknown'),
    valueCalls: z
      .array(PublishedValueCall)
      .optional()
      .describe(
        'The first calls of values in this file, such as a parameter, a field or a computed member, if nothing says which function that is; absent if there are none',
      ),
    misfits: z
      .array(PublishedMisfit)
      .optional()
      .describe(
        'Places of this file that do not fit what they refer to, such as calls with too few arguments; absent if there are none',
      ),
    roots: z
      .array(
        ShardRoot.omit({ nodes: true }).extend({
          symbols: ids.describe('Ids of symbols of this file, or of the file'),
          kind: ShardRoot.shape.kind.describe('The kind of reason'),
          effect: ShardRoot.shape.effect.describe(
            'What it keeps: `used` the symbol, `exports` also all exports of the file, `all` all symbols, `members` the members of the type; the others only cast doubt',
          ),
          reason: z.string().describe('The reason, for readers'),
          before: ShardRoot.shape.before.describe(
            'Of a set-up file, the tests that it runs before; absent for other roots',
          ),
        }),
      )
      .optional()
      .describe('Why symbols count as used although nothing here may refer to them; absent if none do'),
    isByName: z
      .literal(true)
      .optional()
      .describe('Present in a language whose references are found by name only: none is certain'),
    containsTests: z
      .boolean()
      .optional()
      .describe(
        'Whether a test file contains tests; absent for other files, and if its definitions do not tell',
      ),
    mentionedInSkipped: z
      .array(
        z.object({
          path: z.string().describe('A file that was not analysed'),
          symbols: ids.describe('Ids of the symbols of this file whose names it contains'),
        }),
      )
      .optional()
      .describe('Files that were skipped and contain names of symbols; absent if there are none'),
    findings: z
      .array(
        Finding.extend({
          code: z.string().describe('A stable code'),
          severity: Finding.shape.severity.describe('How bad it is'),
          message: z.string().describe('What happened, and what to do next'),
          path: z.string().describe('The file'),
          span: Finding.shape.span.describe(
            'Line, column, end line and end column, from 1; absent for the whole file',
          ),
        }),
      )
      .describe('Problems with the file'),
    source: z.string().describe('Its text. Secrets are replaced by `X`'),
  })
  .describe(
    '`api/v1/file/{address}.json`: one file: its symbols with all references from and to them, and its source. The JSON pointer of a symbol is `/symbols/{qualified name}`. All lines and columns begin at 1, ends are exclusive',
  )
  .meta({ examples: [exampleFile] });
export type PublishedFile = z.infer<typeof PublishedFile>;

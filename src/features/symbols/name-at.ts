import * as z from 'zod';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { How, EdgeType } from '../../model/kinds.ts';
import { Range, spanToRange } from '../../model/position.ts';
import { nameAt } from '../../query/name-at.ts';
import { readFile } from '../../query/read.ts';
import { lineStarts, sliceSpan } from '../../query/text.ts';
import { viewOf } from '../../query/view-of.ts';
import { Meta, pageMeta, within } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { budget, repository } from '../../operations/support/inputs.ts';
import { computedFrom, FILE } from '../../operations/support/static-answers.ts';
import { noSuchPath, requireCode, requirePath } from '../../operations/support/target.ts';
import { count, fence, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';
import { expansionAt } from './expansion-at.ts';

const input = z.strictObject({
  repository,
  path: z.string().min(1).describe('A file'),
  line: z.int().positive().describe('From 1'),
  column: z.int().positive().describe('From 1, in UTF-16 units: any column of the name'),
  budget,
});

const output = z.object({
  path: z.string(),
  name: z.string().nullable().describe('Null if no name that the atlas knows is there'),
  range: Range.nullable(),
  meaning: z
    .enum(['local', 'definition', 'reference', 'possible', 'unresolved', 'unknown'])
    .describe(
      'A parameter, local variable or type parameter; a symbol where it is defined; a certain reference; possible ones; a reference whose target is unknown; or none of these',
    ),
  declaration: Range.nullable().describe('For a local name: its first declaration'),
  targets: z
    .array(
      z.object({
        id: z.string(),
        path: z.string().optional(),
        line: z.int().positive().optional(),
        type: EdgeType.optional(),
        how: How.optional(),
      }),
    )
    .describe('The symbols that it means; for a definition, the symbol itself'),
  expansion: z
    .string()
    .optional()
    .describe(
      'For a certain reference to a macro: the text that the use becomes, in one step; empty if it becomes nothing, and absent if it is not known',
    ),
  occurrences: z.array(Range).describe('For a local name: all its occurrences, declarations included'),
  meta: Meta.describe('Counts the occurrences'),
});
type NameAtAnswer = z.output<typeof output>;

export const nameAtOperation = defineOperation({
  name: 'name_at',
  description:
    'Says what the name at a line and column of a file means: a local name with its declaration and all its occurrences, or the symbol that it refers to. For the references to a symbol use `find_references` with its id.',
  input,
  output,
  toMarkdown: render,
  static: computedFrom(
    [FILE],
    'Find the place that contains the position among the `out` places of all symbols and of `module`, and the `nameRange` of the symbols. `expansion` is made of the source of both files.',
  ),
  async run(store, { repository: wanted, path: given, line, column, budget: room }) {
    await requireCode(store, wanted);
    const path = await requirePath(store, given);
    const shard = await readFile(store, path);
    if (!shard) throw await noSuchPath(store, path);
    requirePosition(shard, line, column);
    const found = nameAt(shard, await viewOf(store, shard), line, column);
    const answer: Omit<NameAtAnswer, 'occurrences' | 'meta'> = {
      path: shard.path,
      name: found ? sliceSpan(shard.source, found.span) : null,
      range: found ? spanToRange(found.span) : null,
      meaning: found?.meaning ?? 'unknown',
      declaration: found?.meaning === 'local' ? spanToRange(found.declaration) : null,
      targets: [],
    };
    const all = found?.meaning === 'local' ? found.occurrences.map(spanToRange) : [];
    const occurrences = within(all, room);
    const meta = { ...pageMeta(all.length, 0, occurrences.length), next: null };
    if (found?.meaning === 'definition') {
      const node = shard.nodes.find(({ id }) => id === found.id);
      answer.targets = [{ id: found.id, path: shard.path, line: node?.nameSpan[0] }];
    } else if (found?.meaning === 'reference' || found?.meaning === 'possible')
      answer.targets = found.targets.map(({ to, type, how }) => {
        const end = endAt(shard, to);
        const place =
          'nameSpan' in end
            ? { path: shard.path, line: end.nameSpan[0] }
            : { path: end.path, line: end.line };
        return { id: end.id, ...place, type, how };
      });
    if (found?.meaning === 'reference')
      answer.expansion = await expansionAt(
        store,
        shard,
        found.span,
        found.targets.map(({ to }) => to),
      );
    return { ...answer, occurrences, meta };
  },
});

/** Throws if a file has no such line, or the line no such column. The end of a line, where a cursor can be, is a position. */
function requirePosition({ path, lines, source }: FileShard, line: number, column: number): void {
  const last = Math.max(1, lines);
  if (line > last)
    throw new OperationError(
      'NOT_FOUND',
      `There is no line ${line} in ${printableLine(path)}: its last line is ${last}.`,
    );
  const starts = lineStarts(source);
  const { length } = source.slice(starts[line - 1], starts[line]).replace(/\r?\n$/, '');
  if (column <= length + 1) return;
  throw new OperationError(
    'NOT_FOUND',
    `There is no column ${column} in line ${line} of ${printableLine(path)}: ${length === 0 ? 'the line is empty' : `its last column is ${length}`}.`,
  );
}

function render({
  path,
  name,
  range,
  meaning,
  declaration,
  targets,
  expansion,
  occurrences,
  meta,
}: NameAtAnswer): string {
  const place = range
    ? `${printableLine(path)}:${range.start.line}:${range.start.column}`
    : printableLine(path);
  if (name === null) return `No name that the atlas knows is there, in ${place}.`;
  const shown = nameAtStart(name);
  switch (meaning) {
    case 'local':
      return paragraphs([
        `${shown} at ${place} is a local name, declared at line ${declaration?.start.line}, column ${declaration?.start.column}.`,
        section(
          count(meta.total, 'occurrence'),
          occurrences.map(({ start }) => item(`${printableLine(path)}:${start.line}:${start.column}`)),
        ),
      ]);
    case 'unresolved':
    case 'unknown':
      return `${shown} at ${place} is a reference whose target is unknown.`;
    default:
      return paragraphs([
        `${shown} at ${place} ${verbs[meaning]}`,
        section(
          'Symbols',
          targets.map(({ id, type, how }) => item([id, type, how && `(${how})`].filter(Boolean).join(' '))),
        ),
        expansion === undefined ? '' : expansionText(expansion),
      ]);
  }
}

function expansionText(expansion: string): string {
  return expansion === '' ? 'It expands to nothing.' : `It expands to:\n\n${fence(expansion, '')}`;
}

const verbs = {
  definition: 'is where a symbol is defined.',
  reference: 'refers to:',
  possible: 'may refer to:',
};

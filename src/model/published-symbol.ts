import * as z from 'zod';
import { OutsideMember, ShardNode } from './file-shard.ts';
import { NodeKind, Visibility } from './kinds.ts';
import { placeFields } from './published-places.ts';
import {
  PublishedDispatch,
  PublishedIn,
  PublishedOut,
  PublishedPossibleIn,
  PublishedPossibleOut,
} from './published-references.ts';
import { Span } from './position.ts';
import { Tiers } from './tokens.ts';

const id = z.string();
const tokens = Tiers.describe('Estimated number of tokens that reading it takes');

export const PublishedMember = OutsideMember.extend({
  to: id.describe('Id of the member'),
  signature: z.string().optional().describe('Absent if it has none'),
  doc: z.string().optional().describe('First line of its doc comment; absent if it has none'),
  visibility: Visibility.describe('As declared'),
  tokens,
});
export type PublishedMember = z.infer<typeof PublishedMember>;

/** A symbol of a file, or the file itself, with everything that it refers to and that refers to it. */
export const PublishedSymbol = z
  .object({
    id: id.describe(
      'Its id, by which references name it: `{kind}:{path}:{qualified name}`; for a file `file:{path}`',
    ),
    kind: NodeKind.describe('The kind of symbol; `module` for the file'),
    name: z.string().describe('Its name without those of the symbols around it'),
    symbol: z
      .string()
      .optional()
      .describe('Its qualified name, if its key differs from it; absent otherwise'),
    parent: z
      .string()
      .optional()
      .describe('Key in `symbols` of the symbol that contains it; absent at the top level of the file'),
    owner: id
      .optional()
      .describe('Id of the type, in another file, that it is a member of; absent if there is none'),
    outsideMembers: z
      .array(PublishedMember)
      .optional()
      .describe('Members of the type in other files; absent if there are none'),
    declarations: z
      .array(id)
      .optional()
      .describe(
        'Ids of the other declarations of the same type; of more than 20 the first names all, and each other the first. Absent if there are none',
      ),
    declaredMembers: z
      .array(PublishedMember)
      .optional()
      .describe('Members that the other declarations have in other files; absent if there are none'),
    ...placeFields,
    nameRange: Span.describe(
      'Where its name stands: line, column, line where it ends, column after it; from 1, in UTF-16 units',
    ).meta({ examples: [[12, 9, 12, 14]] }),
    signature: z.string().optional().describe('Its declaration without the body; absent if it has none'),
    declaredType: z
      .string()
      .optional()
      .describe(
        'Its declared type, of a callable that of its result, as written; absent if there is none, or if the signature has it behind the name',
      ),
    doc: z.string().optional().describe('Its doc comment without comment marks; absent if it has none'),
    visibility: Visibility.describe('As declared, or as the language has it'),
    exported: z.literal(true).optional().describe('Whether other files can import it; absent if they cannot'),
    modifiers: z
      .array(z.string())
      .optional()
      .describe('Such as `static`, `abstract` or `async`, sorted; absent if there are none'),
    complexity: z
      .int()
      .positive()
      .optional()
      .describe('Cyclomatic complexity of a callable; absent for other kinds'),
    rank: ShardNode.shape.rank.describe('How much code depends on it: PageRank, 1 for the average symbol'),
    tokens,
    address: z
      .string()
      .describe('Address of its section in the pages of the atlas; for the file, of the file'),
    out: z
      .array(PublishedOut)
      .describe(
        'What it refers to; of references inside of a nested symbol, that symbol is the origin. Empty if there is nothing',
      ),
    in: z
      .array(PublishedIn)
      .describe(
        'What refers to it: callers are those with the type `CALLS`. If it is empty, look at `possibleIn`, `viaOverride`, `roots` and `unresolvedElsewhere` before you call it unused',
      ),
    possibleOut: z
      .array(PublishedPossibleOut)
      .optional()
      .describe('What it may refer to, by name only; absent if there is nothing'),
    possibleIn: z
      .array(PublishedPossibleIn)
      .optional()
      .describe('What may refer to it, by name only; absent if there is nothing'),
    viaOverride: z
      .array(PublishedDispatch)
      .optional()
      .describe(
        'Calls of members that it implements or overrides, which may run it; of the 20 nearest such members. Absent if there are none',
      ),
  })
  .meta({ id: 'symbol' });
export type PublishedSymbol = z.infer<typeof PublishedSymbol>;

import * as z from 'zod';
import { Accessor, CandidateHow, CertainHow, EdgeType } from './kinds.ts';
import { MisfitKind } from './misfit.ts';
import { Place, placeFields, PlaceInFile } from './published-places.ts';

const from = z.string().describe('Id of the symbol or file that contains the reference');
const type = EdgeType.describe('The kind of reference');
const rule = z
  .string()
  .optional()
  .describe('How the type of the receiver was found, such as `constructor`. Absent if none was needed');
const within = Accessor.optional().describe(
  'The accessor of the property `from` in which the references stand, if it is one and this is known',
);
const runs = Accessor.optional().describe(
  'The accessor of the property that the references run; `update`: its getter and its setter; `none`: they only name the property. If it equals `within`, each of these accessors runs the same one. Absent if it has no accessors, and if they may run any',
);
const certainHow = CertainHow.describe(
  'The evidence: `scope` (a name of the same file), `import`, `member` (the type of the receiver), `package` (outside of the repository)',
);
const candidateHow = CandidateHow.describe(
  '`name`: it is the only definition in reach with that name. `ambiguous`: several definitions fit',
);
const via = z
  .string()
  .optional()
  .describe('The interface between two languages, such as `JNI`, if the definition is in another one');
const certain = z.literal(true).describe('The definition is known');
const possible = z.literal(false).describe('The definition is a guess by its name');
const allTargets = z.array(z.string()).describe('Ids of all definitions that fit');
const targetsHere = z
  .array(z.string())
  .describe('Ids of the definitions in this file that fit; the file of `from` lists those of all files');
const here = z.array(Place).describe('Where they stand in this file, in its order');
const elsewhere = z.array(PlaceInFile).describe('Where they stand in the file of `from`, in its order');

export const PublishedOut = z.object({
  type,
  to: z.string().describe('Id of the definition'),
  how: certainHow,
  certain,
  rule,
  within,
  runs,
  places: here,
});
export type PublishedOut = z.infer<typeof PublishedOut>;

export const PublishedIn = z
  .object({ type, from, how: certainHow, certain, rule, within, runs, places: elsewhere })
  .meta({
    examples: [
      {
        type: 'CALLS',
        from: 'method:src/shop.ts:Shop.checkout',
        how: 'member',
        certain: true,
        places: [
          {
            path: 'src/shop.ts',
            line: 30,
            column: 12,
            endLine: 30,
            endColumn: 17,
            text: '    return cart.total();',
          },
        ],
      },
    ],
  });
export type PublishedIn = z.infer<typeof PublishedIn>;

export const PublishedPossibleOut = z.object({
  type,
  to: allTargets,
  how: candidateHow,
  certain: possible,
  via,
  places: here,
});
export type PublishedPossibleOut = z.infer<typeof PublishedPossibleOut>;

export const PublishedPossibleIn = z.object({
  type,
  from,
  to: targetsHere,
  how: candidateHow,
  certain: possible,
  via,
  places: elsewhere,
});
export type PublishedPossibleIn = z.infer<typeof PublishedPossibleIn>;

export const PublishedDispatch = z.object({
  via: z.string().describe('Id of the member of an interface or base class that the calls name'),
  total: z
    .int()
    .positive()
    .describe('Number of callers, rounded to one digit above 20; `calls` has the first'),
  calls: z
    .array(z.object({ from, how: certainHow, certain, rule, places: elsewhere }))
    .describe('The first calls'),
});
export type PublishedDispatch = z.infer<typeof PublishedDispatch>;

/** Unresolved references in the file itself. */
export const PublishedUnresolved = z.object({
  name: z.string().describe('The name as written'),
  count: z.int().positive().describe('Number of references'),
  references: z
    .array(z.object({ from, type, places: here }))
    .optional()
    .describe('The first ones, if the repository defines the name somewhere; absent otherwise'),
});
export type PublishedUnresolved = z.infer<typeof PublishedUnresolved>;

/** Calls of a value in the file itself. */
export const PublishedValueCall = z.object({
  name: z.string().describe('What is called, as written; cut after one line'),
  from,
  places: here,
});
export type PublishedValueCall = z.infer<typeof PublishedValueCall>;

/** Unresolved references, in any file, to a name that the file defines. */
export const PublishedUnresolvedElsewhere = z.object({
  name: z.string().describe('A name that this file defines'),
  total: z.int().positive().describe('Number of references in all files, rounded to one digit above 20'),
  references: z
    .array(z.object({ from, type, places: elsewhere }))
    .describe('The first ones; empty if the name is too common'),
});
export type PublishedUnresolvedElsewhere = z.infer<typeof PublishedUnresolvedElsewhere>;

/** A place that does not fit what it refers to. */
export const PublishedMisfit = z.object({
  from: z.string().describe('Id of the symbol or file that contains the place'),
  to: z.string().describe('Id of the definition that it refers to, and does not fit'),
  kind: MisfitKind.describe(
    'How: arguments that a callable does not take, a member that does not fit the one that it overrides or that is missing, a value that is not of the declared type, or a member that is not visible there',
  ),
  ...placeFields,
  detail: z.string().optional().describe('The name of the parameter or member, or the types'),
});
export type PublishedMisfit = z.infer<typeof PublishedMisfit>;

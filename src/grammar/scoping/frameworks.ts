import * as z from 'zod';
import { Injection } from '../injection.ts';

/** Flags about code that frameworks and reflection reach by name. */
export const frameworkFlags = {
  injection: Injection.optional().describe(
    'What a runner gives functions by the names of parameters, as fixtures: which decorators make a `provider`, where providers are `shared` or listed (`modules`), which functions ask (`receivers`, `files`, `asking`), what names providers in texts (`marks`, `uses`, `requests`), and what gives parameters itself (`given`, `fills`); see `src/grammar/injection.ts`',
  ),
  namesInTexts: z
    .strictObject({ match: z.string(), lookups: z.string(), members: z.string() })
    .optional()
    .describe(
      'Texts that name a symbol by its module and its names in that, separated by dots or a colon (`match`). They are certain references as the first argument of calls that look the symbol up (`lookups`), and possible ones elsewhere. `members`: calls that look a member of their first argument up by the second one. All are expressions, the last two of dotted names',
    ),
  reflection: z
    .array(z.string())
    .default([])
    .describe(
      'Functions, by dotted name, that reach or run program parts chosen by a value; they are listed as dynamic calls',
    ),
  elements: z
    .strictObject({ namespace: z.string(), type: z.string() })
    .optional()
    .describe(
      'The type whose members are the elements of the host, and the namespace of the repository that declares it',
    ),
};

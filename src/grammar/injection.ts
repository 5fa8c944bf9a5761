import * as z from 'zod';

/**
 * Functions that are given by name: a runner calls the provider which is registered under the name of a parameter, and passes on its result.
 * Expressions of calls and decorators match their dotted names.
 */
export const Injection = z.strictObject({
  /** Expression of decorators that make a provider of a function. */
  provider: z.string(),
  /** Argument of such a decorator with the name, if that is not the name of the function; and the one that says that all ask for it. */
  name: z.string(),
  everywhere: z.string(),
  /** Names of files whose providers are seen by all files of their folder and of those below; the nearest comes first. */
  shared: z.array(z.string()),
  /** The variable that lists modules whose providers are seen too. */
  modules: z.string(),
  /** Functions that ask, besides providers: an expression of their names, in files whose paths match the second. */
  receivers: z.string(),
  files: z.string(),
  /** Expression of decorators of functions that ask, whatever their names. */
  asking: z.string().optional(),
  /** The variable of a module or type whose values are decorators of all that is inside. */
  marks: z.string(),
  /** Expression of decorators whose texts are names of what a function asks for besides its parameters. */
  uses: z.string(),
  /** Expression of calls whose first text is the name of a provider, and whose result is what it gives. */
  requests: z.string(),
  /** Decorators that give parameters themselves: by the names in an argument, except those that another argument leaves to providers. */
  given: z.array(
    z.strictObject({
      match: z.string(),
      /** Argument with the names, which may also be the first one. Without, the names are those of all named arguments. */
      names: z.string().optional(),
      except: z.string().optional(),
    }),
  ),
  /** Decorators that each give the first parameter which is left, if they have no more arguments than this. */
  fills: z.array(z.strictObject({ match: z.string(), arguments: z.number().int() })),
});
export type Injection = z.infer<typeof Injection>;

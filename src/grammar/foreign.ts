import * as z from 'zod';

/** A way in which code of a language reaches, by exact names, what languages of other families define. */
const ForeignUse = z.strictObject({
  /** The interface between the languages, as answers and pages name it. */
  via: z.string().min(1),
  /**
   * `declarations`: what `@foreign.declaration` marks. `prototypes`: declarations of functions that their own family does not define. `calls`:
   * calls of names that are not found in the own family.
   */
  of: z.enum(['declarations', 'prototypes', 'calls']),
  /** The `@interface` of the exports that may be meant. Without, functions under their own names, and exports without an interface. */
  exports: z.array(z.string()).default([]),
  /**
   * Templates for the name on the other side, of a declaration. `{name}`, `{namespace}`, `{owner}` (types around it) and `{file}` (without
   * extension) are its own; a character behind an empty one is left out.
   */
  names: z.array(z.string()).default(['{name}']),
  /** Replacements of characters in the parts of a template. `.` separates the parts of a namespace, `/` a type from one inside. */
  escapes: z.record(z.string().length(1), z.string()).default({}),
  /** Expression for the beginning of a suffix that tells overloads apart, on the other side. */
  overloads: z.string().min(1).optional(),
  /** Expression for the dotted receiver of a call; empty for a call of a plain name. */
  receiver: z.string().default('^$'),
  /** Expression for a module that a file with such calls imports. */
  imports: z.string().optional(),
  /**
   * Whether the name is taken from a module that the file imports, by the name of a `@foreign.module` beside the export. References that are no
   * calls count too.
   */
  fromModule: z.boolean().default(false),
});
export type ForeignUse = z.infer<typeof ForeignUse>;

/** How code of this language and of other families use each other. All of it gives possible references. */
export const Foreign = z.strictObject({
  /** Whether other languages can call the functions at the top of its files, unless they are `static`, by their names. */
  isCallable: z.boolean().default(false),
  uses: z.array(ForeignUse).default([]),
});
export type Foreign = z.infer<typeof Foreign>;

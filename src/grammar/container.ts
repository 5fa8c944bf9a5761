import * as z from 'zod';

/**
 * Code that a file holds between other text, put together to one text that the grammar parses: a document with scripts, a
 * component with a template, a notebook. `container.scm` captures nodes of the tree of the whole file; each capture is one of
 * `pieces`. Pieces are put together in the order of the file.
 */
export const ContainerManifest = z.strictObject({
  /** The grammar of the whole file: below `out/` of the package `tree-sitter-wasm`, or next to the manifest once packed. */
  wasm: z.string().regex(/\.wasm$/),
  /** Regular expressions of text that the grammar of the container does not see, as blanks. */
  blank: z.array(z.string()).default([]),
  /** Regular expressions of code that stands between the nodes of the container. It is a piece, and blank for the container. */
  lines: z.array(z.strictObject({ match: z.string(), piece: z.string() })).default([]),
  /** Whether the file is a component, which is what it exports: `$name` is its name, and the code of the file is its own. */
  component: z.boolean().default(false),
  pieces: z.record(
    z.string(),
    z.strictObject({
      /** Code before and after the piece. `$name` is the name of the file as an identifier. */
      before: z.string().default(''),
      after: z.string().default(''),
      /** Whether the text of the node is code. Otherwise only the pieces inside of it are taken. */
      copy: z.boolean().default(false),
      /**
       * Code that replaces the whole piece, by the first expression that its text matches: `$1` is a group, copied with its position. A
       * text that matches none is taken as the other fields say.
       */
      forms: z.array(z.strictObject({ match: z.string(), to: z.string() })).default([]),
      /** Code that replaces each match in the text; the text between is dropped, or copied if `copy` says so. */
      parts: z.array(z.strictObject({ match: z.string(), to: z.string() })).default([]),
      /** How a name with hyphens is written in code: `MyChild` or `myChild`. */
      naming: z.enum(['pascal', 'camel']).optional(),
      /** Whether the text is the content of a string with the escapes of JSON. */
      isEscaped: z.boolean().default(false),
      /** Taken only if the file has a piece of each of the first names, and none of the others. */
      when: z.array(z.string()).default([]),
      unless: z.array(z.string()).default([]),
    }),
  ),
});
export type ContainerManifest = z.infer<typeof ContainerManifest>;
export type Piece = ContainerManifest['pieces'][string];

/** The name of a file as an identifier: its words before the first dot, each with a capital. */
export function componentName(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1);
  const words = base.replace(/(?<=.)\..*$/, '').match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return /^\p{N}/u.test(name) ? `_${name}` : name === '' ? 'Component' : name;
}

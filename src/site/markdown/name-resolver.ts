/** The address of a symbol that a doc comment names; undefined if the atlas does not know which one that is. */
export type NameResolver = (name: string) => string | undefined;

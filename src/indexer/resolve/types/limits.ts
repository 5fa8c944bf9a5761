/**
 * The limits of inference. Each protects time, memory or the stack from sources that are generated or constructed to
 * exhaust them, and lies far beyond what other code needs. Where one is reached, the answer is unknown, and never "none"
 * or a part of the values as if they were all, so the reader sees possible references by name and unresolved references
 * instead of wrong ones. What depends on such an answer is not kept (`Recursion.cut`).
 */
export const limits = {
  /**
   * Questions that wait for the answer of another, and levels of types or conditions inside one. Protects the stack. Of
   * thirty repositories, none goes deeper than 90.
   */
  depth: 250,
  /**
   * Expansions of a declared type inside itself, each with other type arguments. Protects time, because some types have no
   * end. In repositories of type-level code, 3 lose no link, and each one above 5 doubles the steps of some files.
   */
  expansions: 5,
  /** Levels of supertypes that one question follows. Protects the stack, because each may take several frames. */
  supertypes: 60,
  /**
   * How often a question inside circles is answered while the outermost one is open. In circles within circles, each
   * level would double the work otherwise. After that, its last provisional answer counts.
   */
  attempts: 3,
  /**
   * Protects time. A step is one evaluation, or one row or level that an evaluation visits: steps and not seconds, so that
   * a file has the same links on every machine.
   */
  steps: {
    /**
     * For an outermost question, such as that for the value of an expression. The reader sees a finding, too. Of thirty
     * repositories, no question takes more than 34,000.
     */
    perQuestion: 1_000_000,
    /**
     * For a file, with so many more for each of its expressions. A file that needs more is linked without inference, with a
     * finding. Of thirty repositories, no file takes more than 900,000.
     */
    perFile: 4_000_000,
    perExpression: 50,
    /** The steps that one computed type takes. Without that weight, one library with recursive types takes minutes. */
    perComputedType: 100,
  },
  /**
   * Values of one set. Protects time, and readers from references with hundreds of targets. In two repositories with
   * generated unions of hundreds, a limit of 12 leaves up to 660 references without a target, and 400 doubles the work.
   */
  values: 64,
  /** Items of a literal that are evaluated; there may be others then. Protects time in files that are data. */
  items: 8,
  /** Names in a type of names, such as `'a' | 'b'`, under each of which a type is looked up. Protects time. */
  keys: 8,
  /** Members of an interface with which a value is compared that does not declare to implement it. Protects time. */
  structure: 4,
  /** Assignments to one name. With more, its declared type counts alone. Protects time in generated code. */
  assignments: 200,
  /** Type arguments inside type arguments. Deeper ones are unknown. Protects memory: recursive types grow without end. */
  argumentDepth: 4,
  /** Values in type arguments and tuples, at all depths. Beyond them, they are unknown. Protects memory. */
  argumentWeight: 500,
};

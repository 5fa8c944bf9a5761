/**
 * The memory that all parsers of this process share. web-tree-sitter makes a node from several calls into wasm;
 * reading the same bytes here is ten times faster. The layouts are those of tree-sitter's `subtree.h`, `tree.h` and
 * `parser.h` for 32-bit addresses, in the version of web-tree-sitter that `package.json` pins. A new version must pass
 * `test/grammar/syntax-tree.test.ts`, which compares every node with web-tree-sitter's own answers.
 */
const WASM_PAGE = 65_536;
/**
 * Memory limit of all parsers of this process. A tree within the limits of a file takes at most 400 MB. Texts
 * that are ambiguous on every line take gigabytes, and whether they are parsed must not depend on the
 * machine.
 */
const MAX_WASM_BYTES = 1_000_000_000;

export const wasmMemory = new WebAssembly.Memory({
  initial: 512,
  maximum: Math.floor(MAX_WASM_BYTES / WASM_PAGE),
});

/** Address of the C object behind an object of web-tree-sitter, which keeps it under the key 0. */
export function addressOf(object: object): number {
  const address = (object as { 0?: unknown })[0];
  if (typeof address !== 'number' || address <= 0) throw new LayoutError('an object has no address');
  return address;
}

/** The memory of web-tree-sitter is not laid out as expected. */
export class LayoutError extends Error {
  constructor(reason: string) {
    super(
      `This version of web-tree-sitter cannot be read: ${reason}. Install the version that Treeatlas pins.`,
    );
  }
}

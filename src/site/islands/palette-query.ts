import { nodeKinds, type NodeKind } from '../../model/kinds.ts';

/** What a reader typed into the palette. */
export interface PaletteQuery {
  name: string;
  /** From `class:Cart`; `file` is a module. */
  kind: NodeKind | undefined;
  /** From `cart.ts:12`. */
  line: number | undefined;
}

const kinds: ReadonlySet<string> = new Set(nodeKinds);

/** Parses `class:Cart` and `cart.ts:12`; anything else is a name. */
export function parsePaletteQuery(text: string): PaletteQuery {
  const [, word = '', rest = text] = /^([a-z]+):(.*)$/s.exec(text.trim()) ?? [];
  const kind = word === 'file' ? 'module' : kinds.has(word) ? (word as NodeKind) : undefined;
  const name = kind === undefined ? text.trim() : rest.trim();
  const [, path, line] = /^(.+?):(\d{1,7})(?::\d*)?$/.exec(name) ?? [];
  return { name: path ?? name, kind, line: line === undefined ? undefined : Number(line) };
}

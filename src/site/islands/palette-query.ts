import { nodeKinds, type NodeKind } from '../../model/kinds.ts';

/** The parsed text of the palette. */
export interface PaletteQuery {
  name: string;
  /** From `class:Cart`; `file` is a module. */
  kind: NodeKind | undefined;
  /** From `test:Cart`: only tests; from `-test:Cart`: none. */
  tests: 'only' | 'none' | undefined;
  /** From `cart.ts:12`. */
  line: number | undefined;
}

const kinds: ReadonlySet<string> = new Set(nodeKinds);

/** Parses `class:Cart`, `test:Cart`, `test:class:Cart` and `cart.ts:12`; anything else is a name. */
export function parsePaletteQuery(text: string): PaletteQuery {
  let rest = text.trim();
  let kind: PaletteQuery['kind'];
  let tests: PaletteQuery['tests'];
  for (;;) {
    const [all = '', not, word = ''] = /^(-)?([a-z]+):/.exec(rest) ?? [];
    if (word === 'test') tests = not ? 'none' : 'only';
    else if (!not && word === 'file') kind = 'module';
    else if (!not && kinds.has(word)) kind = word as NodeKind;
    else break;
    rest = rest.slice(all.length).trim();
  }
  const [, path, line] = /^(.+?):(\d{1,7})(?::\d*)?$/.exec(rest) ?? [];
  return { name: path ?? rest, kind, tests, line: line === undefined ? undefined : Number(line) };
}

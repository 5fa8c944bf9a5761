import { parseId } from '../../model/id.ts';
import { item } from '../../render/markdown/parts.ts';

interface Parts<Item> {
  idOf(item: Item): string;
  /** The text before the file: items with the same head share a line. */
  headOf(item: Item): string;
  /** The text after the name of a symbol, such as its lines. */
  tailOf?(item: Item): string;
}

/**
 * Lists symbols by file, so that the path is said once: `- calls src/cart.ts: Cart.add, Cart.total`. Files, directories and
 * packages are listed by their ids. Most of the tokens of a list of ids are paths that repeat.
 */
export function linesByFile<Item>(items: readonly Item[], { idOf, headOf, tailOf }: Parts<Item>): string[] {
  const lines = new Map<string, string[]>();
  for (const each of items) {
    const { file, name } = fileAndName(idOf(each));
    const start = [headOf(each), file && `${file}:`].filter(Boolean).join(' ');
    const names = lines.get(start) ?? [];
    lines.set(start, [...names, name + (tailOf?.(each) ?? '')]);
  }
  return [...lines].map(([start, names]) => item(`${start} ${names.join(', ')}`.trim()));
}

/** Splits the id of a symbol of the repository; other ids are names as they are. */
export function fileAndName(id: string): { file: string; name: string } {
  const parsed = parseId(id);
  if (!parsed?.symbol || parsed.kind === 'package') return { file: '', name: id };
  return { file: parsed.path, name: parsed.symbol };
}

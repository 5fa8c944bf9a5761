/** Constructs that nest, of any language; `…` is the inner text. */
const constructs = [
  '(…) | […] | {…} | <…> | ((… | …} | `${…}` | "…" | f"{…}" | /*…*/ | <a>…</a> | A<…> | {a: …}',
  'a.…b | a(…) | x => … | lambda: … | !… | - … | a ? … : b | not … | if (a) … | a: … | else if (a) {…}',
  'class A {…} | class A { b = …} | namespace a {…} | function f() {…} | () => {…} | if (a) {…}',
]
  .join(' | ')
  .split(' | ');
const blockHeads = ['class A:', 'def f():', 'if a:', 'for a in b:', '- ', 'a:'];

const MAX_DEPTH = 1500;
const MAX_BYTES = 30_000;
/** Indentation costs the square of this in bytes. */
const MAX_BLOCKS = 200;

/** `inner` inside a construct, up to 1,500 times, on one line or one line for each. */
export function nested(inner: string, pick: number): string {
  const [open = '', close = ''] = (constructs[Math.floor(pick * constructs.length)] ?? '').split('…');
  const detail = (pick * 7919) % 1;
  const lineBreak = detail < 0.5 ? '\n' : '';
  const most = Math.min(MAX_DEPTH, MAX_BYTES / (open.length + close.length + 2));
  const depth = 1 + Math.floor(((detail * 2) % 1) ** 2 * most);
  return (open + lineBreak).repeat(depth) + inner + (lineBreak + close).repeat(depth);
}

/** `inner` inside blocks that are indented one column more at each level. */
export function indentedBlocks(inner: string, pick: number): string {
  const head = blockHeads[Math.floor(pick * blockHeads.length)] ?? '';
  const depth = 1 + Math.floor(((pick * 7919) % 1) * MAX_BLOCKS);
  const lines = Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}${head}\n`).join('');
  return `\n${lines}${inner.replace(/^/gm, ' '.repeat(depth))}\n`;
}

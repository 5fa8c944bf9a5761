export interface ReadSymbol {
  scheme: string;
  manager: string;
  package: string;
  version: string;
  descriptors: { name: string; suffix: string; disambiguator: string }[];
}

/** Parses a symbol by the grammar in `scip.proto`. Throws if it is invalid. */
export function readSymbol(symbol: string): ReadSymbol {
  let at = 0;
  const part = (): string => {
    let text = '';
    for (;;) {
      if (at >= symbol.length) throw new Error(`ends too early: ${symbol}`);
      if (symbol[at] !== ' ') text += symbol.charAt(at++);
      else if (symbol[at + 1] === ' ') {
        text += ' ';
        at += 2;
      } else {
        at++;
        return text === '.' ? '' : text;
      }
    }
  };
  const [scheme, manager, name, version] = [part(), part(), part(), part()];
  const descriptors: ReadSymbol['descriptors'] = [];
  const pattern = /(?:`((?:[^`]|``)+)`|([A-Za-z0-9_+$-]+))(?:([/#.!:])|\(([A-Za-z0-9_+$-]*)\)\.)/y;
  while (at < symbol.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(symbol);
    if (!match) throw new Error(`no descriptor at ${at}: ${symbol}`);
    const [text, escaped, simple, suffix = '().', disambiguator = ''] = match;
    descriptors.push({ name: escaped?.replaceAll('``', '`') ?? simple ?? '', suffix, disambiguator });
    at += text.length;
  }
  if (descriptors.length === 0) throw new Error(`has no descriptor: ${symbol}`);
  return { scheme, manager, package: name, version, descriptors };
}

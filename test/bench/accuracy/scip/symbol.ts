/** What the name of a symbol says. */
export interface SymbolName {
  /** Only known in its document. */
  local: boolean;
  /** Manager and name of the package, which tells the repository's own symbols from others. */
  package: string;
  /** The name of a file or module as such, in the way of the indexer; undefined for what is in it. */
  module: string | undefined;
  /** Names from the file down, without it: owner chain and own name. Empty for the file. */
  chain: string[];
  /** The last name is a constructor: what is called with it is its class. */
  isConstructor: boolean;
  /** The last name is a class or another type. */
  isType: boolean;
  /** In the module `builtins` of Python. */
  isBuiltin: boolean;
  /** Stands for `declare module '…'`, which adds to a module and is none. */
  isAugmentation: boolean;
}

const nothing: SymbolName = {
  local: false,
  package: '',
  module: undefined,
  chain: [],
  isConstructor: false,
  isType: false,
  isBuiltin: false,
  isAugmentation: false,
};

const constructors = new Set(['<constructor>', '__init__', '__new__']);

/** `document` is the path of the file that the symbol is defined in, where known: it tells folders from namespaces. */
export function parseSymbol(symbol: string): SymbolName {
  if (symbol.startsWith('local ')) {
    return { ...nothing, local: true };
  }
  const [, manager = '', name = '', , ...rest] = symbol.split(' ');
  const descriptors = parseDescriptors(rest.join(' '));
  const moduleEnd = moduleLength(descriptors);
  const module = descriptors
    .slice(0, moduleEnd)
    .map(({ name: part }) => part)
    .join('/');
  const inside = descriptors.slice(moduleEnd);
  const last = inside.at(-1);
  const isModule =
    inside.length === 0 || (inside.length === 1 && last?.suffix === ':' && last.name === '__init__');
  const chain = isModule ? [] : inside.map((descriptor) => plainName(descriptor.name));
  const isConstructor = last?.suffix === '(' && constructors.has(last.name) && chain.length > 1;
  return {
    local: false,
    package: `${manager} ${name}`,
    module: isModule ? module : undefined,
    chain: isConstructor ? chain.slice(0, -1) : chain,
    isConstructor,
    isType: last?.suffix === '#',
    isBuiltin: module === 'builtins',
    isAugmentation: last?.suffix === '/' && /^['"]/.test(last.name),
  };
}

interface Descriptor {
  name: string;
  /** `/` namespace, `#` type, `.` term, `(` method, `[` type parameter, `)` parameter, `:` meta, `!` macro. */
  suffix: string;
}

function parseDescriptors(text: string): Descriptor[] {
  const descriptors: Descriptor[] = [];
  const pattern = /(\(|\[)?(?:`((?:[^`]|``)*)`|([\w$+-]*))(\((?:[\w+-]*)\)\.|[)\]/#.:!])/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const name = match[2]?.replaceAll('``', '`') ?? match[3] ?? '';
    const suffix = match[4]?.[0] ?? '';
    descriptors.push({ name, suffix: match[1] === '[' ? '[' : suffix });
  }
  return descriptors;
}

/** TypeScript's modules are folders and a file with an extension, Python's one dotted name. */
function moduleLength(descriptors: readonly Descriptor[]): number {
  const file = descriptors.findIndex(({ name, suffix }) => suffix === '/' && /\.[cm]?[jt]sx?$/.test(name));
  return file >= 0 ? file + 1 : 1;
}

/** `<get>size` is `size`; a quoted key is its text. */
function plainName(name: string): string {
  return name.replace(/^<(?:get|set)>/, '').replace(/^(['"])(.*)\1(@\d+)?$/, '$2$3');
}

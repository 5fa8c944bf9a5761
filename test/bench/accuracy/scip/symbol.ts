/** The parts of the name of a symbol. */
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
  /** The last name is one of several constructors, which are told apart. */
  isOverloadedConstructor: boolean;
  /** The last name is a class or another type. */
  isType: boolean;
  /** The last name is a field, a variable or a parameter. */
  isValue: boolean;
  /** In the module of names that need no import. */
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
  isOverloadedConstructor: false,
  isType: false,
  isValue: false,
  isBuiltin: false,
  isAugmentation: false,
};

/** How the indexer of a language names symbols. */
export interface SymbolRules {
  /** How many of the first descriptors name the file, module or package. */
  moduleLength(descriptors: readonly Descriptor[]): number;
  /** Methods that stand for their class: it is what is called with them. */
  constructors: ReadonlySet<string>;
  /** A descriptor that stands for the module in which it is. */
  moduleMarker?: string;
  /** The module of the names that need no import. */
  builtins?: string;
  /** The module is defined where the source declares it, not at the start of a file. */
  declaredModules?: boolean;
  /** Each overload is a definition of its own, with its disambiguator in its name. */
  separateOverloads?: boolean;
  /** Whether a last descriptor adds to a module and is none. */
  isAugmentation?: (descriptor: Descriptor) => boolean;
  /** The name in the source, without decoration of the indexer. */
  plainName?: (name: string) => string;
}

export function parseSymbol(symbol: string, rules: SymbolRules): SymbolName {
  if (symbol.startsWith('local ')) {
    return { ...nothing, local: true };
  }
  const [, manager = '', name = '', , ...rest] = symbol.split(' ');
  const descriptors = parseDescriptors(rest.join(' '));
  const moduleEnd = rules.moduleLength(descriptors);
  const module = descriptors
    .slice(0, moduleEnd)
    .map(({ name: part }) => part)
    .join('/');
  const inside = descriptors.slice(moduleEnd);
  const last = inside.at(-1);
  const isModule =
    inside.length === 0 || (inside.length === 1 && last?.suffix === ':' && last.name === rules.moduleMarker);
  const chain = isModule ? [] : inside.map((descriptor) => nameIn(descriptor, rules));
  const isConstructor =
    last?.suffix === '(' && rules.constructors.has(chain.at(-1) ?? '') && chain.length > 1;
  return {
    local: false,
    package: `${manager} ${name}`,
    module: isModule ? module : undefined,
    chain: isConstructor ? chain.slice(0, -1) : chain,
    isConstructor,
    isOverloadedConstructor: !isConstructor && last?.suffix === '(' && rules.constructors.has(last.name),
    isType: last?.suffix === '#',
    isValue: last?.suffix === '.' || last?.suffix === ')',
    isBuiltin: module === rules.builtins,
    isAugmentation: last !== undefined && rules.isAugmentation?.(last) === true,
  };
}

export interface Descriptor {
  name: string;
  /** `/` namespace, `#` type, `.` term, `(` method, `[` type parameter, `)` parameter, `:` meta, `!` macro. */
  suffix: string;
  /** Tells overloads apart; empty for the first. */
  disambiguator: string;
}

/** The descriptors in the last part of a symbol. */
export function parseDescriptors(text: string): Descriptor[] {
  const descriptors: Descriptor[] = [];
  const pattern = /(\(|\[)?(?:`((?:[^`]|``)*)`|([\w$+-]*))(\(([\w+-]*)\)\.|[)\]/#.:!])/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const name = match[2]?.replaceAll('``', '`') ?? match[3] ?? '';
    const suffix = match[4]?.[0] ?? '';
    descriptors.push({ name, suffix: match[1] === '[' ? '[' : suffix, disambiguator: match[5] ?? '' });
  }
  return descriptors;
}

function nameIn({ name, disambiguator }: Descriptor, { plainName, separateOverloads }: SymbolRules): string {
  const plain = plainName?.(name) ?? name;
  return separateOverloads && disambiguator !== '' ? `${plain}(${disambiguator})` : plain;
}

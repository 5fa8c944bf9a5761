import { describe, expect, test } from 'vitest';
import { compareMatches, type Named, symbolMatcher } from '../../src/query/match-symbol.ts';

const named = (symbol: string, path = 'src/a.ts', rank = 1) => ({
  name: symbol.slice(symbol.lastIndexOf('.') + 1),
  symbol,
  path,
  rank,
});
const matchSymbol = (query: string, candidate: Named) => symbolMatcher(query)(candidate);
const tier = (query: string, symbol: string, path?: string) => matchSymbol(query, named(symbol, path))?.tier;
const marked = (query: string, symbol: string) => {
  const { name } = named(symbol);
  return matchSymbol(query, named(symbol))?.marks.map(([start, end]) => name.slice(start, end));
};

describe('symbolMatcher', () => {
  test.each([
    ['Cart', 'Cart', 'exact'],
    ['cart', 'Cart', 'exact'],
    ['get', 'getNormalMatrix', 'prefix'],
    ['gNM', 'getNormalMatrix', 'humps'],
    ['gnm', 'getNormalMatrix', 'humps'],
    ['getMat', 'getNormalMatrix', 'humps'],
    ['hUrl', 'httpURL', 'humps'],
    ['argument', 'print_arguments', 'parts'],
    ['p_arg', 'print_arguments', 'humps'],
    ['matrix', 'getNormalMatrix', 'parts'],
    ['atrix', 'getNormalMatrix', 'inside'],
    ['v2', 'api_v2', 'parts'],
  ])('%s finds %s by %s', (query, symbol, expected) => {
    expect(tier(query, symbol)).toBe(expected);
  });

  test('an owner before the dot narrows down, wherever the owner is nested', () => {
    expect(tier('Cart.add', 'Cart.add')).toBe('exact');
    expect(tier('cart.ad', 'shop.Cart.add')).toBe('prefix');
    expect(tier('Order.add', 'Cart.add')).toBeUndefined();
  });

  test.each([
    ['cmdline.execute', 'exact'],
    ['scrapy.cmdline.execute', 'exact'],
    ['scrapy/cmdline.py:execute', 'exact'],
    ['cmdline.py::execute', 'exact'],
    ['cmdline:exe', 'prefix'],
    ['scrapy:execute', 'exact'],
    ['engine.execute', undefined],
    ['mdline.execute', undefined],
    ['cmdline.ecu', undefined],
  ])('%s finds a function of scrapy/cmdline.py by %s', (query, expected) => {
    expect(tier(query, 'execute', 'scrapy/cmdline.py')).toBe(expected);
  });

  test('the module stands before the owner', () => {
    expect(tier('core.engine.Engine.crawl', 'Engine.crawl', 'scrapy/core/engine.py')).toBe('exact');
    expect(tier('engine.py:Engine.crawl', 'Engine.crawl', 'scrapy/core/engine.py')).toBe('exact');
    expect(tier('engine.Slot.crawl', 'Engine.crawl', 'scrapy/core/engine.py')).toBeUndefined();
  });

  test('a dotted name finds the file of the module', () => {
    const file = { name: 'engine.py', symbol: '', path: 'scrapy/core/engine.py' };
    expect(matchSymbol('core.engine', file)?.tier).toBe('exact');
    expect(matchSymbol('ore.engine', file)).toBeUndefined();
  });

  test('a path finds what is below it, after what bears the name', () => {
    expect(tier('shop/cart', 'total', 'src/shop/cart.ts')).toBe('path');
    expect(tier('total shop', 'total', 'src/shop/cart.ts')).toBe('exact');
    expect(tier('total util', 'total', 'src/shop/cart.ts')).toBeUndefined();
    expect(tier('car', 'total', 'src/shop/cart.ts')).toBeUndefined();
    expect(matchSymbol('shop', { name: 'cart.ts', symbol: '', path: 'src/shop/cart.ts' })?.tier).toBe('path');
  });

  test('says which characters matched', () => {
    expect(marked('gNM', 'getNormalMatrix')).toEqual(['g', 'N', 'M']);
    expect(marked('getMat', 'getNormalMatrix')).toEqual(['get', 'Mat']);
    expect(marked('argu', 'print_arguments')).toEqual(['argu']);
  });

  test('what does not fit is not found, and nothing typed finds nothing', () => {
    expect(tier('zzz', 'getNormalMatrix')).toBeUndefined();
    expect(tier('', 'getNormalMatrix')).toBeUndefined();
  });

  test('a long name of equal parts is matched without trying every way to skip them', () => {
    expect(tier('a'.repeat(30) + 'b', 'aA'.repeat(200))).toBeUndefined();
  });
});

test('sorts by tier, then by rank, then by length', () => {
  const order = ['map', 'mapAll', 'mapTo', 'makeArrayPure', 'flat_map'].map((symbol) => named(symbol));
  const ranked = [...order, named('mapping', 'src/b.ts', 9)].flatMap((candidate) => {
    const match = matchSymbol('map', candidate);
    return match ? [{ match, candidate }] : [];
  });
  expect(ranked.sort(compareMatches).map(({ candidate }) => candidate.name)).toEqual([
    'map',
    'mapping',
    'mapTo',
    'mapAll',
    'makeArrayPure',
    'flat_map',
  ]);
});

test('the end of a path is the whole name of a file, and only the place of a symbol', () => {
  const file = { name: 'defer.py', symbol: '', path: 'src/utils/defer.py' };
  expect(matchSymbol('utils/defer.py', file)?.tier).toBe('exact');
  expect(matchSymbol('tils/defer.py', file)?.tier).toBe('path');
  expect(matchSymbol('utils/defer.py', { ...file, name: 'run', symbol: 'run' })?.tier).toBe('path');
});

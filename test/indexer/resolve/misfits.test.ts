import { expect, it } from 'vitest';
import { endAt } from '../../../src/model/file-shard.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

async function misfits(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { shards } = await indexMemory(memorySource(files));
  return [...shards.values()].flatMap((shard) =>
    (shard.misfits ?? []).map(
      ({ to, kind, span: [line], detail }) =>
        `${shard.path}:${line} ${kind} of ${endAt(shard, to).symbol}${detail === undefined ? '' : `: ${detail}`}`,
    ),
  );
}

it('TypeScript: names calls that a signature does not take, and no lawful ones', async () => {
  const found = await misfits({
    'a.ts': `export function two(a: string, b: number, c?: number, ...rest: readonly string[]): string { return a; }
function over(a: string): void;
function over(a: number, b: number): void;
function over(a: any, b?: any): void {}
function generic<T>(a: T, b = -1): T { return a; }
export class Cart { constructor(public name: string) {} add(n: number) { return n; } }
function tag(parts: TemplateStringsArray) {}
two('a', 1); two('a', 1, 2, 'x', 'y'); two(...(['a', 1] as const));
over('a'); over(1, 2); generic(1); generic('x'); tag\`a\`;
['a'].map((x) => x);
`,
    'b.ts': `import { two, Cart } from './a.ts';
two('a');
two(1, 'a');
two('a', 1, 2, 3);
new Cart();
new Cart('a').add('x');
`,
    'c.js': `import { two } from './a.ts';
two('a');
`,
  });
  expect(found).toEqual([
    'b.ts:2 missing argument of two: b',
    'b.ts:3 argument type of two: Number is not String',
    'b.ts:4 argument type of two: Number is not String',
    'b.ts:5 missing argument of Cart.constructor: name',
    'b.ts:6 argument type of Cart.add: String is not Number',
  ]);
});

it('TypeScript: names results and members that do not fit', async () => {
  const found = await misfits({
    'a.ts': `function text(): string { return 'a'; }
const wrong: number = text();
const right: string | undefined = text();
async function later(): Promise<string> { return text(); }
interface Shape { area(scale: number): number; name?: string }
class Square implements Shape { area() { return 1; } }
class Empty implements Shape {}
class Greedy implements Shape { area(scale: number, more: number) { return scale; } }
abstract class Base { abstract make(): string; keep(): void {} }
class Other extends Base { make(): number { return 1; } override gone() {} }
`,
  });
  expect(found).toEqual([
    'a.ts:2 result type of text: String is not Number',
    'a.ts:7 missing member of Shape.area: area',
    'a.ts:8 overridden signature of Shape.area: 2 parameters are not 1',
    'a.ts:10 overridden signature of Base.make: Number is not String',
    'a.ts:10 overridden signature of Base: gone',
  ]);
});

it('Python: names calls, results and overriding methods that do not fit', async () => {
  const found = await misfits({
    'a.py': `from typing import Optional, Union, Tuple
import functools
def two(a: str, b: int = -1, *, key: Optional[str] = None) -> str:
    return a
class Cart:
    def __init__(self, name: str) -> None: ...
    def add(self, n: float) -> int: return 1
class Sub(Cart):
    def __init__(self) -> None:
        Cart.__init__(self, "a")
    def add(self, n: float, more: int) -> int: return 1
@functools.lru_cache
def wrapped(a): ...
def pad(a: Union[int, Tuple[int, int]]): ...
two("a"); two("a", key=None); two(*["a"]); two(**{"a": "b"}); wrapped(); pad((1, 2)); Cart("a").add(1)
two()
two(1)
two("a", 1, 2)
two("a", kex="x")
Cart()
x: int = two("a")
`,
  });
  expect(found).toEqual([
    'a.py:11 overridden signature of Cart.add: 2 parameters are not 1',
    'a.py:16 missing argument of two: a',
    'a.py:17 argument type of two: int is not str',
    'a.py:18 too many arguments of two',
    'a.py:19 unknown argument name of two: kex',
    'a.py:20 missing argument of Cart.__init__: name',
    'a.py:21 result type of two: str is not int',
  ]);
});

it('Go: names calls and results that do not fit', async () => {
  const found = await misfits({
    'go.mod': 'module example.com/x\n',
    'x.go': `package x
type Shape interface { Area(scale float64) float64 }
type Square struct{}
func (s *Square) Area(scale float64) float64 { return scale }
type Other struct{}
func (o *Other) Area() float64 { return 1 }
type Level int
func two(a string, b int) string { return a }
func both() (string, int) { return "a", 1 }
func level(l Level) {}
func use(s Shape) {}
func many(a string, rest ...int) {}
func main() {
	two("a", 1); two(both()); level(5); use(&Square{}); use(nil); many("a"); many("a", 1, 2)
	two("a")
	two(1, "a")
	use(&Other{})
}
func wrong() int { return two("a", 1) }
func few() (string, error) { return "a" }
`,
  });
  expect(found).toEqual([
    'x.go:15 missing argument of two: b',
    'x.go:16 argument type of two: int is not string',
    'x.go:17 argument type of use: Other is not Shape',
    'x.go:19 result type of two: string is not int',
    'x.go:20 result type of few: 1 values are not 2',
  ]);
});

it('Java: names calls, results and members that do not fit', async () => {
  const found = await misfits({
    'A.java': `package x;
public class A {
  A(String name) {}
  static String two(String a, int b) { return a; }
  static void many(Object... all) {}
  byte small = 1; Long boxed = 1L;
  void run(Object[] array) {
    two("a", 'c'); many(); many(array); many(1, "x"); new A("a");
    two("a");
    two(1, "a");
    new A();
    int x = two("a", 1);
  }
}
`,
    'Shape.java': 'package x;\npublic interface Shape { double area(double s); default void draw() {} }\n',
    'Good.java':
      'package x;\nclass Good implements Shape { @Override public double area(double s) { return s; } @Override public String toString() { return ""; } }\n',
    'Bad.java':
      'package x;\nclass Bad implements Shape {\n  @Override public double area() { return 1; }\n}\n',
  });
  expect(found).toEqual([
    'A.java:9 missing argument of A.two: b',
    'A.java:10 argument type of A.two: int_ is not String',
    'A.java:11 missing argument of A.A: name',
    'A.java:12 result type of A.two: String is not int_',
    'Bad.java:2 missing member of Shape.area: area',
    'Bad.java:3 overridden signature of Shape.area: area',
  ]);
});

it('Astro: an element gives attributes and is no call without arguments', async () => {
  const found = await misfits({
    'Box.astro': '---\ninterface Props { size: string }\nconst { size } = Astro.props;\n---\n<p>{size}</p>\n',
    'Page.astro': '---\nimport Box from "./Box.astro";\n---\n<Box size="1" />\n',
  });
  expect(found).toEqual([]);
});

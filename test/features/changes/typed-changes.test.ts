import { describe, expect, it } from 'vitest';
import { compareSides } from '../../../src/features/changes/compare-sides.ts';
import { sideOf } from '../../support/side-of.ts';

/** The lines of the places that must change after a text is replaced in a file. */
async function brokenLines(path: string, source: string, from: string, to: string): Promise<string[]> {
  expect(source).toContain(from);
  const files = { 'go.mod': 'module example.com/x\n', [path]: source };
  const changed = { ...files, [path]: source.replace(from, to) };
  const { mustChange } = await compareSides(await sideOf(files, 'base'), await sideOf(changed, 'head'));
  return mustChange.map(({ text }) => text);
}

const go = `package x
type Writer interface { Put(key string, value int) error; Flush() }
type file struct{}
func (f *file) Put(key string, value int) error { return nil }
func (f *file) Flush() {}
func (f *file) save() { use(f) }
type holder struct { w Writer }
func use(w Writer) {}
func open() Writer { return &file{} }
func text(level int) string {
	return label("a", level)
}
func label(a string, b int) string { return a }
func run(w Writer) {
	var other Writer
	other = &file{}
	held := holder{w: &file{}}
	_, isFile := other.(*file)
	name := text(1)
	println(name, held, isFile)
	keep(label)
	label("b", 2)
}
func keep(f func(a string, b int) string) {}
`;

describe('places that do not fit a changed declaration, in Go', () => {
  it('names where a type is taken for an interface that it does not implement any more', async () => {
    const found = await brokenLines(
      'x.go',
      go,
      'Put(key string, value int) error {',
      'Put(value int, key string) error {',
    );
    expect(found).toEqual([
      'func (f *file) save() { use(f) }',
      'func open() Writer { return &file{} }',
      'other = &file{}',
      'held := holder{w: &file{}}',
      '_, isFile := other.(*file)',
    ]);
  });

  it('names where one value is asked for and a call gives two', async () => {
    const found = await brokenLines(
      'x.go',
      go,
      'text(level int) string {',
      'text(level int) (string, error) {',
    );
    expect(found).toContain('name := text(1)');
  });

  it('names where a function is passed that takes other parameters', async () => {
    const found = await brokenLines('x.go', go, 'label(a string, b int)', 'label(b int, a string)');
    expect(found).toEqual(['return label("a", level)', 'keep(label)', 'label("b", 2)']);
  });

  it('names the uses of a removed parameter in the body', async () => {
    const found = await brokenLines('x.go', go, 'text(level int)', 'text()');
    expect(found).toEqual(['return label("a", level)', 'name := text(1)']);
  });
});

const java = `package x;
abstract class Node {
  abstract void print(String text, int depth);
  Object parent() { return null; }
  public String name() { return ""; }
}
class Leaf extends Node {
  @Override
  void print(String text, int depth) {}
}
class User {
  String title;
  void run(Node node) {
    String first = "";
    first = node.name();
    title = node.name();
  }
}
`;

describe('places that do not fit a changed declaration, in Java', () => {
  it('names classes that lack a member, and marks of members that override none', async () => {
    const found = await brokenLines(
      'x/A.java',
      java,
      'abstract void print(String text, int depth)',
      'abstract void print(int depth, String text)',
    );
    expect(found).toEqual(['class Leaf extends Node {', '@Override']);
  });

  it('names assignments of a result that has another type', async () => {
    const found = await brokenLines('x/A.java', java, 'String name()', 'Object name()');
    expect(found).toEqual(['first = node.name();', 'title = node.name();']);
  });

  it('names uses of a member in other files that is private now', async () => {
    const user = 'package x;\nclass Other { String of(Node node) { return node.name(); } }\n';
    const files = { 'x/Node.java': java, 'x/Other.java': user };
    const head = { ...files, 'x/Node.java': java.replace('public String name()', 'private String name()') };
    const { mustChange } = await compareSides(await sideOf(files, 'base'), await sideOf(head, 'head'));
    expect(mustChange.map(({ path, reason }) => [path, reason])).toEqual([['x/Other.java', 'hidden']]);
  });
});

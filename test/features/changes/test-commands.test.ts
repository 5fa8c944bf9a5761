import { describe, expect, it } from 'vitest';
import { testCommandOf } from '../../../src/features/changes/test-commands.ts';

const perFile = { tests: ['**/*.test.ts'], command: 'npx vitest run {files}' };

describe('testCommandOf', () => {
  it('names the tests of one command together', () => {
    expect(
      testCommandOf([{ folders: [''], ...perFile }], ['test/a.test.ts', 'src/helper.ts', 'test/b.test.ts']),
    ).toBe('npx vitest run test/a.test.ts test/b.test.ts');
  });

  it('runs the tests of a package in its folder', () => {
    expect(
      testCommandOf(
        [{ folders: ['', 'packages/a'], ...perFile }],
        ['packages/a/x.test.ts', 'packages/b/y.test.ts'],
      ),
    ).toBe('(cd packages/a && npx vitest run x.test.ts) && npx vitest run packages/b/y.test.ts');
  });

  it('prefers the first command for a folder', () => {
    const other = { folders: [''], tests: ['**/*.test.ts'], command: 'other {files}' };
    expect(testCommandOf([{ folders: [''], ...perFile }, other], ['a.test.ts'])).toBe(
      'npx vitest run a.test.ts',
    );
  });

  it('quotes what a shell would read otherwise', () => {
    expect(
      testCommandOf([{ folders: [''], ...perFile }], ["it's $(rm).test.ts", '-x.test.ts', 'a b.test.ts']),
    ).toBe(String.raw`npx vitest run 'it'\''s $(rm).test.ts' ./-x.test.ts 'a b.test.ts'`);
  });

  it('names folders, and names with a prefix or a separator', () => {
    const commands = [
      { folders: [''], tests: ['**/*_x.go'], command: 'go test {folders}' },
      { folders: [''], tests: ['tests/*.rs'], command: 'cargo test {names}', prefix: '--test ' },
      { folders: [''], tests: ['**/*Test.java'], command: 'mvn test -Dtest={names}', separator: ',' },
    ];
    expect(
      testCommandOf(commands, [
        ...['a/b_x.go', 'a/c_x.go', 'd_x.go'],
        ...['tests/one.rs', 'tests/two.rs'],
        ...['src/ATest.java', 'src/BTest.java'],
      ]),
    ).toBe('go test ./a . && cargo test --test one --test two && mvn test -Dtest=ATest,BTest');
  });

  it('names at most 30 tests', () => {
    const paths = Array.from({ length: 40 }, (_, at) => `${at}.test.ts`);
    expect(
      testCommandOf([{ folders: [''], ...perFile }], paths)
        ?.split(' ')
        .slice(3),
    ).toHaveLength(30);
  });

  it('is null if no command runs any of them', () => {
    expect(testCommandOf([{ folders: ['a'], ...perFile }], ['b/x.test.ts'])).toBeNull();
  });
});

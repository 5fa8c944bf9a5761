import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTestCommands } from '../../../src/indexer/analyse/roots/find-test-commands.ts';
import { testCommandOf } from '../../../src/features/changes/test-commands.ts';

function rootsOf(grammar: string): { roots: unknown } {
  return {
    roots: JSON.parse(
      readFileSync(new URL(`../../../grammars/${grammar}/roots.json`, import.meta.url), 'utf8'),
    ),
  };
}

it.each([
  [
    'ecmascript',
    { 'package.json': '{"devDependencies":{"vitest":"1"}}' },
    'src/a.spec.ts',
    'npx vitest run src/a.spec.ts',
  ],
  [
    'ecmascript',
    { 'package.json': '{"scripts":{"test":"node --test"}}' },
    'test/a.js',
    'node --test test/a.js',
  ],
  [
    'ecmascript',
    { 'web/package.json': '{"devDependencies":{"jest":"1"}}' },
    'web/a.test.js',
    '(cd web && npx jest a.test.js)',
  ],
  [
    'python',
    { 'pyproject.toml': '[tool.pytest.ini_options]' },
    'tests/test_a.py',
    'python -m pytest tests/test_a.py',
  ],
  ['python', { 'setup.py': '' }, 'tests/test_a.py', 'python -m unittest tests/test_a.py'],
  ['go', { 'go.mod': 'module x' }, 'pkg/a_test.go', 'go test ./pkg'],
  ['rust', { 'Cargo.toml': '[package]' }, 'tests/cli.rs', 'cargo test --test cli'],
  ['rust', { 'Cargo.toml': '[package]' }, 'src/a.rs', 'cargo test'],
  ['java', { 'pom.xml': '' }, 'src/test/java/x/ATest.java', 'mvn test -Dtest=ATest'],
  ['kotlin', { 'build.gradle.kts': '' }, 'src/test/kotlin/ATest.kt', 'gradle test --tests ATest'],
  [
    'csharp',
    { 'A.Tests/A.Tests.csproj': '<PackageReference Include="xunit" />' },
    'A.Tests/B.cs',
    '(cd A.Tests && dotnet test)',
  ],
  ['php', { 'phpunit.xml.dist': '' }, 'tests/ATest.php', 'vendor/bin/phpunit tests/ATest.php'],
  ['ruby', { Gemfile: '' }, 'spec/a_spec.rb', 'bundle exec rspec spec/a_spec.rb'],
  ['cpp', { 'CMakeLists.txt': 'enable_testing()' }, 'test/a.cpp', 'ctest --test-dir build'],
])('finds the command of tests by configuration files (%s, %j)', async (grammar, configs, test, command) => {
  const paths = [...Object.keys(configs), test];
  const commands = await findTestCommands([rootsOf(grammar)], paths, (path) =>
    Promise.resolve((configs as Record<string, string>)[path]),
  );
  expect(testCommandOf(commands, [test])).toBe(command);
});

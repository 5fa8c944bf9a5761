import { describe, expect, it } from 'vitest';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';
import { createPackageFinder } from '../../../src/indexer/analyse/package-finder.ts';
import type { PackageIdentity } from '../../../src/model/package-identity.ts';

const grammars = loadGrammars();
const languages: Readonly<Record<string, string>> = {
  java: 'java',
  py: 'python',
  rb: 'ruby',
  ts: 'typescript',
};

/**
 * Finds the package of files given as `path: text`. Files ending in `.java`, `.py`, `.rb` or `.ts` count as a hundred lines
 * of code.
 */
function packageOf(files: Readonly<Record<string, string>>): PackageIdentity {
  const finder = createPackageFinder(grammars);
  for (const [path, source] of Object.entries(files)) {
    const language = languages[path.slice(path.lastIndexOf('.') + 1)] ?? null;
    finder.see({ path, language, lines: 100, source });
  }
  return finder.find();
}

describe('the published package', () => {
  it('is declared in its package file', () => {
    expect(packageOf({ 'package.json': '{ "name": "@shop/app", "version": "1.0.0" }', 'a.ts': '' })).toEqual({
      manager: 'npm',
      name: '@shop/app',
      version: '1.0.0',
    });
    const project = '[project]\nname = "stock"\nversion = "2.1"\n';
    expect(packageOf({ 'pyproject.toml': project, 'a.py': '' })).toMatchObject({
      name: 'stock',
      version: '2.1',
    });
    expect(packageOf({ 'pyproject.toml': '[tool.poetry]\nname = "stock"\n', 'a.py': '' })).toEqual({
      manager: 'python',
      name: 'stock',
      version: '',
    });
  });

  it('may be declared in a file that is named after it', () => {
    const text = 'Gem::Specification.new do |s|\n  s.name = "till"\n  s.version = "1.2.0"\nend\n';
    expect(packageOf({ 'till.gemspec': text, 'a.rb': '' })).toEqual({
      manager: 'gem',
      name: 'till',
      version: '1.2.0',
    });
    expect(packageOf({ 'vendor/till.gemspec': text, 'a.rb': '' }).name).toBe('');
  });

  it('has a group before its name, which a parent may give', () => {
    const own =
      '<project><groupId>shop</groupId><artifactId>till</artifactId><version>1.0</version></project>';
    expect(packageOf({ 'pom.xml': own, 'A.java': '' })).toEqual({
      manager: 'maven',
      name: 'shop:till',
      version: '1.0',
    });
    const inherited =
      '<project><parent><groupId>shop</groupId><version>2.0</version></parent><artifactId>till</artifactId></project>';
    expect(packageOf({ 'pom.xml': inherited, 'A.java': '' })).toMatchObject({
      name: 'shop:till',
      version: '2.0',
    });
  });

  it('is that of the language with most lines', () => {
    const files = {
      'package.json': '{ "name": "tools" }',
      'setup.cfg': '[metadata]\nname = stock\n',
      'a.ts': '',
    };
    expect(packageOf({ ...files, 'b.py': '', 'c.py': '' })).toMatchObject({ name: 'stock' });
    expect(packageOf({ ...files, 'b.ts': '' })).toMatchObject({ name: 'tools' });
  });

  it('is unknown without a package file, or with an unreadable one', () => {
    const unknown = { manager: '', name: '', version: '' };
    expect(packageOf({ 'a.ts': '' })).toEqual(unknown);
    expect(packageOf({ 'package.json': '{ "name":', 'a.ts': '' })).toEqual(unknown);
    expect(packageOf({ 'package.json': '{ "name": ["a"] }', 'a.ts': '' })).toEqual(unknown);
    expect(packageOf({ 'below/package.json': '{ "name": "below" }', 'a.ts': '' })).toEqual(unknown);
    expect(
      packageOf({ 'setup.cfg': '[metadata]\nname = a\nversion = attr: a.version\n', 'a.py': '' }),
    ).toEqual({
      manager: 'python',
      name: 'a',
      version: '',
    });
  });
});

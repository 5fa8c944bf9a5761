import { expect, it } from 'vitest';
import { modulePath, resolveAll, resolverFor, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(modulePath, files, more), table)).toEqual(table);
}

it('follows paths through the files of a tree, from its top, from the module and from above', () => {
  const files = { 'Cargo.toml': '[package]\nname = "one"\n' };
  const paths = ['src/lib.rs', 'src/a.rs', 'src/a/b.rs', 'src/c/mod.rs', 'src/c/d.rs', 'src/main.rs'];
  expectTable(files, [...paths, 'tests/t.rs', 'src/bin/tool/main.rs', 'src/bin/tool/part.rs'], {
    'src/lib.rs a': 'src/a.rs',
    'src/a.rs b': 'src/a/b.rs',
    'src/lib.rs c::d': 'src/c/d.rs',
    'src/a/b.rs super': 'src/a.rs',
    'src/a/b.rs super::super::c::Thing': 'src/c/mod.rs#Thing',
    'src/c/d.rs crate': 'src/lib.rs',
    'src/c/mod.rs crate::a::Kind::self': 'src/a.rs#Kind',
    'src/c/mod.rs super': 'src/lib.rs',
    'src/lib.rs super': '-',
    'src/main.rs crate': 'src/main.rs',
    'src/main.rs one::a': 'src/a.rs',
    'tests/t.rs crate': 'tests/t.rs',
    'tests/t.rs one': 'src/lib.rs',
    'src/bin/tool/part.rs crate': 'src/bin/tool/main.rs',
    'src/lib.rs other/place.rs': '-',
    'src/a.rs c/d.rs': 'src/c/d.rs',
    'src/a.rs std::fmt': 'package:std/fmt',
    'src/a.rs Own::Part': 'src/a.rs#Own#Part',
  });
});

it('reads packages of the repository under the names that code gives them', () => {
  const files = {
    'Cargo.toml':
      '[workspace]\nmembers = ["*"]\n[workspace.dependencies]\nshared = { path = "lib-two", package = "two-x" }\n',
    'app/Cargo.toml':
      '[package]\nname = "app"\n[dependencies]\nshared = { workspace = true }\nserde = "1"\n[target."cfg(unix)".dependencies]\nthree = { path = "../three" }\n',
    'lib-two/Cargo.toml': '[package]\nname = "two-x"\n',
    'three/Cargo.toml': '[package]\nname = "three"\n[lib]\npath = "code/top.rs"\n',
  };
  expectTable(files, ['app/src/main.rs', 'lib-two/src/lib.rs', 'three/code/top.rs', 'three/code/m.rs'], {
    'app/src/main.rs shared::X': 'lib-two/src/lib.rs#X',
    'app/src/main.rs three::m': 'three/code/m.rs',
    'app/src/main.rs serde::de': 'package:serde/de',
    'three/code/m.rs crate': 'three/code/top.rs',
    'three/code/m.rs serde': 'three/code/m.rs#serde',
  });
});

it('says which manifest it could not read', () => {
  const { findings } = resolverFor(modulePath, { 'Cargo.toml': '[package\n' }, ['src/lib.rs']);
  expect(findings.map(({ path }) => path)).toEqual(['Cargo.toml']);
});

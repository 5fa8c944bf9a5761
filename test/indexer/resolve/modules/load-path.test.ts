import { expect, it } from 'vitest';
import { loadPath, resolveAll, resolverFor } from './support.ts';

it('looks below the usual directories around the file, and for the only file of that path', () => {
  const paths = [
    'a/lib/a.rb',
    'a/lib/a/set.rb',
    'a/lib/a/use.rb',
    'a/test/helper.rb',
    'a/test/a_test.rb',
    'b/lib/b.rb',
    'b/lib/twice.rb',
    'c/lib/twice.rb',
  ];
  const table = {
    'a/lib/a.rb a/set': 'a/lib/a/set.rb',
    'a/lib/a.rb require_relative::a/use': 'a/lib/a/use.rb',
    'a/lib/a/use.rb require_relative::../a': 'a/lib/a.rb',
    'a/lib/a/use.rb require_relative::gone': '-',
    // A file of the language, although one beside has its name.
    'a/lib/a/use.rb set': 'package:set',
    'a/lib/a/set.rb a/set.rb': 'package:a/set.rb',
    'a/test/a_test.rb helper': 'a/test/helper.rb',
    'a/test/a_test.rb a': 'a/lib/a.rb',
    'a/lib/a.rb b': 'b/lib/b.rb',
    'b/lib/b.rb twice': 'b/lib/twice.rb',
    'a/lib/a.rb twice': 'package:twice',
    'a/lib/a.rb net/http': 'package:net/http',
    'a/lib/a.rb /etc/a': '-',
  };
  expect(resolveAll(resolverFor(loadPath, {}, paths), table)).toEqual(table);
});

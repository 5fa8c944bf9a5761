import { expect, test } from 'vitest';
import { functionName } from './function-name.ts';

test.each([
  ['github.com/spf13/cobra.OnInitialize', 'OnInitialize'],
  ['github.com/spf13/cobra.(*Command).Execute', 'Execute'],
  ['go.uber.org/zap.Option.apply', 'apply'],
  ['go.uber.org/zap.Map[...]', 'Map'],
  ['go.uber.org/zap.(*pool[...]).Get', 'Get'],
  ['example.org/a.init.0', 'init'],
  ['example.org/a.init', ''],
  ['example.org/a.init.func1', ''],
  ['example.org/a.glob..func1', ''],
  ['example.org/a.(*T).M.func2', ''],
  ['example.org/a.F.func2.1', ''],
  ['example.org/a.F.(*T).M.func3', ''],
  ['example.org/a.F-range1', ''],
])('the run-time calls %s the function "%s"', (known, name) => {
  expect(functionName(known)).toBe(name);
});

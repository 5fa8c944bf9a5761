import { describe, expect, it } from 'vitest';
import { scratch, treeatlas } from './run-treeatlas.ts';

describe('the command line', () => {
  it('prints its version', async () => {
    const { code, stdout } = await treeatlas(['--version'], { cwd: scratch() });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '0.1.0\n' });
  });

  it('has help with examples and exit codes', async () => {
    const { code, stdout, stderr } = await treeatlas(['--help'], { cwd: scratch() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const text of ['Examples:', 'Exit codes:', 'build', 'serve', 'code-tree', 'find-references']) {
      expect(stdout).toContain(text);
    }
  });

  it('has help for each operation, from its schema', async () => {
    const { code, stdout } = await treeatlas(['find_references', '--help'], { cwd: scratch() });
    expect(code).toBe(0);
    expect(stdout).toMatch(/--id <text>\s+Id of a node/);
    expect(stdout).toContain('--json');
  });

  it.each(['ftp://example.org/atlas', 'file:///atlas', 'http://'])(
    'cannot ask %s, and says what can be',
    async (path) => {
      for (const args of [
        ['overview', '--repo', path],
        ['build', path],
        ['mcp', path],
      ]) {
        const { code, stderr } = await treeatlas(args, { cwd: scratch() });
        expect({ code, stderr }).toEqual({
          code: 3,
          stderr: expect.stringContaining('https:// address') as string,
        });
      }
    },
  );

  it.each([
    [['biuld'], 'build'],
    [['build', '--ot', 'x'], '--out'],
    [['build', '--workers', 'many'], 'whole number'],
    [['build', 'a', 'b'], 'too many arguments'],
    [['serve', '--port', '70000'], '65535'],
    [['export', '--format', 'csv'], 'ndjson'],
    [['code-tree', '--max-depth', 'deep'], 'takes a number'],
    [['overview', '--nope'], '--nope'],
    [['get-node'], 'get_node: id is required'],
    [['overview', '--repo', ''], 'A path is empty'],
    [['build', ''], 'A path is empty'],
    [['build', '--out', ''], 'A path is empty'],
    [[], 'Usage: treeatlas'],
  ])('answers %j with exit code 2 and a hint', async (args, hint) => {
    const { code, stdout, stderr } = await treeatlas(args, { cwd: scratch() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatchFinder } from '../../../src/features/secrets/find-matches.ts';
import { loadRuleData, secretRuleIds } from '../../../src/features/secrets/rule-data.ts';
import { shippedRules, type Rule } from '../../../src/features/secrets/rule-set.ts';
import { noise } from './fake-secrets.ts';

const { rules, files } = shippedRules();

function compile(...regexes: readonly ((() => unknown) | undefined)[]): void {
  for (const regex of regexes) regex?.();
}

describe('the shipped rules', () => {
  it('all compile, and have unique ids', () => {
    for (const { regex, path, allow, group } of rules) {
      expect(regex().groupCount()).toBeGreaterThanOrEqual(group ?? 0);
      compile(path);
      for (const { paths, regexes } of allow) compile(paths, regexes);
    }
    for (const { path, except, content } of files) compile(path, except, content);
    expect(secretRuleIds().size).toBe(rules.length + files.length + 1);
    expect(rules.length).toBeGreaterThan(200);
  });

  it('apply to few files: each has keywords or a path', () => {
    expect(rules.filter(({ keywords, path }) => keywords.length === 0 && !path)).toEqual([]);
  });

  it('exempt paths only for values without a specific form, by ids that exist', () => {
    const ids = new Set(rules.map(({ id }) => id));
    for (const id of loadRuleData().flatMap(({ byContext = [] }) => byContext)) expect(ids).toContain(id);
    const excepting = rules.filter(({ allow }) =>
      allow.some(({ all, paths }) => !all && paths !== undefined),
    );
    const names = excepting.map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(['generic-api-key', 'heroku-api-key', 'adafruit-api-key']));
    for (const id of ['github-pat', 'private-key', 'aws-access-token', 'telegram-bot-api-token', 'jwt'])
      expect(names).not.toContain(id);
  });

  it('include their licence', () => {
    const folder = join(import.meta.dirname, '../../../src/features/secrets/rules');
    expect(existsSync(join(folder, 'gitleaks-license.txt'))).toBe(true);
    expect(loadRuleData().map(({ license }) => license)).toContain('MIT; see gitleaks-license.txt');
  });
});

describe('MatchFinder', () => {
  const whole = rules.map((rule) => ({ ...rule, shape: undefined, test: rule.regex }));
  const finders = [new MatchFinder(rules), new MatchFinder(whole)] as const;
  /** The matches without those that an exception removes anyway: the generic key rule matches words too. */
  const show = (finder: MatchFinder, text: string): string[] =>
    finder
      .find(text, () => true, Infinity)
      .filter(
        ({ rule, start, end }) =>
          !rule.id.startsWith('generic') || /[^a-zA-Z_.-]/.test(text.slice(start, end)),
      )
      .map(({ rule, start, end }) => `${rule.id} ${start} ${end}`);

  it('misses no match near keywords that a search of the whole text finds', () => {
    const keyword = fc.constantFrom(...new Set(rules.flatMap(({ keywords }) => keywords)), 'API', 'Token');
    const alphabet = fc.constantFrom('0123456789abcdef', 'abcXYZ019_-', 'aA0+/=');
    const length = fc.constantFrom(6, 12, 17, 20, 24, 32, 40, 64, 70);
    const value = fc
      .tuple(alphabet, length, fc.nat(99))
      .map(([of, size, seed]) => noise(`${seed}`, size, of));
    const glue = fc.constantFrom(
      ' = ',
      ': "',
      '=>',
      "'",
      '"',
      '\n',
      '  ',
      '.',
      '_',
      ' := `',
      '||',
      ', ',
      ';',
      'x',
    );
    const assignment = fc.tuple(keyword, glue, value, glue).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.oneof(keyword, value, glue, assignment), { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        expect(show(finders[0], text)).toEqual(expect.arrayContaining(show(finders[1], text)));
      }),
      { numRuns: 300 },
    );
    const text = `secret_key = ${noise('a', 40, 'abcdef0123456789')} ;\nOKTA`;
    expect(show(finders[0], text)).toEqual(['generic-api-key 13 53']);
  });

  it('searches few characters of a text that only mentions keys', () => {
    const anyKey = ({ id }: Rule): boolean => id === 'generic-api-key';
    const text = 'The key of an access token is no secret, and auth needs an api. '.repeat(1000);
    expect(finders[0].find(text, anyKey, text.length / 10)).toEqual([]);
    expect(() => finders[1].find(text, anyKey, text.length / 10)).toThrow();
  });
});

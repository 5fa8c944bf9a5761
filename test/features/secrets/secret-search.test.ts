import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskText } from '../../../src/features/secrets/mask.ts';
import { createSecretSearch, type SecretSettings } from '../../../src/features/secrets/secret-search.ts';
import { address, noise, password, privateKey, tokens } from './fake-secrets.ts';

const { search } = createSecretSearch();

function rulesIn(text: string, path = 'src/a.txt', settings: SecretSettings = {}): string[] {
  const found = createSecretSearch(settings).search(path, text);
  if (!found) return [];
  return found.kind === 'file' ? [`${found.rule}, whole`] : found.found.map(({ rule }) => rule);
}

describe('createSecretSearch', () => {
  it.each(Object.entries(tokens))('finds a %s', (rule, token) => {
    expect(rulesIn(`const client = connect("${token}");`)).toEqual([rule]);
  });

  it.each([
    'package-lock.json',
    'yarn.lock',
    'go.sum',
    'logo.svg',
    'paper.pdf',
    'node_modules/a/index.js',
    'node_modules/@octokit/auth-token/README.md',
    'vendor/bundle/a.rb',
  ])('finds tokens and private keys in %s too, where hashes are exempt', (path) => {
    for (const [rule, token] of Object.entries(tokens)) expect(rulesIn(`x "${token}"`, path)).toEqual([rule]);
    expect(rulesIn(privateKey().join('\n'), path)).toEqual(['private-key']);
    const hash = noise('hash', 40, '0123456789abcdef');
    const hashes = `"sonar-key": "${hash}"\napi_key = "${hash}"\nheroku: "${hash.slice(4)}"\n`;
    expect(rulesIn(hashes, path)).toEqual([]);
    expect(rulesIn(hashes)).not.toEqual([]);
  });

  it('finds private keys, with line breaks or in a literal', () => {
    const [text, literal] = [privateKey('EC').join('\n'), privateKey('EC').join('\\n')];
    expect(rulesIn(text)).toEqual(['private-key']);
    expect(rulesIn(`{ "key": "${literal}" }`)).toEqual(['private-key']);
  });

  it('finds credentials in addresses, except placeholders in documentation', () => {
    expect(rulesIn(`url: ${address('db.corp')}`)).toEqual(['url-credentials']);
    expect(rulesIn(`url: ${address('db.corp:5432', 's3cr3t!')}`)).toEqual(['url-credentials']);
    for (const placeholder of [
      'password',
      'secret123',
      'my-token',
      'postgres',
      '12345',
      '********',
      '${PASSWORD}',
    ])
      expect(rulesIn(`url: ${address('db.corp', placeholder)}`), placeholder).toEqual([]);
    for (const host of ['localhost', '127.0.0.1:5432', 'example.com', 'db.example.org', 'db.test'])
      expect(rulesIn(`url: ${address(host)}`), host).toEqual([]);
  });

  it.each([
    ['.npmrc', `//registry.npmjs.org/:_authToken=${password}`, 'npm-auth'],
    ['web/.yarnrc.yml', `npmAuthToken: "${password}"`, 'npm-auth'],
    ['.pypirc', `[pypi]\nusername = me\npassword = ${password}`, 'pypi-password'],
  ])('finds secrets that occur only in %s', (path, text, rule) => {
    expect(rulesIn(text, path)).toEqual([rule]);
    expect(rulesIn(text.replace(password, '${NPM_TOKEN}'), path).filter((id) => id === 'npm-auth')).toEqual(
      [],
    );
  });

  it.each([
    ['.env', `A=${password}`, 'dotenv'],
    ['app/.env.production', `export A="${password}"`, 'dotenv'],
    ['deploy/prod.env', 'PORT=80', 'dotenv'],
    ['.ssh/id_ed25519', 'something', 'ssh-key'],
    ['.netrc', `machine h login me password ${password}`, 'netrc'],
    ['.git-credentials', address('h').replace('postgres', 'https'), 'git-credentials'],
    ['.pgpass', `db:5432:*:me:${password}`, 'pgpass'],
    ['.aws/credentials', `aws_secret_access_key = ${password}`, 'aws-credentials'],
    ['.docker/config.json', `{"auths":{"h":{"auth": "${password}"}}}`, 'docker-auth'],
    [
      'k8s/a.yaml',
      `kind: Secret\ndata:\n  password: ${Buffer.from(password).toString('base64')}\n  other: x\n`,
      'kubernetes-secret-yaml',
    ],
  ])('withholds %s whole', (path, text, rule) => {
    expect(rulesIn(text, path)).toEqual([`${rule}, whole`]);
  });

  it.each([
    ['.env', '# A=1\n\nB=\nC=$D\n'],
    ['.env.example', 'A=change-me'],
    ['.env.local.sample', 'A=1'],
    ['example.env', 'A=1'],
    ['src/.env.ts', 'export const A = 1;'],
    ['src/environment.ts', 'A=1'],
    ['.netrc', '# nothing yet'],
    ['docs/id_rsa.md', 'how keys are made'],
  ])('publishes %s without a secret', (path, text) => {
    expect(rulesIn(text, path)).toEqual([]);
  });

  it('masks all other occurrences of a secret in the file', () => {
    const text = `login("me", "${address('h.corp')}")\n# ${password} was the old one: ${password}`;
    const found = search('a.py', text);
    expect(found?.kind === 'text' && maskText(text, found.ranges)).not.toContain(password);
    expect(found).toMatchObject({ found: [{ rule: 'url-credentials' }] });
  });

  it('does not flag masked text', () => {
    const text = [...Object.values(tokens), address('h.corp')].join('\n');
    const { mask } = createSecretSearch();
    expect(mask(text)).not.toBe(text);
    expect(rulesIn(mask(text))).toEqual([]);
  });

  it('withholds a file with hundreds of secrets whole', () => {
    const text = Array.from({ length: 250 }, (_, n) =>
      address(`h${n}.corp`, noise(`${n}`, 12, 'abcdefgh0123')),
    ).join('\n');
    expect(rulesIn(text)).toEqual(['url-credentials, whole']);
  });

  it('withholds a file that cannot be searched within the limits, and reports it', () => {
    const keys = `${noise('a', 30, 'abcdef0123456789')} = key `;
    const hostile = Array.from(
      { length: 30_000 },
      (_, n) => `apikey = "${noise(`${n}`, 20, 'abcdefghij0123456789')}"`,
    );
    expect(rulesIn([keys, ...hostile].join('\n'))).toEqual(['too-much-to-search, whole']);
  });

  it('keeps length and lines, and leaves no token, in any context', () => {
    const separator = fc.constantFrom(' ', '"', "'", '\n', '`', '\r\n');
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(tokens)),
        fc.string({ unit: 'grapheme' }),
        separator,
        separator,
        fc.string({ unit: 'grapheme' }),
        (token, before, open, close, after) => {
          const text = `${before}${open}${token}${close}${after}`;
          const found = search('a.txt', text);
          const masked = found?.kind === 'text' ? maskText(text, found.ranges) : '';
          expect(masked).not.toContain(token);
          expect(masked).toHaveLength(text.length);
          expect(masked.split('\n').map(({ length }) => length)).toEqual(
            text.split('\n').map(({ length }) => length),
          );
        },
      ),
    );
  });
});

describe('ruleInName', () => {
  it.each(Object.entries(tokens).filter(([, token]) => !token.includes('/')))(
    'finds a %s in a name',
    (rule, token) => {
      const { ruleInName } = createSecretSearch();
      for (const name of [token, `${token}.txt`, `old.${token}.json`]) expect(ruleInName(name)).toBe(rule);
      const allow = [{ path: 'a/**', rule }];
      expect(createSecretSearch({ allow }).ruleInName(token, `a/${token}`)).toBeUndefined();
      expect(createSecretSearch({ allow }).ruleInName(token, `b/${token}`)).toBe(rule);
    },
  );

  it('does not flag ordinary names', () => {
    const { ruleInName } = createSecretSearch();
    for (const name of [
      'secret-search.test.ts',
      'api_key=example.py',
      '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
    ])
      expect(ruleInName(name), name).toBeUndefined();
  });
});

describe('false positives', () => {
  const [token = ''] = Object.values(tokens);
  const text = `a("${token}")`;

  it('are allowed by a comment on the line', () => {
    expect(rulesIn(`${text} // gitleaks:allow`)).toEqual([]);
    expect(rulesIn(`${text}\n// gitleaks:allow`)).toEqual(['github-pat']);
  });

  it.each<[string, NonNullable<SecretSettings['allow']>[number]]>([
    ['path', { path: 'src' }],
    ['rule', { rule: 'github-pat' }],
    ['text', { text: token.slice(4, 20) }],
    ['path and rule', { path: '*.txt', rule: 'github-pat' }],
  ])('are allowed by %s', (_, allow) => {
    expect(rulesIn(text, 'src/a.txt', { allow: [allow] })).toEqual([]);
  });

  it.each<[string, NonNullable<SecretSettings['allow']>[number]]>([
    ['path', { path: 'test/**' }],
    ['rule', { rule: 'jwt' }],
    ['text', { text: 'something else' }],
    ['path', { path: 'test/**', rule: 'github-pat' }],
    ['rule', { path: 'src/**', rule: 'jwt' }],
  ])('are flagged if only another %s is allowed', (_, allow) => {
    expect(rulesIn(text, 'src/a.txt', { allow: [allow] })).toEqual(['github-pat']);
  });

  it('can be allowed for whole files', () => {
    expect(rulesIn('A=1', '.env.test', { allow: [{ path: '.env.test', rule: 'dotenv' }] })).toEqual([]);
    expect(rulesIn('A=1', '.env', { allow: [{ path: '.env.test', rule: 'dotenv' }] })).toEqual([
      'dotenv, whole',
    ]);
  });

  it('change the digest', () => {
    expect(createSecretSearch({ allow: [{ path: 'a' }] }).digest).not.toBe(createSecretSearch().digest);
  });
});

import { createHash } from 'node:crypto';

/**
 * Secrets that are none. They are put together at run time, so that no scanner finds them in the tests, ours included.
 */

/** Returns the same characters for the same name, as evenly distributed as those of a real key. */
export function noise(name: string, length: number, alphabet: string): string {
  let text = '';
  for (let round = 0; text.length < length; round++) {
    for (const byte of createHash('sha512').update(`${name} ${round}`).digest())
      text += alphabet[byte % alphabet.length] ?? '';
  }
  return text.slice(0, length);
}

const lower = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const letters = lower + lower.toUpperCase();

/** Tokens by the id of their rule, each in one part without context. */
export const tokens: Readonly<Record<string, string>> = {
  'github-pat': ['gh', 'p_', noise('github', 36, letters + digits)].join(''),
  'github-fine-grained-pat': ['github_', 'pat_', noise('fine', 82, letters + digits)].join(''),
  'gitlab-pat': ['gl', 'pat-', noise('gitlab', 20, letters + digits)].join(''),
  'aws-access-token': ['AK', 'IA', noise('aws', 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')].join(''),
  'npm-access-token': ['np', 'm_', noise('npm', 36, lower + digits)].join(''),
  'slack-bot-token': [
    ['xo', 'xb'].join(''),
    noise('a', 12, digits),
    noise('b', 12, digits),
    noise('slack', 24, letters),
  ].join('-'),
  'stripe-access-token': ['sk', '_live_', noise('stripe', 24, letters + digits)].join(''),
  'gcp-api-key': ['AI', 'za', noise('gcp', 35, letters + digits)].join(''),
  'pypi-upload-token': ['pypi-', 'AgEIcHlwaS5vcmc', noise('pypi', 60, letters + digits)].join(''),
};

const base64 = `${letters}${digits}+/`;

/** Lines of a private key, including header and footer. */
export function privateKey(kind = 'RSA'): string[] {
  const body = Array.from({ length: 6 }, (_, line) => noise(`${kind} ${line}`, 64, base64));
  return [
    ['-----BEGIN', kind, 'PRIVATE', 'KEY-----'].join(' '),
    ...body,
    ['-----END', kind, 'PRIVATE', 'KEY-----'].join(' '),
  ];
}

export const password = `Q${noise('password', 14, lower + digits)}`;

export function address(host: string, secret = password): string {
  return ['postgres:/', `/app:${secret}@${host}/db`].join('');
}

// `node src/dev/run.mjs secret-rules <gitleaks.toml>` converts the rules of Gitleaks to the data that is
// shipped. One way to get the file with a verified checksum: go mod download -json
// github.com/zricethezav/gitleaks/v8@v8.30.1
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RE2JS } from 're2js';
import { parse } from 'smol-toml';
import * as z from 'zod';
import type { AllowData, RuleData, RuleSetData } from '../features/secrets/rule-data.ts';
import { root, task } from './process.ts';

/**
 * Change version and checksum together, and check what the new rules flag in real repositories before you
 * commit.
 */
const VERSION = '8.30.1';
const SHA256 = 'e163e53b9e7e8a8511e77271e2b323ed057759542a6d988258afe3a1fa329caf';

const target = join(root, 'src', 'features', 'secrets', 'rules', 'gitleaks.toml.json');

/** The parts that the generator of the upstream rules adds around a name and a value. */
const before = '(?i)[\\w.-]{0,50}?';
const between = '(?:[ \\t\\w.-]{0,20})[\\s\'"]{0,3}(?:=|>|:{1,3}=|\\|\\||:|=>|\\?=|,)[\\x60\'"\\s=]{0,5}';
const after = '(?:[\\x60\'"\\s;]|\\\\[nr]|$)';
/** A necessary condition of every value: at least 8 characters without white space, quotes and semicolons. */
const value = '(?=[^\\s\\x60\'";]{8})';
/** A rule with this exception flags only values with other characters too, which few names have. */
const onlyLetters = '^[a-zA-Z_.-]+$';
const mixed = '(?=[a-zA-Z_.-]*[0-9=+/])';
/**
 * Rules that begin with one of their keywords. The keywords occur in most files, so the text after them is
 * tested first.
 */
const tokens = { 'vault-service-token': '[A-Za-z0-9_-]{24}' };

const Texts = z.array(z.string()).default([]);
const Allowlist = z.strictObject({
  description: z.string().optional(),
  condition: z.enum(['AND', 'OR']).default('OR'),
  regexTarget: z.enum(['match', 'line', 'secret']).default('secret'),
  paths: Texts,
  regexes: Texts,
  stopwords: Texts,
});
/** Strict, so that a change of the upstream format fails here and does not silently lose secrets. */
const Upstream = z.strictObject({
  title: z.string(),
  minVersion: z.string(),
  allowlist: Allowlist,
  rules: z.array(
    z.strictObject({
      id: z.string(),
      description: z.string(),
      regex: z.string().optional(),
      path: z.string().optional(),
      keywords: Texts,
      entropy: z.number().optional(),
      secretGroup: z.int().optional(),
      allowlists: z.array(Allowlist).default([]),
    }),
  ),
});
type UpstreamRule = z.infer<typeof Upstream>['rules'][number];

await task(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined)
    throw new Error('Name the file: node src/dev/run.mjs secret-rules <path to gitleaks.toml>');
  const bytes = readFileSync(file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== SHA256)
    throw new Error(`${file} is not config/gitleaks.toml of version ${VERSION}: its SHA-256 is ${found}.`);
  const upstream = Upstream.parse(parse(bytes.toString()));
  const data: RuleSetData = {
    source: 'https://github.com/gitleaks/gitleaks/blob/v' + VERSION + '/config/gitleaks.toml',
    license: 'MIT; see gitleaks-license.txt',
    shapes: {
      assignment: { reach: 50, next: between + value, before, between, after },
      mixed: { reach: 50, next: between + value + mixed, before, between, after },
      ...Object.fromEntries(Object.entries(tokens).map(([id, next]) => [id, { reach: 1, next }])),
    },
    allow: [toAllow(upstream.allowlist)],
    // A rule without an expression matches file names only: those are binary files, which are not published
    // anyway.
    rules: upstream.rules.flatMap((rule) => (rule.regex === undefined ? [] : [toRule(rule, rule.regex)])),
  };
  writeFileSync(target, toJson(data));
  console.log(`Wrote ${data.rules.length} rules to ${target}.`);
});

function toRule(rule: UpstreamRule, regex: string): RuleData {
  const { id, path, entropy, secretGroup: group, allowlists } = rule;
  const keywords = rule.keywords.map((word) => word.toLowerCase());
  if (keywords.length === 0)
    throw new Error(
      `The rule ${id} has no keywords, so every file would be searched. Exclude the rule or add keywords.`,
    );
  if (keywords.some((word) => !/^[\x20-\x7e]+$/.test(word)))
    throw new Error(
      `The rule ${id} has a keyword that is not ASCII. The keyword finder supports ASCII only.`,
    );
  const parts = assignmentOf(regex, keywords);
  if (RE2JS.compile(regex).groupCount() < (group ?? 0))
    throw new Error(`The rule ${id} names group ${group}, which its expression does not have.`);
  return {
    id,
    keywords,
    ...(parts ? { shape: isMixed(rule) ? 'mixed' : 'assignment', ...parts } : { regex }),
    ...(id in tokens ? { shape: id } : {}),
    ...(path === undefined ? {} : { path }),
    ...(entropy === undefined ? {} : { entropy }),
    ...(group === undefined ? {} : { group }),
    ...(allowlists.length === 0 ? {} : { allow: allowlists.map(toAllow) }),
  };
}

function isMixed({ allowlists }: UpstreamRule): boolean {
  return allowlists.some(
    ({ condition, regexTarget, regexes }) =>
      condition === 'OR' && regexTarget === 'secret' && regexes.includes(onlyLetters),
  );
}

/**
 * Returns name and value of a rule of the usual shape whose names are its keywords; undefined for other
 * rules.
 */
function assignmentOf(
  regex: string,
  keywords: readonly string[],
): Pick<RuleData, 'name' | 'value'> | undefined {
  const at = regex.indexOf(between);
  if (!regex.startsWith(before) || !regex.endsWith(after) || at < 0) return undefined;
  const name = regex.slice(before.length, at);
  const value = regex.slice(at + between.length, -after.length);
  const names = name
    .replace('passw(?:or)?d', 'passwd|password')
    .replace(/\(\?(?:-i)?:|\)/g, '')
    .replace(/\[([A-Z])[a-z]\]/g, '$1')
    .toLowerCase()
    .split('|');
  const isPlain = names.every((each) => /^[\w-]+$/.test(each) && keywords.includes(each));
  return isPlain && isOneGroup(value) ? { name, value } : undefined;
}

/** Whether one group spans the whole text. */
function isOneGroup(text: string): boolean {
  let depth = 0;
  const plain = text.replace(/\\.|\[[^\]]*\]/g, (part) => '.'.repeat(part.length));
  for (const [at, character] of [...plain].entries()) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && at < plain.length - 1) return false;
  }
  return depth === 0;
}

function toAllow({
  condition,
  regexTarget,
  paths,
  regexes,
  stopwords,
}: z.infer<typeof Allowlist>): AllowData {
  return {
    ...(condition === 'AND' ? { all: true } : {}),
    ...(regexTarget === 'secret' ? {} : { target: regexTarget }),
    ...(paths.length === 0 ? {} : { paths }),
    ...(regexes.length === 0 ? {} : { regexes }),
    ...(stopwords.length === 0 ? {} : { stopwords: stopwords.map((word) => word.toLowerCase()) }),
  };
}

/** Writes one rule per line, so a new version has a readable diff. */
function toJson({ rules, ...rest }: RuleSetData): string {
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  return `${head},\n "rules": [\n${rules.map((rule) => `  ${JSON.stringify(rule)}`).join(',\n')}\n ]\n}\n`;
}

import { artifactPath } from '../../../model/artifact.ts';
import type { FileShard, ShardNode } from '../../../model/file-shard.ts';
import { callableKinds } from '../../../model/kinds.ts';
import { baseName } from '../../../model/path.ts';
import {
  nameRules,
  ruleNames,
  type NameRule,
  type RuleName,
  type Rules,
  type RulesEntry,
  type RulesIndex,
  type RulesShard,
  type SizeRule,
  type SuppressedViolation,
  type Suppression,
  type Violation,
} from '../../../model/rules.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { directoryId } from '../../../query/directory-id.ts';
import { createGlobMatcher } from '../../../base/globs.ts';
import { readNamed } from '../../../query/read.ts';
import { lastLine } from '../../../query/text.ts';

/** A symbol, file or directory that rules check. */
export interface Subject {
  what: 'module' | 'function' | 'method' | 'class' | 'directory';
  id: string;
  name: string;
  path: string;
  line: number;
  /** In lines; for a directory, the number of files with code. */
  size: number;
}

/** Returns the subjects in a file: the file, its functions and methods, its classes. A file without code has none. */
export function subjectsOf(shard: FileShard): Subject[] {
  if (shard.language === null) return [];
  return shard.nodes.flatMap((node, index) => {
    const what = subjectKind(node);
    if (!what) return [];
    const { id, name, span, nameSpan } = node;
    const size = index === 0 ? shard.lines : lastLine(span) - span[0] + 1;
    return [{ what, id, name, path: shard.path, line: nameSpan[0], size }];
  });
}

export function directorySubject(path: string, size: number): Subject {
  return { what: 'directory', id: directoryId(path), name: baseName(path), path, line: 1, size };
}

/** Interfaces and enums are declarations: their length does not mean that they do too much. */
const classKinds: ReadonlySet<string> = new Set(['class', 'struct', 'trait']);

function subjectKind({ kind }: ShardNode): Subject['what'] | undefined {
  if (kind === 'module' || kind === 'function') return kind;
  if (callableKinds.has(kind)) return 'method';
  return classKinds.has(kind) ? 'class' : undefined;
}

/** A method may have a generic name, because its type gives it a meaning. */
const kindsOfRule: Readonly<Record<RuleName, readonly Subject['what'][]>> = {
  generic_module: ['module'],
  generic_function: ['function'],
  generic_class: ['class'],
  function_size: ['function', 'method'],
  module_size: ['module'],
  class_size: ['class'],
  directory_size: ['directory'],
};

/** A violation by a subject, not an expired suppression. */
type RuleViolation = Violation & { rule: RuleName };

/** The result of checking subjects. */
export type CheckResult = Pick<RulesEntry, 'checked' | 'violations' | 'suppressed'>;

/** Checks subjects. Suppressions that ended before `today` do not apply. */
export class RuleBook {
  /** The number of violations that each suppression suppresses. */
  readonly hits: number[];
  readonly #rules: Rules;
  readonly #names: ReadonlyMap<NameRule, ReadonlySet<string>>;
  readonly #suppressors: ((violation: Violation) => boolean)[];

  constructor(rules: Rules, today: string | null) {
    this.#rules = rules;
    this.#names = new Map(nameRules.map((rule) => [rule, new Set(rules.names[rule].map(plain))]));
    this.hits = rules.suppressions.map(() => 0);
    this.#suppressors = rules.suppressions.map((suppression) =>
      isExpired(suppression, today) ? () => false : suppressionMatcher(suppression),
    );
  }

  check(subjects: readonly Subject[]): CheckResult {
    const active = ruleNames.filter((rule) => !this.#rules.disabled.includes(rule));
    const found: RuleViolation[] = [];
    const checked = ruleNames.map((rule) => {
      if (!active.includes(rule)) return 0;
      const own = subjects.filter(({ what }) => kindsOfRule[rule].includes(what));
      found.push(...own.flatMap((subject) => this.#violation(rule, subject) ?? []));
      return own.length;
    });
    const violations: RuleViolation[] = [];
    const suppressed: SuppressedViolation[] = [];
    for (const violation of found) {
      const suppression = this.#suppressors.findIndex((suppresses) => suppresses(violation));
      if (suppression < 0) {
        violations.push(violation);
      } else {
        suppressed.push({ ...violation, suppression });
        this.hits[suppression] = (this.hits[suppression] ?? 0) + 1;
      }
    }
    return { checked, violations: violations.sort((a, b) => a.line - b.line), suppressed };
  }

  #violation(rule: RuleName, subject: Subject): RuleViolation | undefined {
    return isNameRule(rule) ? this.#nameViolation(rule, subject) : this.#sizeViolation(rule, subject);
  }

  #nameViolation(rule: NameRule, { what, id, name, path, line }: Subject): RuleViolation | undefined {
    const value = what === 'module' ? stem(name) : name;
    if (!this.#names.get(rule)?.has(plain(value))) return undefined;
    const message = `"${name}" is a generic name: name the ${what} after its purpose.`;
    return { rule, severity: 'error', id, path, line, message, value: name };
  }

  #sizeViolation(rule: SizeRule, { what, id, name, path, line, size }: Subject): RuleViolation | undefined {
    const { warn, error } = this.#rules.sizes[rule];
    const severity = size > error ? 'error' : size > warn ? 'warning' : undefined;
    if (!severity) return undefined;
    const unit = what === 'directory' ? 'files with code' : 'lines';
    const limit = severity === 'error' ? error : warn;
    const message = `The ${what} "${name || '.'}" has ${size} ${unit}, more than ${limit}: split it.`;
    return { rule, severity, id, path, line, message, value: size, limit };
  }
}

function isNameRule(rule: RuleName): rule is NameRule {
  return (nameRules as readonly string[]).includes(rule);
}

function isExpired({ until }: Suppression, today: string | null): boolean {
  return until !== undefined && today !== null && until < today;
}

/** Returns a violation for each suppression that has ended. */
export function expiredSuppressions({
  suppressions,
  today,
}: Pick<RulesIndex, 'suppressions' | 'today'>): Violation[] {
  return suppressions
    .filter((suppression) => isExpired(suppression, today))
    .map(({ rule, path, id, reason, until = '' }) => ({
      rule: 'expired_suppression' as const,
      severity: 'warning' as const,
      id: id ?? '',
      path: path ?? '',
      line: 1,
      message: `The suppression of ${rule ?? 'every rule'} ended on ${until} ("${reason}"): fix the violations, or set a later date.`,
      value: until,
    }));
}

function suppressionMatcher({ rule, path, id }: Suppression): (violation: Violation) => boolean {
  const glob = path === undefined ? undefined : createGlobMatcher([path]);
  return (violation) =>
    (rule === undefined || rule === violation.rule) &&
    (id === undefined || isInside(violation.id, id)) &&
    (glob === undefined || glob(violation.path));
}

/** Whether an id is `outer` or the id of something in it. */
export function isInside(id: string, outer: string): boolean {
  if (id === outer) return true;
  const withoutKind = (text: string) => text.slice(text.indexOf(':') + 1);
  const prefix = withoutKind(outer);
  return withoutKind(id).startsWith(outer.startsWith('file:') ? `${prefix}:` : `${prefix}.`);
}

/** Returns the name of a file without its extension. */
function stem(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

function plain(name: string): string {
  return name.toLowerCase();
}

/** Throws if the atlas was built by a version without rules. */
export async function readRules(store: Store): Promise<RulesIndex> {
  const index = (await store.read(artifactPath.rules)) as RulesIndex | undefined;
  if (index) return index;
  throw new StoreError(
    'unreadable',
    `${artifactPath.rules} is missing: the atlas was built without rules. Build it again.`,
  );
}

export function readRulesShard(store: Store, file: string): Promise<RulesShard> {
  return readNamed<RulesShard>(store, artifactPath.below(file));
}

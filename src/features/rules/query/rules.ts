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
  type Suppression,
  type Violation,
} from '../../../model/rules.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { directoryId } from '../../../query/directory-id.ts';
import { createGlobMatcher } from '../../../base/globs.ts';
import { readNamed } from '../../../query/read.ts';
import { lastLine } from '../../../query/text.ts';

/** Something that rules are held against. */
export interface Checked {
  what: 'module' | 'function' | 'method' | 'class' | 'directory';
  id: string;
  name: string;
  path: string;
  line: number;
  /** In lines; of a directory in files with code. */
  size: number;
}

/** What is checked of a file: itself, what can be called in it, its classes. Nothing of a file without code. */
export function checkedOf(shard: FileShard): Checked[] {
  if (shard.language === null) return [];
  return shard.nodes.flatMap((node, index) => {
    const what = whatOf(node);
    if (!what) return [];
    const { id, name, span, nameSpan } = node;
    const size = index === 0 ? shard.lines : lastLine(span) - span[0] + 1;
    return [{ what, id, name, path: shard.path, line: nameSpan[0], size }];
  });
}

export function checkedDirectory(path: string, size: number): Checked {
  return { what: 'directory', id: directoryId(path), name: baseName(path), path, line: 1, size };
}

/** Interfaces and enums only say what there is: their length is no sign that they do too much. */
const classKinds: ReadonlySet<string> = new Set(['class', 'struct', 'trait']);

function whatOf({ kind }: ShardNode): Checked['what'] | undefined {
  if (kind === 'module' || kind === 'function') return kind;
  if (callableKinds.has(kind)) return 'method';
  return classKinds.has(kind) ? 'class' : undefined;
}

/** A method is called by the name of its owner too, so that its own may be general. */
const subjects: Readonly<Record<RuleName, readonly Checked['what'][]>> = {
  generic_module: ['module'],
  generic_function: ['function'],
  generic_class: ['class'],
  function_size: ['function', 'method'],
  module_size: ['module'],
  class_size: ['class'],
  directory_size: ['directory'],
};

/** Rules find no expired suppressions. */
type Found = Violation & { rule: RuleName };

/** What is found when rules are held against things. */
export type Verdict = Pick<RulesEntry, 'checked' | 'violations' | 'suppressed'>;

/** Holds the rules against things; `today` decides which suppressions still count. */
export class RuleBook {
  /** How much each suppression keeps quiet. */
  readonly hits: number[];
  readonly #rules: Rules;
  readonly #names: ReadonlyMap<NameRule, ReadonlySet<string>>;
  readonly #counts: ((violation: Violation) => boolean)[];

  constructor(rules: Rules, today: string | null) {
    this.#rules = rules;
    this.#names = new Map(nameRules.map((rule) => [rule, new Set(rules.names[rule].map(plain))]));
    this.hits = rules.suppressions.map(() => 0);
    this.#counts = rules.suppressions.map((suppression) =>
      isExpired(suppression, today) ? () => false : suppressionMatcher(suppression),
    );
  }

  check(things: readonly Checked[]): Verdict {
    const active = ruleNames.filter((rule) => !this.#rules.disabled.includes(rule));
    const found: Found[] = [];
    const checked = ruleNames.map((rule) => {
      if (!active.includes(rule)) return 0;
      const own = things.filter(({ what }) => subjects[rule].includes(what));
      found.push(...own.flatMap((thing) => this.#violation(rule, thing) ?? []));
      return own.length;
    });
    const quiet = new Set(found.filter((violation) => this.#isSuppressed(violation)));
    return {
      checked,
      violations: found.filter((violation) => !quiet.has(violation)).sort((a, b) => a.line - b.line),
      suppressed: [...quiet].map(({ rule }) => rule),
    };
  }

  #isSuppressed(violation: Found): boolean {
    const at = this.#counts.findIndex((counts) => counts(violation));
    if (at < 0) return false;
    this.hits[at] = (this.hits[at] ?? 0) + 1;
    return true;
  }

  #violation(rule: RuleName, thing: Checked): Found | undefined {
    return isNameRule(rule) ? this.#nameViolation(rule, thing) : this.#sizeViolation(rule, thing);
  }

  #nameViolation(rule: NameRule, { what, id, name, path, line }: Checked): Found | undefined {
    const value = what === 'module' ? stem(name) : name;
    if (!this.#names.get(rule)?.has(plain(value))) return undefined;
    const message = `"${name}" says nothing about what the ${what} is for: name it after that.`;
    return { rule, severity: 'error', id, file: path, line, message, value: name };
  }

  #sizeViolation(rule: SizeRule, { what, id, name, path, line, size }: Checked): Found | undefined {
    const { warn, error } = this.#rules.sizes[rule];
    const severity = size > error ? 'error' : size > warn ? 'warning' : undefined;
    if (!severity) return undefined;
    const unit = what === 'directory' ? 'files with code' : 'lines';
    const limit = severity === 'error' ? error : warn;
    const message = `The ${what} "${name || '.'}" has ${size} ${unit}, more than ${limit}: take it apart.`;
    return { rule, severity, id, file: path, line, message, value: size, limit };
  }
}

function isNameRule(rule: RuleName): rule is NameRule {
  return (nameRules as readonly string[]).includes(rule);
}

function isExpired({ until }: Suppression, today: string | null): boolean {
  return until !== undefined && today !== null && until < today;
}

/** Suppressions whose day has passed, as violations of their own. */
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
      file: path ?? '',
      line: 1,
      message: `The suppression of ${rule ?? 'every rule'} ended on ${until} ("${reason}"): mend what it kept quiet, or give it another day.`,
      value: until,
    }));
}

function suppressionMatcher({ rule, path, id }: Suppression): (violation: Violation) => boolean {
  const glob = path === undefined ? undefined : createGlobMatcher([path]);
  return (violation) =>
    (rule === undefined || rule === violation.rule) &&
    (id === undefined || isInside(violation.id, id)) &&
    (glob === undefined || glob(violation.file));
}

/** Whether an id is `outer` or of something that is in it. */
export function isInside(id: string, outer: string): boolean {
  if (id === outer) return true;
  const place = (of: string) => of.slice(of.indexOf(':') + 1);
  const around = place(outer);
  return place(id).startsWith(outer.startsWith('file:') ? `${around}:` : `${around}.`);
}

/** The name of a file without its extension. */
function stem(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

function plain(name: string): string {
  return name.toLowerCase();
}

/** Throws where the atlas is of a version that knew no rules. */
export async function readRules(store: Store): Promise<RulesIndex> {
  const index = (await store.read(artifactPath.rules)) as RulesIndex | undefined;
  if (index) return index;
  throw new StoreError(
    'unreadable',
    `${artifactPath.rules} is missing: the atlas was made without rules. Build it again.`,
  );
}

export function readRulesShard(store: Store, file: string): Promise<RulesShard> {
  return readNamed<RulesShard>(store, artifactPath.below(file));
}

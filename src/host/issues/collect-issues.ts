import { allDeadCode } from '../../features/dead-code/dead-code.ts';
import { allViolations } from '../../features/rules/validate.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { Finding } from '../../model/coverage.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Cycles, Findings } from '../../model/quality.ts';
import { readIndex, readNamed } from '../../query/read.ts';
import type { Issue, IssueNotice } from '../../render/issues/issue.ts';
import type { Store } from '../../store/store.ts';
import { issueOfCycle, issueOfDeadCode, issueOfSecret, issueOfViolation, noticeOf } from './issues-of.ts';
import { IssuePlacer } from './place-issues.ts';

/** Returns all issues of an atlas: likely secrets, violations of rules, cycles of imports and dead code. */
export async function collectIssues(
  store: Store,
  files: AsyncIterable<FileShard>,
): Promise<{ issues: Issue[]; notices: IssueNotice[] }> {
  const { violations, suppressed } = await allViolations(store, {});
  const rules = [...violations, ...suppressed].map(issueOfViolation);
  // The question about dead code refuses an atlas without code.
  const hasCode = (await readIndex(store)).coverage.supportedFileCount > 0;
  const dead = hasCode ? (await allDeadCode(store, {})).symbols.map(issueOfDeadCode) : [];
  const { cycles } = await readNamed<Cycles>(store, artifactPath.cycles);
  const cycleIssues = cycles.map((cycle) => issueOfCycle(cycle.files));
  const cycleAt = new Map(cycleIssues.map((issue) => [issue.place?.path, issue]));
  const placer = new IssuePlacer([...rules, ...dead]);
  const seen = new Set<string>();
  const secrets: Issue[] = [];
  const notices: IssueNotice[] = [];
  const addFinding = (finding: Finding): void => {
    const secret = issueOfSecret(finding);
    if (secret) secrets.push(secret);
    else notices.push(noticeOf(finding));
  };
  for await (const shard of files) {
    seen.add(shard.path);
    placer.see(shard);
    const cycle = cycleAt.get(shard.path);
    if (cycle) placeCycle(cycle, shard);
    for (const finding of shard.findings) addFinding(finding);
  }
  // Those of other files, such as withheld ones, are only in the list of all.
  const { findings } = await readNamed<Findings>(store, artifactPath.findings);
  for (const finding of findings) if (!seen.has(finding.path)) addFinding(finding);
  secrets.sort((a, b) => compareText(a.place?.path ?? '', b.place?.path ?? ''));
  return { issues: [...secrets, ...rules, ...cycleIssues, ...dead], notices };
}

/** Places a cycle at the first import that belongs to it. */
function placeCycle(cycle: Issue, shard: FileShard): void {
  const others = new Set(cycle.related);
  const isInCycle = (to: number | null): boolean => {
    if (to === null) return false;
    const end = endAt(shard, to);
    return 'path' in end && others.has(end.path);
  };
  const found = shard.imports.find(({ to }) => isInCycle(to));
  if (found) cycle.place = { path: shard.path, span: found.span };
}

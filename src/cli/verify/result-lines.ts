import type { BuildChoices } from '../../host/verify/build-choices.ts';
import type { DigestCheck } from '../../host/verify/check-digests.ts';
import type { FileDifference } from '../../host/verify/compare-files.ts';
import type { Origin } from '../../host/verify/origin.ts';
import type { ProblemKind } from '../../host/verify/problem.ts';
import type { Rebuilt } from '../../host/verify/rebuild.ts';
import { count, counted, nounFor } from '../../render/counted.ts';

/** A line of the result: a label, which is empty for further lines of the same, and a text. */
export interface VerifyLine {
  label: string;
  text: string;
  tone?: 'red' | 'green' | 'yellow';
}

/** Files that are listed; `--json` has all. */
const MAX_LISTED = 20;

/** Describes the program that built an atlas, and of what. */
export function originLines(name: string, { index, differences }: Origin): VerifyLine[] {
  const { generator, schemaVersion, repository, grammars } = index;
  const { commit, branch, dirty } = repository;
  const state =
    commit === null
      ? 'built without git'
      : `commit ${commit}${branch === null ? '' : ` of ${branch}`}${dirty ? ', with uncommitted changes' : ''}`;
  return [
    { label: 'atlas', text: name },
    { label: 'repository', text: `${repository.name}, ${state}` },
    { label: 'built by', text: `Treeatlas ${generator.version}, version ${schemaVersion} of the JSON` },
    {
      label: 'grammars',
      text: grammars.map(({ language, hash }) => `${language} ${hash}`).join(', ') || 'none',
    },
    differences.length === 0
      ? { label: 'this program', text: 'has the same version and the same grammars' }
      : { label: 'this program', text: differences.join(' '), tone: 'yellow' },
  ];
}

const digestTexts: Readonly<Record<ProblemKind, string>> = {
  missing: 'is missing',
  changed: 'is not as published',
  unreadable: 'cannot be read',
  extra: 'does not belong to the atlas',
};

/** Describes the comparison with the digests. */
export function digestLines({ checked, coverPages, problems, others }: DigestCheck): VerifyLine[] {
  const lines: VerifyLine[] = [
    problems.length === 0
      ? { label: 'digests', text: `all ${counted(checked, 'file')} are as published`, tone: 'green' }
      : {
          label: 'digests',
          text: `${differing(problems.length)}, of ${count(checked)}`,
          tone: 'red',
        },
    ...listed(problems, ({ path, problem, reason }) => ({
      label: '',
      text: `${path} ${digestTexts[problem]}${reason === undefined ? '' : `: ${reason}`}`,
    })),
  ];
  if (!coverPages)
    lines.push({
      label: '',
      text: 'Pages have no digests: an earlier version built the atlas. Only --rebuild compares them.',
      tone: 'yellow',
    });
  if (others > 0)
    lines.push({ label: '', text: `${counted(others, 'other file')} beside the atlas not compared` });
  return lines;
}

const rebuildTexts: Readonly<Record<ProblemKind, string>> = {
  missing: 'is missing: the build has it',
  changed: 'differs',
  unreadable: 'cannot be read',
  extra: 'is not in the build',
};

/** Describes the comparison with a fresh build. */
export function rebuildLines({ commit, choices, notices, same, differences }: Rebuilt): VerifyLine[] {
  const total = same + differences.length;
  return [
    { label: 'rebuilt', text: `commit ${commit}; ${choicesText(choices)}` },
    ...notices.map((text): VerifyLine => ({ label: '', text, tone: 'yellow' })),
    differences.length === 0
      ? {
          label: 'comparison',
          text: `all ${counted(same, 'file')} are the same, byte by byte`,
          tone: 'green',
        }
      : {
          label: 'comparison',
          text: `${differing(differences.length)}, of ${count(total)}`,
          tone: 'red',
        },
    ...listed(differences, differenceLine),
  ];
}

function differenceLine({ path, problem, reason, first }: FileDifference): VerifyLine {
  if (!first)
    return {
      label: '',
      text: `${path} ${rebuildTexts[problem]}${reason === undefined ? '' : `: ${reason}`}`,
    };
  const place = `${first.line === undefined ? '' : `line ${count(first.line)}, `}byte ${count(first.byte)}`;
  const texts = first.texts?.map((text) => JSON.stringify(text)).join(' and in the build ');
  return { label: '', text: `${path} differs at ${place}${texts === undefined ? '' : `: ${texts}`}` };
}

function choicesText({
  pages,
  only,
  markdown,
  siteUrl,
  hub,
  blame,
  history,
  changes = [],
}: BuildChoices): string {
  return [
    `--pages ${pages ?? 'symbols'}`,
    only === undefined ? '' : `--only ${only}`,
    markdown === false ? '--no-markdown' : '',
    siteUrl === undefined ? '' : `--site-url ${siteUrl}`,
    hub === undefined ? '' : `--hub ${hub}`,
    blame === undefined ? '' : blame ? '--blame' : '--no-blame',
    history === undefined ? '' : `--history ${history}`,
    ...changes.map((range) => `--changes ${range}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function differing(files: number): string {
  return `${counted(files, 'file')} ${nounFor(files, 'differs', 'differ')}`;
}

function listed<Item>(items: readonly Item[], line: (item: Item) => VerifyLine): VerifyLine[] {
  const left = items.length - MAX_LISTED;
  return [
    ...items.slice(0, MAX_LISTED).map(line),
    ...(left > 0 ? [{ label: '', text: `… and ${count(left)} more: --json lists all` }] : []),
  ];
}

import type { Requirement, Specification } from './requirements.ts';

const head = `---
title: Specifications
description: The five specifications that the operations answer to, requirement by requirement, with the test that holds each.
order: 13
---

# Specifications

Treeatlas answers to five specifications of other programs, under their names and with their fields ([names of other tools](agents.md#names-of-other-tools)). Each requirement is held by a test, or there is a reason why not.
This document is written by the tests (\`UPDATE_SPECIFICATIONS=1 npx vitest run test/contracts/specifications.test.ts\`), and a test fails when it is out of date.
`;

export function specificationsDocument(specifications: readonly Specification[]): string {
  const all = specifications.flatMap(({ requirements }) => requirements);
  const total = `Of ${all.length} requirements, ${all.filter(isMet).length} are met as written, ${all.filter(isOther).length} in another way and ${all.filter(isAbsent).length} are not.`;
  return `${[head, total, ...specifications.map(section)].join('\n')}\n`;
}

function section({ title, requirements }: Specification): string {
  const rows = requirements.map((each) => `| ${[each.what, standing(each), testOf(each)].join(' | ')} |`);
  return ['', `## ${title}`, '', '| requirement | here | test |', '| --- | --- | --- |', ...rows].join('\n');
}

function standing(each: Requirement): string {
  if (isMet(each)) return 'as specified';
  return `${isAbsent(each) ? 'no' : 'otherwise'}: ${each.reason ?? ''}`;
}

function testOf({ test }: Requirement): string {
  if (!test) return '';
  const [file, title] = test;
  return `\`${file.replace('.test.ts', '')}\`: ${title.replaceAll('|', '\\|')} …`;
}

function isMet({ reason }: Requirement): boolean {
  return reason === undefined;
}

function isAbsent({ test }: Requirement): boolean {
  return test === undefined;
}

function isOther(each: Requirement): boolean {
  return !isMet(each) && !isAbsent(each);
}

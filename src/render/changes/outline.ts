import type { ChangeReport } from '../../model/changes.ts';
import { breakingSection, compatibleSection, mustChangeSection, addedSection } from './outline-public.ts';
import { otherSymbolsSection, restOf } from './outline-rest.ts';
import {
  cyclesSection,
  deadCodeSection,
  packagesSection,
  secretsSection,
  violationsSection,
} from './outline-problems.ts';
import { riskSection, testsSection, unseenSection } from './outline-tests.ts';
import type { Inline, OutlineSection, SummaryLine } from './outline-parts.ts';
import { summaryOf, titleOf } from './summary.ts';

/** The content of a report in reading order, without the form of an output. */
export interface Outline {
  title: readonly Inline[];
  /** At most five. */
  summary: readonly SummaryLine[];
  /** Without those that are empty. */
  sections: readonly OutlineSection[];
  /** Changes that a reviewer can skip, in one line; undefined if there are none. */
  rest: string | undefined;
}

export function outlineOf(report: ChangeReport): Outline {
  const sections = [
    mustChangeSection(report),
    breakingSection(report),
    compatibleSection(report),
    addedSection(report),
    otherSymbolsSection(report),
    secretsSection(report),
    packagesSection(report),
    cyclesSection(report),
    violationsSection(report),
    deadCodeSection(report),
    testsSection(report),
    riskSection(report),
    unseenSection(report),
  ];
  return {
    title: titleOf(report),
    summary: summaryOf(report),
    sections: sections.filter(({ total, command }) => total > 0 || command !== undefined),
    rest: restOf(report),
  };
}

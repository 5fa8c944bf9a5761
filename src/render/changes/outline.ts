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
import { summaryOf, titleOf, type SummaryLine } from './summary.ts';

/** A place of one of the two states. */
export interface ChangePlace {
  path: string;
  /** Absent for a whole file. */
  line?: number | undefined;
  side: 'base' | 'head';
  /** Address of its page in the atlas of that state, if it is known. */
  address?: string | undefined;
}

/** A part of a line. Plain texts are sentences; names and code are `code`. */
export type Inline = string | { code: string } | { place: ChangePlace };

export interface OutlineItem {
  text: readonly Inline[];
  /** Two versions of a text, shown as a diff; either may be absent. */
  before?: string | undefined;
  after?: string | undefined;
  notes?: readonly (readonly Inline[])[];
  /** Subordinate items, the most important first. */
  items?: readonly OutlineItem[];
}

export interface OutlineSection {
  title: string;
  /** Number of what the section lists, before anything is cut. */
  total: number;
  /** The singular and plural of what `total` counts. */
  noun: readonly [one: string, many: string];
  /** Whether `total` counts the subordinate items. */
  countsNested?: true;
  /** Sections with a higher number are cut first. */
  rank: number;
  items: readonly OutlineItem[];
  /** A command to copy. */
  command?: string | undefined;
}

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

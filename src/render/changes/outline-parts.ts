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

/** One line of the summary. */
export interface SummaryLine {
  label: string;
  text: string;
  /** Whether the reader should act on it. */
  isAlert: boolean;
}

/**
 * `missing`: named by the atlas, but absent. `changed`: other bytes than the atlas was published with. `unreadable`: see the reason. `extra`: in
 * a folder of the atlas, which does not name it.
 */
export type ProblemKind = 'missing' | 'changed' | 'unreadable' | 'extra';

/** A file of an atlas that is not as it was published. */
export interface Problem {
  path: string;
  problem: ProblemKind;
  reason?: string;
}

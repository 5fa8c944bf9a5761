import type { Config } from '../config/schema.ts';
import type { WorkingTreeOptions } from '../indexer/source/working-tree.ts';
import type { IndexSettings } from '../indexer/index-settings.ts';

/** The resolved settings of a project as plain data, from which another process can open it. */
export interface ProjectSetup {
  /** Absolute, links resolved. */
  root: string;
  config: Config;
  /** Those of the configuration and of the user, with defaults. */
  settings: IndexSettings;
  /** The absolute path of the folder that an atlas is written to. */
  out: string;
  /** Whether `out` is the user's choice. If not, it may be anywhere and must be checked: see `refuseLeadingOut`. */
  isOutTrusted: boolean;
  /** Whether files are listed with git, if it is installed. */
  usesGit: boolean;
  /** Decides which files are read, and how the repository is described. */
  listing: Pick<WorkingTreeOptions, 'name' | 'untracked' | 'strict' | 'forge' | 'blame'>;
}

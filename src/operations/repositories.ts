import type { AtlasHost } from './atlas-host.ts';
import type { RepositoryRecord } from './repository-record.ts';

/** The atlases of several repositories, of which each question is answered from one. */
export interface Repositories<Host extends AtlasHost = AtlasHost> {
  list(): Promise<RepositoryRecord[]>;
  /** Returns the hub that the atlases come from; undefined if there is none. */
  hub?(): Promise<AtlasHost | undefined>;
  /**
   * Calls `work` with the atlas of one repository, which stays open until the work is done. Throws an `OperationError` if the choice
   * names no repository of the list, or several.
   */
  use<Result>(
    choice: RepositoryChoice,
    work: (chosen: ChosenAtlas<Host>) => Promise<Result>,
  ): Promise<Result>;
}

export interface RepositoryChoice {
  /** Names or paths that the input gives for the repository. All must mean the same one. */
  wanted: readonly string[];
  /** Absolute paths among the other inputs. They decide if nothing is wanted. */
  places: readonly string[];
}

/** The choice of a question that selects no repository: the default answers. */
export const noChoice: RepositoryChoice = { wanted: [], places: [] };

export interface ChosenAtlas<Host extends AtlasHost = AtlasHost> {
  host: Host;
  /** Returns the text that selects the repository; undefined if the answer can be about no other one. */
  label(): Promise<string | undefined>;
}

export function isRepositories<Host extends AtlasHost>(
  host: Host | Repositories<Host>,
): host is Repositories<Host> {
  return 'use' in host;
}

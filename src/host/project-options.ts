import type { TrustRequest } from '../config/trust.ts';
import type { IndexProgress } from '../indexer/index.ts';

/** The connections of a host to the program that it runs in. All have defaults. */
export interface HostOptions {
  /** The folder that relative paths start from. Default: the current folder. */
  cwd?: string | undefined;
  /** Ends all work when aborted. */
  signal?: AbortSignal | undefined;
  /** Called with sentences for the user, such as that answers come from a local cache. */
  onNotice?: ((message: string) => void) | undefined;
  /** Called with sentences about results that may be incomplete, such as that git cannot be used. */
  onWarning?: ((message: string) => void) | undefined;
  onProgress?: ((progress: IndexProgress) => void) | undefined;
  /** Asks the user whether a configuration that is code may run. If absent, untrusted code is refused. */
  confirm?: ((request: TrustRequest) => Promise<boolean>) | undefined;
}

/** The choices of a user for one repository. They take precedence over its configuration. */
export interface ProjectOptions extends HostOptions {
  /** A configuration to use instead of the repository's; false for none. */
  config?: string | false | undefined;
  /** Whether the repository's configuration is trusted for this run. */
  trustConfig?: boolean | undefined;
  /** A folder with grammars of the user. The configuration of a repository cannot name one, because a grammar is code. */
  grammars?: string | undefined;
  /** SCIP indexes that compilers made, which add edges. They replace those of the configuration. */
  scip?: readonly string[] | undefined;
  /** Name of the repository, for readers. */
  name?: string | undefined;
  /** The folder to write the atlas to. */
  out?: string | undefined;
  /** The maximum number of worker processes and threads at a time. Those that build layers count as one. */
  workers?: number | undefined;
  /** Folder or name of a language model for search. */
  model?: string | undefined;
  /** False to list files without git. */
  git?: boolean | undefined;
  /** Whether files that git neither tracks nor ignores are read too. */
  untracked?: boolean | undefined;
  /** Whether what is published has the commit that each line comes from. */
  blame?: boolean | undefined;
  /** Whether the result leaves this machine. If so, only files that git tracks are read, unless the user chose otherwise. */
  publishes?: boolean | undefined;
}

import type { Option } from 'commander';
import type { ProjectOptions } from '../host/project-options.ts';
import type { Store } from '../store/store.ts';
import type { Terminal } from './terminal.ts';

/** Side effects that a command can have after its operation has run. The servers never have any. */
export interface CommandEffects {
  options: readonly Option[];
  /** Called with the answer if one of the options is given. */
  run?(context: EffectContext): Promise<EffectResult>;
  /** Called before the operation. Returns false if the operation is to be asked; otherwise it has done all that the command does. */
  replace?(context: ReplaceContext): Promise<boolean>;
}

/** A command line whose operation was not asked yet. */
export interface ReplaceContext extends Pick<EffectContext, 'terminal' | 'path' | 'given'> {
  /** The input of the operation, not yet validated. */
  input: Readonly<Record<string, unknown>>;
  /** Whether the exact answer of the operation is wanted. */
  json: boolean;
  project: Pick<ProjectOptions, 'model' | 'config' | 'trustConfig' | 'grammars' | 'scip'>;
}

export interface EffectResult {
  /** The answer to print. */
  answer: object;
  /** A text to print instead of the answer. */
  text?: string | undefined;
  /** An error to report after printing. */
  failure?: Error | undefined;
}

export interface EffectContext {
  terminal: Terminal;
  store: Store;
  /** A repository, the folder of an atlas or its address, as the user wrote it. */
  path: string;
  /** The input of the operation, not yet validated. */
  input: object;
  answer: object;
  /** The `options` on the command line, by attribute name. */
  given: Record<string, unknown>;
  /** See `ProjectOptions.grammars`. */
  grammars: string | undefined;
}

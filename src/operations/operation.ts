import type * as z from 'zod';
import type { StaticAnswer } from '../model/static-answer.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Store } from '../store/store.ts';
import type { Folders } from './folders.ts';
import type { OperationErrorCode } from './operation-error.ts';
import type { RepositoryRecord } from './repository-record.ts';

/** Capabilities that an interface gives to an operation. Short operations can ignore them. */
export interface RunContext {
  /** Aborted when nobody waits for the answer any more. Long work must check it regularly. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
  /** Reads the repository again and returns its atlas. Undefined for a published atlas. */
  refresh?: (() => Promise<Refreshed>) | undefined;
  /** The folders of the repository as they are on the disk; undefined for an atlas from elsewhere. */
  folders?: Folders | undefined;
  /** The language model that the user named, if any. */
  embedder?: Embedder | undefined;
  /** The repositories that can be asked; set for `isAboutRepositories`. */
  repositories?: readonly RepositoryRecord[] | undefined;
}

/** The atlas of a repository that was read again. */
export interface Refreshed {
  store: Store;
  /** The time in ISO 8601. */
  at: string;
  /** Names the reading among those of the server. */
  runId?: string;
}

export interface RunProgress {
  done: number;
  total: number;
  /** The current step, for people. */
  message: string;
}

/**
 * Other names of fields, by our name: `{ id: 'symbolId' }`. A pair also names the fields inside that field:
 * `{ dependsOn: ['depends_on', { id: 'target_id' }] }`. Names apply at every depth unless a pair overrides them.
 */
// An alias of `Record` cannot refer to itself.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export interface FieldNames {
  readonly [own: string]: string | readonly [name: string, inside: FieldNames];
}

/**
 * The names under which another tool published the same operation. Callers that use one of its tool names get its field
 * names in the input and in the answer.
 */
export interface Contract {
  /** Tool names: the first one for MCP and the command line, further ones for paths of REST. */
  names: readonly [string, ...string[]];
  input?: FieldNames;
  /**
   * Field names of the answer. Fields of `meta` keep our names unless `meta` itself is a pair here; `meta.next` has the names of
   * the input.
   */
  output?: FieldNames;
}

/**
 * A question that every interface answers in the same way. `run` is pure: everything it knows comes from the store.
 * Errors that the caller can fix are thrown as `OperationError`.
 */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** In snake_case. The CLI command, the REST path and the MCP tool have the same name. */
  name: string;
  /** How other tools publish the same operation. Every interface also answers under their names. */
  contracts?: readonly Contract[];
  /** The answer and when to use the operation, for people and agents. */
  description: string;
  /** Set if the operation uses the language model that the user named. */
  usesModel?: true;
  /** Set if the answer is about the repositories of a server, and not about the content of one. */
  isAboutRepositories?: true;
  /** Set if the answer is about all atlases of a hub, and not about the content of one. */
  isAboutHub?: true;
  /** Set if another program defines the fields of answers, so that they are JSON where others are text. */
  isForPrograms?: true;
  input: Input;
  /** Inputs that are texts to search for, and no places, whatever they look like. */
  texts?: readonly string[];
  /** The published schema of the input, if a contract prescribes it; derived from `input` by default. */
  inputSchema?: Readonly<Record<string, unknown>>;
  /** The error code for invalid input, if a contract prescribes another than `VALIDATION_FAILED`. */
  invalidInputCode?: OperationErrorCode;
  /** The names of input fields in messages; set for an operation under a contract. */
  inputNames?: FieldNames;
  output: Output;
  /** The published schema of answers, where it cannot be derived from `output`. */
  outputSchema?: Readonly<Record<string, unknown>>;
  /** The way to get the answer from the files of an atlas, without this program. */
  static: StaticAnswer;
  run(store: Store, input: z.output<Input>, context: RunContext): Promise<z.output<Output>>;
  /** Formats the answer as Markdown, without its `meta`. */
  toMarkdown(answer: z.output<Output>): string;
}

/** Returns the operation unchanged. The compiler checks its types against each other. */
export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}

import type { z } from 'zod';
import type { Artifact } from '../model/artifact.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Store } from '../store/store.ts';
import type { OperationErrorCode } from './operation-error.ts';

/**
 * One answer that the static JSON holds. Answers whose `path` is the same become one document; `key` is then
 * the member of the document that holds this one.
 */
export interface Prerendered<Input> {
  path: Artifact['path'];
  key?: string;
  input: Input;
}

/** What a prerenderer is asked for: everything that belongs to the whole atlas, to a directory, or to a file. */
export type PrerenderScope =
  | { kind: 'atlas' }
  | { kind: 'directory'; path: string; address: string }
  | { kind: 'file'; path: string; address: string };

/** What a face lends to a run: ways to follow and to end it. A run that is short may do without. */
export interface RunContext {
  /** Aborted when nobody waits for the answer any more: long work asks it now and then. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
  /** Reads the repository again and gives its atlas; absent where the atlas is a finished one. */
  refresh?: (() => Promise<Reread>) | undefined;
  /** The language model that the user named; absent where none is. */
  embedder?: Embedder | undefined;
}

/** A repository that was read again. */
export interface Reread {
  store: Store;
  /** When, in ISO 8601. */
  at: string;
}

export interface RunProgress {
  done: number;
  total: number;
  /** What is being done, for people. */
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
 * A question that every face asks in the same way. `run` is pure: all it knows comes from the store.
 * Errors that the asker can mend are thrown as `OperationError`.
 */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** snake_case; the CLI command, the REST path and the MCP tool bear it. */
  name: string;
  /** How other tools publish the same operation. Every interface also answers under their names. */
  contracts?: readonly Contract[];
  /** What it answers and when to ask it, for people and agents. */
  description: string;
  /** It asks a language model, where the user names one. */
  usesModel?: true;
  input: Input;
  /** What faces publish of the input, where a contract has the wording; otherwise it is made of `input`. */
  inputSchema?: Readonly<Record<string, unknown>>;
  /** What input that is not as its schema says is refused with, where a contract says other than `VALIDATION_FAILED`. */
  invalidInputCode?: OperationErrorCode;
  /** The names of input fields in messages; set for an operation under a contract. */
  inputNames?: FieldNames;
  output: Output;
  /** The published schema of answers, where it cannot be derived from `output`. */
  outputSchema?: Readonly<Record<string, unknown>>;
  /** Templates of the addresses that `prerender` fills, for the index. */
  urls: readonly string[];
  prerender?(store: Store, scope: PrerenderScope): AsyncIterable<Prerendered<z.input<Input>>>;
  run(store: Store, input: z.output<Input>, context: RunContext): Promise<z.output<Output>>;
  /** The answer as Markdown, without what `meta` says. */
  toMarkdown(answer: z.output<Output>): string;
}

/** Checks the types of one operation against each other and gives it back unchanged. */
export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}

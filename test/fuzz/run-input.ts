import { inputOf } from './target.ts';
import { findTargets } from './targets.ts';

export type FuzzRequest = { target: string } & ({ seed: number } | { input: unknown });

/** `where` is the innermost function of the program in the stack, so that failures of one kind can be counted. */
export type FuzzResponse = { outcome: string } | { message: string; where: string };

export interface FuzzSetup {
  /** A folder that the parent process removes. */
  scratch: string;
}

/** Feeds one input to its target: the handler of the processes that fuzz. */
export async function runInput(request: FuzzRequest, setup: unknown): Promise<FuzzResponse> {
  const target = findTargets().find(({ name }) => name === request.target);
  if (!target) throw new Error(`There is no target ${request.target}.`);
  const input = 'input' in request ? request.input : inputOf(target, request.seed);
  try {
    return { outcome: await target.check(input, (setup as FuzzSetup).scratch) };
  } catch (cause) {
    return describe(cause);
  }
}

function describe(cause: unknown): FuzzResponse {
  if (!(cause instanceof Error)) return { message: String(cause), where: '' };
  let root = cause;
  while (root.cause instanceof Error) root = root.cause;
  const own = /at (?:async )?(\S+) \(\S*\/src\/([^\s:]+)/.exec(root.stack ?? '');
  const message = `${cause.name}: ${cause.message}`.slice(0, 1000);
  return { message, where: own ? `${own[1] ?? ''} in src/${own[2] ?? ''}` : '' };
}

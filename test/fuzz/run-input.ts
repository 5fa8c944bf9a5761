import { findTargets } from './targets.ts';

export interface FuzzRequest {
  target: string;
  seed: number;
  input: unknown;
}

/** `where` is the innermost function of the program on the stack; failures are grouped by it. */
export type FuzzResponse = { outcome: string } | { message: string; where: string };

/** Runs one input through its target. */
export async function runInput({ target: name, input }: FuzzRequest, scratch: string): Promise<FuzzResponse> {
  const [target] = findTargets([name]);
  if (!target) throw new Error(`There is no target ${name}.`);
  try {
    return { outcome: await target.check(input, scratch) };
  } catch (cause) {
    return describeFailure(cause);
  }
}

function describeFailure(cause: unknown): FuzzResponse {
  if (!(cause instanceof Error)) return { message: String(cause), where: '' };
  let root = cause;
  while (root.cause instanceof Error) root = root.cause;
  const frame = /at (?:async )?(\S+) \(\S*\/src\/(?!base\/pool\/)([^\s:]+)/.exec(root.stack ?? '');
  const message = `${cause.name}: ${cause.message}`.slice(0, 1000);
  return { message, where: frame ? `${frame[1] ?? ''} in src/${frame[2] ?? ''}` : '' };
}

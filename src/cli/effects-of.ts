import type { CommandEffects } from './command-effects.ts';

/** Returns what the command of an operation does besides answering, by the name of the operation or of a contract. */
export async function effectsOf(operation: string): Promise<CommandEffects | undefined> {
  if (operation === 'dead_code' || operation === 'deadcode')
    return (await import('./dead-code/effects.ts')).deadCodeEffects;
  if (operation === 'validate' || operation === 'auzoom_validate')
    return (await import('./validate/effects.ts')).validateEffects;
  if (operation === 'diff') return (await import('./changes/diff-effects.ts')).diffEffects;
  if (operation === 'check') return (await import('./changes/check-effects.ts')).checkEffects;
  return undefined;
}

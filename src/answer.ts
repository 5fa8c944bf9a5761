// The entry of questions. The build puts all that they need into one file.
import { setFlagsFromString } from 'node:v8';
import { answerQuestion } from './cli/answer-question.ts';
import { start } from './cli/start.ts';

/** Answers a question and ends the process; returns if `command` is not a question. */
export async function answer(command: string, args: readonly string[]): Promise<void> {
  // By default the space for new objects grows to 32 MB before the engine looks for garbage, which a short process
  // fills with nothing else.
  setFlagsFromString('--semi-space-growth-factor=1');
  await start((terminal) => answerQuestion(command, args, terminal));
}

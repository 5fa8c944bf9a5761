// The entry of questions. The build puts all that they need into one file.
import { setFlagsFromString } from 'node:v8';
import { answerQuestion } from './cli/answer-question.ts';
import { start } from './cli/start.ts';

/** Answers a question and ends the process; returns if `command` is not a question. */
export async function answer(command: string, args: readonly string[]): Promise<void> {
  // By default the space for new objects grows from 1 to 16 MB, twice, before much garbage is found, which a short process fills with
  // nothing else. In 1 MB it is searched too often, so it grows once, while code is loaded.
  setFlagsFromString('--semi-space-growth-factor=4');
  const onLoaded = (): void => setFlagsFromString('--semi-space-growth-factor=1');
  await start((terminal) => answerQuestion(command, args, terminal, onLoaded));
}

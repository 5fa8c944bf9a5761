import { loadOperation } from '../features/operation-entries.ts';
import { addReadCommand } from './commands/read-command.ts';
import { addExamples, checkWithoutCompiling, createProgram } from './create-program.ts';
import { effectsOf } from './effects-of.ts';
import { runProgram } from './run-program.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs the command line of a question, as `runCli` does, but loads only the code of that question. Returns undefined if `command`
 * is not a question.
 */
export async function answerQuestion(
  command: string,
  args: readonly string[],
  terminal: Terminal,
  onLoaded: () => void,
): Promise<number | undefined> {
  checkWithoutCompiling();
  const program = createProgram(terminal);
  if (command === 'read') {
    addReadCommand(program, terminal);
  } else {
    const name = command.replaceAll('-', '_');
    const operation = await loadOperation(name);
    if (!operation) return undefined;
    const { operationCommand } = await import('./operation-command.ts');
    const effects = await effectsOf(name);
    program.addCommand(operationCommand(operation, terminal, effects).copyInheritedSettings(program));
  }
  addExamples(program);
  onLoaded();
  return runProgram(args, terminal, () => Promise.resolve(program));
}

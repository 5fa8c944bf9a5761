/** Clean-up of helpers, in one list, so that what two of them changed is restored in order. */
const tasks: (() => void)[] = [];

/** Runs the task after the last test of this file. Later tasks run first, so that what was changed twice is restored. */
export function afterFile(task: () => void): void {
  tasks.push(task);
}

/** The set-up file calls it after each file. */
export function endFile(): void {
  for (const task of tasks.splice(0).reverse()) task();
}

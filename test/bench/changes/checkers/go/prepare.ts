import type { CheckerCommand } from '../../run-checker.ts';
import type { CheckerJob } from '../job.ts';

export async function prepareGo(_job: CheckerJob): Promise<CheckerCommand> {
  await Promise.resolve();
  throw new Error('none yet');
}

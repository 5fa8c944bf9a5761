import type { ChangesCorpus } from '../corpora.ts';
import { type Checker, type CheckerCommand, runChecker } from '../run-checker.ts';
import { prepareGo } from './go/prepare.ts';
import { prepareJava } from './java/prepare.ts';
import type { CheckerJob } from './job.ts';
import { preparePython } from './python/prepare.ts';
import { prepareTypeScript } from './typescript/prepare.ts';

const prepare: Record<ChangesCorpus['language'], (job: CheckerJob) => Promise<CheckerCommand>> = {
  typescript: prepareTypeScript,
  python: preparePython,
  go: prepareGo,
  java: prepareJava,
};

/** Installs what the checker of a repository needs, and starts it. */
export async function startChecker(language: ChangesCorpus['language'], job: CheckerJob): Promise<Checker> {
  return runChecker(await prepare[language](job));
}

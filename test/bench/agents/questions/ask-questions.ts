import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextFiles } from '../../../../src/cli/bench/text-tools.ts';
import { prepareOracle } from '../../accuracy/oracle/prepare-oracle.ts';
import { benchFolder } from '../../support/bench-folder.ts';
import { answerBy, arms, type Arm } from './arms.ts';
import { questionCorpora, type QuestionCorpus } from './corpora.ts';
import { drawQuestions } from './draw-questions.ts';
import { openMcp } from './open-mcp.ts';
import type { Question } from './question.ts';
import { score, type Score } from './score.ts';
import type { Result } from './tables.ts';
import { readTruth, type Truth } from './truth.ts';

const SEED = 1;

/** A repository with its questions, ready to be asked. */
export interface PreparedQuestions extends QuestionCorpus {
  root: string;
  truth: Truth;
  files: TextFiles;
  questions: readonly Question[];
}

/** Fetches a repository, indexes it with its compiler, and draws the questions. */
export async function prepareQuestions(each: QuestionCorpus): Promise<PreparedQuestions> {
  await mkdir(join(benchFolder, 'rivals'), { recursive: true });
  const oracle = await prepareOracle(each.corpus, benchFolder, (text) => {
    console.error(`${each.corpus.name}: ${text} …`);
  });
  const truth = await readTruth(each.corpus, oracle);
  const files = {
    paths: [...truth.files.keys()].sort(),
    lines: (path: string) => truth.files.get(path)?.lines ?? [],
  };
  return {
    ...each,
    root: oracle.root,
    truth,
    files,
    questions: drawQuestions(each.corpus.name, truth, SEED),
  };
}

/** Answers all questions in the three ways, and scores the answers. */
export async function askQuestions(): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of await questionCorpora()) {
    const { corpus, released, root, truth, files, questions } = await prepareQuestions(each);
    const { ask, close } = await openMcp(root);
    console.error(`${corpus.name}: ${questions.length} questions …`);
    try {
      for (const question of questions) {
        const scores = {} as Record<Arm, Score>;
        for (const arm of arms)
          scores[arm] = score(question, await answerBy(arm, question, files, ask), truth);
        results.push({ question, released, version: corpus.origin.version, scores });
      }
    } finally {
      await close();
    }
  }
  return results;
}

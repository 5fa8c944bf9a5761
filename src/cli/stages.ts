import { indexStageTitles, type IndexStage } from '../indexer/index-run.ts';
import type { PublishStage } from '../publish/progress.ts';
import type { Progress } from './progress.ts';

const titles: Record<IndexStage | PublishStage, string> = {
  ...indexStageTitles,
  artifacts: 'Writing JSON',
  pages: 'Rendering pages',
  prose: 'Indexing prose',
  assets: 'Copying scripts and styles',
  commit: 'Publishing',
};

export interface StageProgress {
  stage: IndexStage | PublishStage;
  done: number;
  total: number | undefined;
}

/** Reports the stages of the pipeline as one line. */
export function stageReporter(progress: Progress): (step: StageProgress) => void {
  return ({ stage, done, total = 0 }) => progress.report({ stage: titles[stage], done, total });
}

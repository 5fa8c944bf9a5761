import { indexStageTitles, type IndexStage } from '../indexer/index-run.ts';
import type { PublishStage } from '../publish/progress.ts';
import type { Progress } from './progress.ts';

const titles: Record<IndexStage | PublishStage, string> = {
  ...indexStageTitles,
  artifacts: 'Writing JSON',
  pages: 'Rendering pages',
  search: 'Building the search',
  assets: 'Copying scripts and styles',
  commit: 'Publishing',
};

export interface StageProgress {
  stage: IndexStage | PublishStage;
  done: number;
  total: number | undefined;
}

/** Reports the stages of the pipeline as one line. Search is built in parallel with the pages and shown after them. */
export function stageReporter(progress: Progress): (step: StageProgress) => void {
  let rendering = false;
  return ({ stage, done, total = 0 }) => {
    if (stage === 'pages') rendering = done < total;
    if (stage === 'search' && rendering) return;
    progress.report({ stage: titles[stage], done, total });
  };
}

import type { AtlasIndex } from '../model/atlas-index.ts';

/** In order of execution. */
export const publishStages = ['artifacts', 'pages', 'prose', 'assets', 'commit'] as const;
export type PublishStage = (typeof publishStages)[number];

export interface PublishProgress {
  stage: PublishStage;
  done: number;
  /** Undefined if not known in advance. */
  total: number | undefined;
}

export interface PublishSummary {
  index: AtlasIndex;
  /** Absolute path of the output. */
  outputFolder: string;
  /** Base artifacts in the atlas. */
  artifacts: number;
  /** All files in the atlas. */
  files: number;
  /** Files that are new or changed. */
  written: number;
  removed: number;
  /** Number of all jobs (files, directories, the atlas, the site), and of those that had to run. */
  jobs: number;
  jobsDone: number;
  bytes: { html: number; markdown: number; json: number; assets: number };
  /** Wall-clock time of each stage. */
  seconds: Record<PublishStage, number>;
  /** Pages and documents that the atlas lacks because they could not be created. */
  failures: { path: string; message: string }[];
  /** Sentences for the user about the output folder, and about what the atlas lacks. */
  notices: string[];
}

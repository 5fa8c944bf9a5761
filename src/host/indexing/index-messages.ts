import type { Indexed, IndexProgress } from '../../indexer/index.ts';
import type { ProjectSetup } from '../project-setup.ts';

/** The setup of a process that indexes. */
export interface IndexStart {
  setup: ProjectSetup;
  cacheFolder: string | undefined;
}

/** `index` comes first. Then `next` plans the next artifact, and `make` makes the one planned last. */
export type IndexRequest = 'index' | 'next' | 'make';

/** What is known of a repository before its artifacts are made. */
export type IndexedHead = Pick<Indexed, 'counts' | 'summary' | 'repository'>;

/** Has one field, by the request. `planned` is undefined after the last artifact. */
export interface IndexAnswer {
  indexed?: IndexedHead;
  planned?: { path: string; key: string | undefined } | undefined;
  value?: unknown;
}

export type IndexEvent = IndexProgress;

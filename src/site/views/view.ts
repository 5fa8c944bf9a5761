import type { Accuracy } from '../../model/accuracy.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { ImageShard } from '../../model/image.ts';
import type { CoverageGaps, DynamicCalls, IncompleteFiles } from '../../model/quality.ts';
import type { Doc } from '../markdown/docs.ts';
import type { Readme } from '../documents/readme.ts';
import type { ShownDocument } from '../documents/render-document.ts';
import type { ListedPackage } from './packages.ts';
import type { AnswerCount } from '../questions/count-answers.ts';
import type { ChangesView } from '../changes/changes-view.ts';
import type { AnswerView } from '../questions/answer-view.ts';
import type { HiddenTests } from './size-map.ts';
import type { FileLifelines, Timeline } from '../../model/timeline.ts';
import type { Listing } from '../../query/directory-listing.ts';
import type { AccuracyHeadline } from './accuracy.ts';

/** The data of a page, by kind of page. Each kind has a route of the same name in `pages`. */
export type View =
  | {
      kind: 'overview';
      index: AtlasIndex;
      root: DirectoryShard;
      /** The directories of the size map, by path. */
      directories: ReadonlyMap<string, DirectoryShard>;
      /** The test files by path: see `testsByPath`. */
      tests: ReadonlyMap<string, HiddenTests>;
      /** The paths of test files and of directories of tests: see `testPaths`. */
      testPaths: ReadonlySet<string>;
      readme: Readme | undefined;
      accuracy: AccuracyHeadline[];
      packages: ListedPackage[];
      answers: AnswerCount[];
    }
  | { kind: 'directory'; shard: DirectoryShard; listing: Listing; readme: Readme | undefined }
  | {
      kind: 'file';
      shard: FileShard;
      /** A text that is read as a document; undefined for code and other texts. */
      document: ShownDocument | undefined;
      /** Its symbols over time, if the atlas has a history of it. */
      lifelines: FileLifelines | undefined;
    }
  | {
      kind: 'image';
      image: ImageShard;
    }
  | {
      kind: 'symbol';
      shard: FileShard;
      /** The symbols on the page, in source order. It is about the first. */
      indexes: readonly number[];
      lifelines: FileLifelines | undefined;
      /** The package that contains the file; undefined without one, and without a hub, which alone needs it. */
      packageName: string | undefined;
    }
  | { kind: 'doc'; doc: Doc }
  | { kind: 'search' }
  | { kind: 'questions' }
  | { kind: 'explore' }
  | {
      kind: 'coverage';
      index: AtlasIndex;
      gaps: CoverageGaps;
      incompleteFiles: IncompleteFiles;
      dynamicCalls: DynamicCalls;
    }
  | { kind: 'accuracy'; accuracy: Accuracy }
  | AnswerView
  | { kind: 'history'; timeline: Timeline; comparisons: ReadonlyMap<string, string> }
  | { kind: 'version' }
  | ChangesView
  | { kind: 'missing' };
export type ViewOf<Kind extends View['kind']> = Extract<View, { kind: Kind }>;

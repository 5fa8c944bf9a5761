import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import type { Doc } from '../markdown/docs.ts';

/** What a page is about, with all the artifacts that it is made from. */
export type View =
  | { kind: 'overview'; index: AtlasIndex; root: DirectoryShard; readme: FileShard | undefined }
  | { kind: 'directory'; shard: DirectoryShard; readme: FileShard | undefined }
  | { kind: 'file'; shard: FileShard }
  | { kind: 'node'; shard: FileShard; node: ShardNode; index: number }
  | { kind: 'doc'; doc: Doc }
  | { kind: 'search' }
  | { kind: 'missing' };
export type ViewOf<Kind extends View['kind']> = Extract<View, { kind: Kind }>;

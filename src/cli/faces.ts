import type { Store } from '../store/store.ts';

/** What only other faces can do. The entry of the program hands it over, so that faces need not know each other. */
export interface Faces {
  serve(options: ServeFaceOptions): Promise<RunningServer>;
}

export interface ServeFaceOptions {
  /** The atlas as it is now. */
  getAtlas(): Promise<{ store: Store }>;
  subscribe?(listener: () => void): () => void;
  host: string;
  port: number;
  onNotice(message: string): void;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

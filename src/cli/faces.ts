import type { AtlasHost } from '../operations/ask.ts';

/** What only other faces can do. The entry of the program hands it over, so that faces need not know each other. */
export interface Faces {
  serve(options: ServeFaceOptions): Promise<RunningServer>;
  /** Speaks MCP over standard input and output, until one of the two sides ends. */
  mcp(options: McpFaceOptions): Promise<void>;
}

export interface McpFaceOptions {
  host: AtlasHost;
  toolset: string;
  text: boolean;
  signal: AbortSignal;
  onNotice(message: string): void;
}

export interface ServeFaceOptions extends AtlasHost {
  subscribe?(listener: () => void): () => void;
  /** Name or address to listen on. */
  host: string;
  port: number;
  /** Which tools MCP lists. */
  toolset: string;
  /** Whether MCP answers with text and not with data. */
  text: boolean;
  /** False where only questions are answered, and no pages. */
  pages: boolean;
  onNotice(message: string): void;
}

export interface RunningServer {
  url: string;
  /** Under which others on the network find it; empty where they do not. */
  networkUrls: string[];
  /** Whether others than the users of this machine reach it, under whatever address. */
  isPublic: boolean;
  close(): Promise<void>;
}

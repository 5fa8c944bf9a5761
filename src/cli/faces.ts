/** What only other faces can do. The entry of the program hands it over, so that faces need not know each other. */
export interface Faces {
  serve(options: ServeOptions): Promise<void>;
}

export interface ServeOptions {
  /** A repository. Absolute. */
  path: string;
  host: string;
  port: number;
}

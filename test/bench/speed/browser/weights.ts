import type { PhoneTimes } from './phone.ts';

export interface PageScripts {
  /** `overview`, `file` … */
  type: string;
  path: string;
  /** Gzip bytes of all scripts that come before anyone touches the page, drawings apart. */
  scriptBytes: number;
  /** Of those that come because a drawing is in view. */
  drawingBytes: number;
}

/** What a browser fetched, in bytes as a host that compresses sends them. */
export interface BrowserWeights {
  pages: PageScripts[];
  /** From opening the palette to its first result. */
  paletteBytes: number;
  /** From typing on the search page to its first result. */
  searchBytes: number;
  phone: PhoneTimes;
}

/** Colours of the page, as hexadecimal numbers: Mermaid computes others from them. */
export interface DrawingColors {
  paper: string;
  surface: string;
  sunk: string;
  ink: string;
  'ink-2': string;
  'line-2': string;
  water: string;
  'water-soft': string;
  isDark: boolean;
}

/** A message from a page to the frame. */
export type DrawingRequest =
  | {
      id: number;
      text: string;
      colors: DrawingColors;
      /** Whether its nodes are close to each other, as in a list. */
      isDense: boolean;
      /** Whether all lines lead to or from one node, so that they may share their way. */
      isStar: boolean;
      /** Whether its columns are close to each other, as on a phone. */
      isNarrow: boolean;
    }
  | {
      scripts: ScriptFile[];
      /** The program of the worker that lays out, with the first scripts. */
      layout?: Blob;
    }
  | {
      /** Scripts that the page could not fetch. */
      missing: string[];
      reason: string;
    };

/** A script that the page has fetched. A blob is handed over without a copy of its text. */
export interface ScriptFile {
  name: string;
  file: Blob;
}

/** A message from the frame to its page. `needs` are names of scripts that the page must send, because the frame has no origin and so no cache. */
export type DrawingAnswer =
  { needs: string[] } | { id: number; picture: DrawnPicture } | { id: number; failure: string };

export interface DrawnPicture {
  /** A whole document, with its size. */
  svg: string;
  width: number;
  height: number;
  /** The places of the nodes, by their ids in the text. */
  nodes: DrawnBox[];
}

export interface DrawnBox {
  id: string;
  /** In the units of the picture, from its top left corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of the text of a drawing, in pixels. */
export const FONT_SIZE = 13;

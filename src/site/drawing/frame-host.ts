import layoutAddress from 'elkjs/lib/elk-worker.min.js?url';
import { DRAWING_FOLDER, DRAWING_FRAME, FIRST_SCRIPT } from '../../model/drawing-files.ts';
import { atlasUrl } from '../scripts/atlas.ts';
import type { DrawingAnswer, DrawingColors, DrawingRequest, DrawnPicture, ScriptFile } from './messages.ts';
import { pageColors } from './page-colors.ts';

interface Waiting {
  resolve(picture: DrawnPicture): void;
  reject(error: Error): void;
}

interface Drawing {
  text: string;
  colors: DrawingColors;
  isDense: boolean;
  isStar: boolean;
  isNarrow: boolean;
}

/** The frame answers before it does any work. */
const ANSWER_MS = 15_000;

let host: Promise<FrameHost> | undefined;

/** Draws a Mermaid text in the frame of the page, which is made with the first drawing. Rejects with what Mermaid says of a wrong text. */
export async function drawText(drawing: Omit<Drawing, 'colors'>): Promise<DrawnPicture> {
  return (await prepareFrame()).draw({ ...drawing, colors: pageColors() });
}

/** Opens the frame, once per page, so that it loads what it needs while the page prepares the text. */
export function prepareFrame(): Promise<FrameHost> {
  return (host ??= openFrame());
}

/**
 * Opens the frame. It may run scripts but has no origin, so it can reach neither the page nor the storage of the site. The page fetches
 * the scripts of Mermaid for it, because browsers keep nothing in their cache for a frame without an origin.
 */
async function openFrame(): Promise<FrameHost> {
  const first = Promise.all([readScript(FIRST_SCRIPT), readFile(layoutAddress)]);
  // It may fail before anything waits for it.
  first.catch(() => undefined);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.className = 'drawing-frame';
  frame.title = 'Drawings';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = atlasUrl(DRAWING_FRAME);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const { port1, port2 } = new MessageChannel();
  // It has no origin that could be named.
  frame.contentWindow?.postMessage('', '*', [port2]);
  return new FrameHost(port1, first);
}

class FrameHost {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Why it cannot draw. */
  #failure: Error | undefined;

  /** `first` is what every drawing needs: the first script, and the program of the worker that lays out. */
  constructor(port: MessagePort, first: Promise<[ScriptFile, Blob]>) {
    // A browser that shows another document in the frame says so to nobody.
    const late = setTimeout(() => this.#fail(new Error('The frame that draws did not answer.')), ANSWER_MS);
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
      clearTimeout(late);
      this.#receive(data);
    };
    const request = first.then(([script, layout]) => ({ scripts: [script], layout }));
    void this.#send([FIRST_SCRIPT], request);
  }

  draw(drawing: Drawing): Promise<DrawnPicture> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, ...drawing } satisfies DrawingRequest);
    });
  }

  #receive(answer: DrawingAnswer): void {
    if ('needs' in answer) {
      const request = Promise.all(answer.needs.map(readScript)).then((scripts) => ({ scripts }));
      void this.#send(answer.needs, request);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('picture' in answer) waiting?.resolve(answer.picture);
    else waiting?.reject(new Error(answer.failure));
  }

  /** Sends scripts when they have come, or says that they cannot: what is drawn now may need them, and what is drawn later may not. */
  async #send(names: string[], scripts: Promise<DrawingRequest>): Promise<void> {
    try {
      this.#port.postMessage(await scripts);
    } catch (error) {
      this.#port.postMessage({
        missing: names,
        reason: error instanceof Error ? error.message : String(error),
      } satisfies DrawingRequest);
    }
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

async function readScript(name: string): Promise<ScriptFile> {
  if (!/^[\w-]+\.js$/.test(name)) throw new Error(`${name} is no script of a drawing.`);
  return { name, file: await readFile(atlasUrl(`${DRAWING_FOLDER}/${name}`)) };
}

async function readFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The scripts that draw could not be loaded (${response.status}).`);
  // The type is set here, because a server may send any.
  return new Blob([await response.blob()], { type: 'text/javascript' });
}

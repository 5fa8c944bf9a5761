import { boxSize, type LayoutAnswer, type LayoutRequest, type Picture, type Scene } from './scene.ts';

/** Lays out scenes in a worker, which is started for the first of them. Only the newest scene is of interest. */
export class Layouter {
  #worker: Worker | undefined;
  #number = 0;

  /** Returns the picture of a scene; undefined if another scene was asked for meanwhile. Rejects if the worker fails. */
  async layOut(scene: Scene): Promise<Picture | undefined> {
    const number = ++this.#number;
    const request: LayoutRequest = {
      number,
      boxes: scene.boxes.map((box) => ({ key: box.key, parent: box.parent, ...boxSize(box) })),
      edges: scene.edges.map(({ from, to }) => ({ from, to })),
    };
    const answer = await this.#ask(request);
    return number === this.#number ? { ...scene, ...answer } : undefined;
  }

  close(): void {
    this.#worker?.terminate();
  }

  #ask(request: LayoutRequest): Promise<LayoutAnswer> {
    const worker = (this.#worker ??= new Worker(new URL('./layout-worker.ts', import.meta.url), {
      type: 'module',
    }));
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const { signal } = done;
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<LayoutAnswer>) => {
          if (data.number !== request.number) return;
          done.abort();
          resolve(data);
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        () => {
          done.abort();
          reject(new Error('The picture could not be laid out.'));
        },
        { signal },
      );
      worker.postMessage(request);
    });
  }
}

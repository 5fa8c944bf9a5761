import Elk, { type ELK } from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { elkGraph } from '../../render/elk/elk-graph.ts';
import { readLayout } from '../../render/elk/read-layout.ts';
import { layoutBoxes, type Picture, type Scene } from './scene.ts';

/** Readers do not wait longer for a picture. */
const MAX_SECONDS = 20;

/**
 * Lays out scenes with ELK in a worker, which is loaded for the first of them. Only the newest scene is of interest: a worker that is
 * busy with another one is ended.
 */
export class Layouter {
  #engine: { elk: ELK; worker: Worker } | undefined;
  #running: AbortController | undefined;

  /** Returns the picture of a scene; undefined if another scene was asked for meanwhile. Throws with a reason for readers. */
  async layOut(scene: Scene): Promise<Picture | undefined> {
    if (this.#running) this.close();
    const running = (this.#running = new AbortController());
    const boxes = layoutBoxes(scene);
    const { elk, worker } = (this.#engine ??= startEngine());
    try {
      const graph = await Promise.race([
        elk.layout(elkGraph(boxes, scene.edges, scene.direction)),
        endOf(worker, running.signal),
      ]);
      return graph && { ...scene, ...readLayout(graph, boxes, scene.edges) };
    } catch (error) {
      if (this.#running === running) this.close();
      throw error;
    } finally {
      running.abort();
      if (this.#running === running) this.#running = undefined;
    }
  }

  close(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#engine?.worker.terminate();
    this.#engine = undefined;
  }
}

function startEngine(): { elk: ELK; worker: Worker } {
  const worker = new Worker(workerAddress);
  return { elk: new Elk({ workerFactory: () => worker }), worker };
}

/** Resolves to undefined when a layout is no longer of interest, because an ended worker does not answer. Rejects when it fails or takes too long. */
function endOf(worker: Worker, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new Error(`The picture was not ready after ${MAX_SECONDS} seconds. Draw fewer boxes or lines.`),
        ),
      MAX_SECONDS * 1000,
    );
    worker.addEventListener(
      'error',
      () => reject(new Error('The program that lays out pictures could not be loaded. Reload the page.')),
      { signal },
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

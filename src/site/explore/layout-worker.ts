import { placeBoxes } from './place-boxes.ts';
import type { LayoutRequest } from './scene.ts';

// Hundreds of boxes take a while, in which the page must answer the reader.
addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  postMessage(placeBoxes(data));
});

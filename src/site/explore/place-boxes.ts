import { nestedLayout } from '../../render/layout/nested.ts';
import { routes } from '../../render/svg/routes.ts';
import type { LayoutAnswer, LayoutRequest } from './scene.ts';

/** Places boxes in rows inside each other, and leads edges around them. */
export function placeBoxes({ number, boxes, edges }: LayoutRequest): LayoutAnswer {
  const { width, height, places, ways } = nestedLayout(boxes, edges);
  return { number, width, height, places, routes: routes(edges, places, ways) };
}

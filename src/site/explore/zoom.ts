/** The part of a picture that is seen: its top left corner, and pixels of the screen per unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

const SMALLEST_SCALE = 0.05;
const LARGEST_SCALE = 4;
const MARGIN = 16;

/**
 * Shows a whole picture, at most in its own size. One that would be smaller than `smallest` is shown around a place, without more room
 * beside the picture than its margin.
 */
export function fitCamera(
  picture: Size,
  frame: Size,
  { smallest = SMALLEST_SCALE, around }: { smallest?: number | undefined; around?: Box | undefined } = {},
): Camera {
  const wide = (frame.width - 2 * MARGIN) / Math.max(1, picture.width);
  const high = (frame.height - 2 * MARGIN) / Math.max(1, picture.height);
  const fitting = Math.min(1, wide, high);
  const scale = Math.max(smallest, fitting);
  const middle = scale > fitting && around ? around : { x: 0, y: 0, ...picture };
  const margin = MARGIN / scale;
  return {
    scale,
    x: startOf(middle.x + middle.width / 2, frame.width / scale, picture.width, margin),
    // A picture as wide as the frame begins at its top, and leaves the rest to the buttons at the bottom. So does one without a subject
    // that is shown in part, because its lines lead down.
    y:
      scale === wide || (!around && picture.height + 2 * margin > frame.height / scale)
        ? -margin
        : startOf(middle.y + middle.height / 2, frame.height / scale, picture.height, margin),
  };
}

/** Returns where a frame of a length begins on one axis: around a middle, as far as there is picture on both sides. */
function startOf(middle: number, length: number, whole: number, margin: number): number {
  if (whole + 2 * margin <= length) return (whole - length) / 2;
  return Math.max(-margin, Math.min(whole + margin - length, middle - length / 2));
}

/** Zooms by a factor and keeps the point at `x`, `y` of the screen where it is. */
export function zoomAt({ x, y, scale }: Camera, factor: number, at: { x: number; y: number }): Camera {
  const next = Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, scale * factor));
  return { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next };
}

/** Moves by pixels of the screen. */
export function pan({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return { scale, x: x - dx / scale, y: y - dy / scale };
}

/** Moves a camera so that the middle of a box is in the middle, unless the box is seen. */
export function reveal(camera: Camera, box: Size & { x: number; y: number }, frame: Size): Camera {
  const wide = frame.width / camera.scale;
  const high = frame.height / camera.scale;
  const isSeen =
    box.x >= camera.x &&
    box.y >= camera.y &&
    box.x + box.width <= camera.x + wide &&
    box.y + box.height <= camera.y + high;
  if (isSeen) return camera;
  return { ...camera, x: box.x + box.width / 2 - wide / 2, y: box.y + box.height / 2 - high / 2 };
}

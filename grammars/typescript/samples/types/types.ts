/** A point. */
export interface Point {
  x: number;
  y?: number;
  move(by: Point): Point;
  (call: number): void;
  new (call: number): Point;
  readonly [key: string]: unknown;
}

// Merged with the one above.
export interface Point {
  z: number;
}

export type Id = string | Point;
type Shape = { kind: 'a'; center: Point; area(): number };
type Pick1<T, K extends keyof T> = { [P in K]: T[P] };
type Fn = (point: Point) => Id;
type Result<T> = T extends Array<infer U> ? U : never;

export enum Color {
  Red,
  Green = 'green',
  Blue = Red + 1,
}

const enum Flag {
  A = 1,
}

export namespace Geometry {
  export const origin: Point | undefined = undefined;
  export function distance(a: Point, b: Point): number {
    return helper(a) + helper(b);
  }
  function helper(p: Point): number {
    return p.x;
  }
  export namespace Deep {
    export class Solid {}
  }
}

declare module 'ambient' {
  export function ambient(): void;
}

declare global {
  interface Window {
    atlas: Point;
  }
}

function overload(a: string): string;
function overload(a: number): number;
function overload(a: unknown): unknown {
  return a;
}

class Box {
  get(key: string): string;
  get(key: number): number;
  get(key: unknown): unknown {
    return key;
  }
}

function use(shape: Shape, point: Point, color: Color = Color.Red): Pick1<Point, 'x'> {
  shape.center.move(point);
  shape.area();
  Geometry.distance(point, point);
  new Geometry.Deep.Solid();
  const solid: Geometry.Deep.Solid = new Geometry.Deep.Solid();
  overload('a');
  new Box().get(1);
  const flag = Flag.A;
  if (color === Color.Green) return point;
  return point as unknown as Point;
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && use !== undefined;
}

let typed: typeof use;
let literal: Record<string, Point>;
declare function declared(): Point;
declared().move(declared());

class Merged {}
namespace Merged {
  export const extra = 1;
}
Merged.extra;

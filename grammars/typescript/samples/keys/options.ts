export interface Opt {
  depth: number;
  name?: string;
  nested?: Inner;
  run?(): void;
}
export interface Inner {
  level: number;
}
export interface Circle {
  kind: 'circle';
  radius: number;
}
export interface Square {
  kind: 'square';
  side: number;
}
export type Shape = Circle | Square;
export type Wide = { level: string } | Inner;

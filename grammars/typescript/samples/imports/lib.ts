export default function main(): void {}
export function named(): void {}
export const value = 1;
export class Thing {
  use(): void {}
}
export interface Shape {
  draw(): void;
}
function renamed(): void {}
export { renamed as alias, renamed };

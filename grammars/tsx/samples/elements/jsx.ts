export class PressEvent {
  stop(): void {}
}
interface Attributes {
  class?: string;
  onClick?: (event: PressEvent) => void;
}
interface LinkAttributes extends Attributes {
  href?: string;
}
export namespace JSX {
  export interface IntrinsicElements {
    div: Attributes;
    a: LinkAttributes;
    'x-row': Attributes;
  }
}

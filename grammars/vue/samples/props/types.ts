export interface Options {
  size: number;
  label?: string;
}

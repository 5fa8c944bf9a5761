export interface Directive {
  name: string;
  /** Lines after the name. */
  argument: readonly string[];
  options: Readonly<Partial<Record<string, string>>>;
  content: readonly string[];
}

export class Span {
  toJSON(): object {
    return {};
  }
  toString(): string {
    return '';
  }
}

export class Money extends Span {
  [Symbol.toPrimitive](): string {
    return '';
  }
}

export function written(span: Span, money: Money): void {
  console.log(`in ${span}`);
  console.log(`for ${money}`);
  console.log(String(span));
}

export function sent(span: Span, money: Money): void {
  JSON.stringify(span);
  JSON.stringify(money, null, 2);
}

// A string has no such method, so nothing is certain.
export function maybe(span: Span | string): void {
  JSON.stringify(span);
}

declare function tag(parts: TemplateStringsArray, ...values: unknown[]): string;

// The function gets the value itself.
export function tagged(span: Span): string {
  return tag`${span}`;
}

// The name is that of a parameter.
export function other(JSON: { stringify(value: unknown): string }, span: Span): string {
  return JSON.stringify(span);
}

export function unknown(value: unknown): string {
  return JSON.stringify(value) + `${value} ${1} ${'a'}`;
}

import { Injectable } from './library.ts';

function logged(target: unknown, context: unknown): void {}
function option(name: string) {
  return (target: unknown, context: unknown): void => {};
}

/** Documented. */
@Injectable()
@logged
export class Service {
  @option('x') field = 1;

  /** Runs. */
  @logged
  @option(name())
  run(@Injectable() value: number): void {}
}

function name(): string {
  return 'y';
}

@logged
class Plain {}

import type { Base } from './base.ts'
import type { Context } from './context.ts'

export type Env = { Variables?: object }
export interface BlankEnv {}
export type Next = () => Promise<void>
export type Handler<E extends Env = any, P extends string = any, R = any> = (context: Context<E, P>, next: Next) => R
export type Middleware<E extends Env = any, P extends string = any> = (
  context: Context<E, P>,
  next: Next,
) => Promise<Response | void>
export type H<E extends Env = any, P extends string = any, R = any> = Handler<E, P, R> | Middleware<E, P>
export type Join<A extends string, B extends string> = B extends '' ? A : `${A}/${B}`
export type Merged<T extends any[]> = T extends [infer Head, ...infer Rest] ? Head & Merged<Rest> : {}

// Nothing separates the call signatures but the ends of the lines.
export interface HandlerInterface<E extends Env = Env, M extends string = string, Path extends string = '/'> {
  // app.get(handler)
  <P extends string = Path, R = any, E2 extends Env = E>(
    handler: H<E2, P, R>
  ): Base<Merged<[E, E2]>, Path>

  // app.get(handler, handler)
  <
    P extends string = Path,
    R = any,
    E2 extends Env = E,
    E3 extends Env = Merged<[E, E2]>,
    M1 extends H<E2, P> = H<E2, P>,
  >(
    ...handlers: [H<E2, P> & M1, H<E3, P, R>]
  ): Base<Merged<[E, E2, E3]>, Path>

  // app.get(path, handler)
  <P extends string, Whole extends Join<Path, P>, R = any, E2 extends Env = E>(
    path: P,
    handler: H<E2, Whole, R>
  ): Base<E, Join<Path, P>>

  /** app.get(path, handler, handler) */
  <P extends string, Whole extends Join<Path, P>, R = any, E2 extends Env = E, M1 extends H<E2, Whole> = H<E2, Whole>>(
    path: P,
    ...handlers: [H<E2, Whole> & M1, H<E2, Whole, R>]
  ): Base<E, Join<Path, P>>

  // app.get(path)
  <P extends string>(path: P): Base<E, Join<Path, P>>
}

export interface MiddlewareInterface<E extends Env = Env, Path extends string = '/'> {
  <E2 extends Env = E>(...handlers: Middleware<E2, Join<Path, '*'>>[]): Base<Merged<[E, E2]>, Path>

  <P extends string, E2 extends Env = E>(path: P, ...handlers: Middleware<E2, Join<Path, P>>[]): Base<E, Path>
}

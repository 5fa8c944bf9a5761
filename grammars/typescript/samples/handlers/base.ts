import type { Env, HandlerInterface, Join, MiddlewareInterface } from './types.ts'

class App<E extends Env = Env, Path extends string = '/'> {
  get!: HandlerInterface<E, 'get', Path>
  post!: HandlerInterface<E, 'post', Path>
  use!: MiddlewareInterface<E, Path>
  under<P extends string>(path: P): App<E, Join<Path, P>> {
    return this as any
  }
}
export { App as Base }

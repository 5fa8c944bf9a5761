import type { Store } from './store.ts';

// The names of the other module are in scope here, and its types get these members.
declare module './store.ts' {
  interface Store {
    log(): void;
  }
  interface Plugins {
    logged: Store;
  }
}

export function watch(plugins: { logged: Store }): void {
  plugins.logged.log(); // logged, log
}

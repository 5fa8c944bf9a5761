import './logging.ts';
import type { Plugins, Store } from './store.ts';

export function run(store: Store, plugins: Plugins): void {
  store.log(); // log
  plugins.logged.get('name'); // logged, Store.get
  plugins.store.log(); // Plugins.store, log
  window.speaker.speak(); // global.Window.speaker, Speaker.speak
  announce.loudly(); // global.announce
}

import { Meter } from './meter.ts';

export function run(): void {
  BUILD_ID; // global.BUILD_ID
  globalThis.BUILD_ID; // global.BUILD_ID
  window.BUILD_ID; // global.BUILD_ID
  self.BUILD_ID; // global.BUILD_ID
  global.BUILD_ID; // global.BUILD_ID
  globalThis.meter.tick(); // global.meter, Meter.tick
  window.report('a'); // global.report
  window.track('a'); // global.Window.track
  globalThis.shared.size;
  const { meter } = globalThis;
  meter.tick(); // Meter.tick
  globalThis.meter = new Meter(); // global.meter, Meter -> Meter
  globalThis.missing;
}

// The name is that of a parameter.
export function local(window: { BUILD_ID: string }): string {
  return window.BUILD_ID;
}

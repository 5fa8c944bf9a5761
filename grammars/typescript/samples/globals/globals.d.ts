import type { Meter } from './meter.ts';

declare global {
  var BUILD_ID: string;
  var meter: Meter;
  function report(text: string): void;
  interface Window {
    track(name: string): void;
  }
}

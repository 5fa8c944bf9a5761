import type { Collector } from '../collector.ts';
import { go } from './go/collector.ts';
import { java } from './java/collector.ts';
import { php } from './php/collector.ts';
import { python } from './python/collector.ts';
import { ruby } from './ruby/collector.ts';
import { typescript } from './typescript/collector.ts';

export const collectors: readonly Collector[] = [typescript, python, java, go, php, ruby];

/** Throws an Error that names the choices. */
export function collectorOf(language: string): Collector {
  const collector = collectors.find((each) => each.language === language);
  if (collector) return collector;
  const known = collectors.map((each) => each.language).join(', ');
  throw new Error(`The benchmark has no collector for ${language}. There are: ${known}.`);
}

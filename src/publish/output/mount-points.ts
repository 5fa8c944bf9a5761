import { readFileSync } from 'node:fs';

/** Mounted folders, on Linux; empty elsewhere. A folder of the same file system can be mounted too, with the same device. */
export function mountPoints(): ReadonlySet<string> {
  try {
    return parseMounts(readFileSync('/proc/self/mountinfo', 'utf8'));
  } catch {
    // Other systems have no such file. There, only mounts of another device are recognised.
    return new Set();
  }
}

/** The mount points in a text as of `/proc/self/mountinfo`, which writes spaces and line feeds as octal numbers. */
export function parseMounts(text: string): Set<string> {
  const points = new Set<string>();
  for (const line of text.split('\n')) {
    const point = line.split(' ')[4];
    if (point === undefined) continue;
    points.add(point.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(parseInt(code, 8))));
  }
  return points;
}

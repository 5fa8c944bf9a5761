const KILO = 1000;

/** `1.2 MB`: powers of 1,000, as disks and networks count. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= KILO && unit < units.length - 1) {
    value /= KILO;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[unit] ?? ''}`;
}

export function formatSeconds(seconds: number): string {
  return seconds < 1 ? `${(seconds * KILO).toFixed(0)} ms` : `${seconds.toFixed(1)} s`;
}

/** `12,345`, whatever the locale of the machine is. */
export function formatCount(count: number): string {
  return count.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 2 : 1)} x`;
}

export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

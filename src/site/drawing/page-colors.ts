import type { DrawingColors } from './messages.ts';

const names = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line-2', 'water', 'water-soft'] as const;

/** The colours of the theme that the page has now. */
export function pageColors(): DrawingColors {
  const style = getComputedStyle(document.documentElement);
  const entries = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const);
  return {
    ...(Object.fromEntries(entries) as Record<(typeof names)[number], string>),
    isDark: document.documentElement.dataset['theme'] === 'dark',
  };
}

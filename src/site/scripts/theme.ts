import { preferences } from './atlas.ts';
import { iconButton, setIcon } from './icon.ts';

const choices = ['system', 'light', 'dark'] as const;
type Choice = (typeof choices)[number];

const icons: Record<Choice, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
};

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Adds the button that cycles through the themes. `theme.js` has already applied the stored choice. */
export function addThemeButton(): void {
  const button = iconButton('theme', icons.system);
  const show = () => {
    const chosen = choice();
    document.documentElement.dataset['theme'] =
      chosen === 'system' ? (prefersDark.matches ? 'dark' : 'light') : chosen;
    setIcon(button, icons[chosen]);
    button.ariaLabel = `Theme: ${chosen}`;
    button.title = `Theme: ${chosen}`;
    document.dispatchEvent(new Event('treeatlas:theme'));
  };
  button.addEventListener('click', () => {
    const next = choices[(choices.indexOf(choice()) + 1) % choices.length] ?? 'system';
    preferences.write('theme', next === 'system' ? null : next);
    show();
  });
  prefersDark.addEventListener('change', show);
  document.querySelector('.top')?.append(button);
  show();
}

function choice(): Choice {
  const stored = preferences.read('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

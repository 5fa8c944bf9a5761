import type { BlameSource } from '../../query/blame.ts';

type Name = 'a' | 'b' | 'code' | 'p' | 'small' | 'span';

/** Makes an element with a text. */
export function textElement<Tag extends Name>(name: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Makes the day of a commit. */
export function dayElement({ date }: BlameSource): HTMLTimeElement {
  const day = document.createElement('time');
  day.dateTime = date;
  day.textContent = date;
  return day;
}

import type { BlameSource } from '../../query/blame.ts';
import { textElement } from './text-element.ts';

/** Shows the commit of the label that has the pointer or the focus. */
export function watchTip(code: Element, commitOf: (label: HTMLElement) => BlameSource | undefined): void {
  const tip = document.createElement('div');
  tip.className = 'blame-tip';
  tip.role = 'tooltip';
  tip.hidden = true;
  document.body.append(tip);
  const hide = () => (tip.hidden = true);
  const show = (event: Event) => {
    const label = event.target instanceof Element ? event.target.closest<HTMLElement>('.by') : null;
    const commit = label ? commitOf(label) : undefined;
    if (!label || !commit) {
      hide();
      return;
    }
    tip.replaceChildren(
      textElement('b', commit.subject),
      textElement('span', `${commit.author} · ${commit.date}${commit.isOldest ? ' or earlier' : ''}`),
      textElement('code', commit.hash.slice(0, 10)),
    );
    tip.hidden = false;
    const { left, bottom, top } = label.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    tip.style.top = `${bottom + height + 8 > innerHeight ? top - height - 4 : bottom + 4}px`;
  };
  code.addEventListener('pointerover', show);
  code.addEventListener('focusin', show);
  code.addEventListener('pointerleave', hide);
  code.addEventListener('focusout', hide);
  addEventListener('scroll', hide, { passive: true });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}

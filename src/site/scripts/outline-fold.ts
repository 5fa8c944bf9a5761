/** Adds the button that opens an outline where narrow screens fold it. A followed link folds it again: the code is what is read. */
export function foldOutlines(): void {
  for (const outline of document.querySelectorAll<HTMLElement>('.rail.outline')) {
    const heading = outline.querySelector('.eyebrow');
    if (!heading) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'outline-fold';
    button.ariaLabel = heading.textContent;
    const open = (isOpen: boolean) => {
      outline.classList.toggle('open', isOpen);
      button.ariaExpanded = String(isOpen);
    };
    open(false);
    button.addEventListener('click', () => open(button.ariaExpanded !== 'true'));
    outline.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) open(false);
    });
    heading.append(button);
  }
}

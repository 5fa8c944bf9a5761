/** Creates a button for the top bar. `path` is SVG path data in a 24 by 24 view box. */
export function iconButton(className: string, path: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `icon-button ${className}`;
  setIcon(button, path);
  return button;
}

export function setIcon(button: HTMLButtonElement, path: string): void {
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

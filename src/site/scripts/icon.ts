/** A button with a drawing made of SVG path data, for the bar at the top. */
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

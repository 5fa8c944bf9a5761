/** Brings the present page into view where tabs are a line that scrolls, as on phones. */
export function showCurrentTab(): void {
  const tabs = document.querySelector<HTMLElement>('nav.questions');
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !current) return;
  const { left, width } = current.getBoundingClientRect();
  // Not `scrollIntoView`, which may scroll the page.
  tabs.scrollLeft += left + width / 2 - tabs.getBoundingClientRect().left - tabs.clientWidth / 2;
}
